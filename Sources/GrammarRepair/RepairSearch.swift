import ByteScanning
import GrammarCombinators
import Spelling

/// A search for the cheapest changes that let a text go on behind the place where a grammar does not fit it.
///
/// It is that of Dijkstra, over situations: a place in the text and what is still to come of the grammar there. A situation
/// behind others that cost nothing is found first, so that the part of a text that fits is passed once.
struct RepairSearch: ~Copyable {
  /// A way to go on.
  struct Mend {
    var edits: [PlannedEdit]
    var cost: Int
    /// Whether no other changes cost as little.
    var isOnlyOne: Bool
    /// The place behind it up to which the text is known to fit.
    var end: Int
  }

  struct Situation {
    var place: Int32
    /// What is still to come: the number of a frame, from 1 on; 0 for nothing.
    var stack: Int32
    var before = Change.none

    /// The number of the habit in whose place another text is being read, and how far; -1 for none.
    var match: Int32 = -1
    var offset: Int32 = 0

    /// Whether something has been changed where the grammar fits as it stands: what comes behind is looked at once more.
    var isChanged = false
  }

  enum Change {
    case none
    case putIn
    case leftOut(Piece.Kind)

    var number: Int32 {
      switch self {
      case .none: 0
      case .putIn: 1
      case .leftOut(let kind): 2 + kind.rawValue
      }
    }
  }

  enum Edit {
    /// A text that is put in the place of another, by its number.
    case text(start: Int32, end: Int32, Int32)
    /// A habit, by its number.
    case habit(Int32)
  }

  struct Entry {
    var situation: Situation
    var cost: Int
    var parent: Int32
    var edit: Edit?
    /// The tokens of the text that fit behind the last change.
    var trusted: Int
    /// Those that fit behind the first one.
    var fitted = 0
  }

  /// A place in the grammar, and the frame of what comes behind.
  struct Frame {
    var place: Int32
    var rest: Int32
  }

  let graph: RepairGraph
  let costs: RepairCosts
  let habits: [Habit]
  let textPieces: TextPieces

  /// The place in the text up to which changes are wanted no more: they have been made.
  let firstEdit: Int

  /// The furthest place that the grammar fits.
  let failure: Int

  /// Whether only habits are looked at: the grammar fits there, and something else does not.
  let isOfHabits: Bool

  var walk: GrammarWalk
  var frames: [Frame] = []
  var numbers = KeyTable()
  var entries: [Entry] = []
  var queue = CostQueue()
  var known = KeyTable()
  var texts: [(text: [UInt8], isMadeUp: Bool)] = []

  /// The ends of the tokens at places that have been looked at: 0 where none stands there.
  var ends = KeyTable()
  var pieces: [Piece] = []
  var pieceNumbers = KeyTable()
  var nearest: [(word: [UInt8], cost: Int)?] = []
  var nearestNumbers = KeyTable()

  var matches: [HabitMatch] = []
  var habitLists: [Range<Int32>] = []
  var habitRanges = KeyTable()
  var nextBase: Int32 = 0

  /// Habits are looked for so many bytes around the places that changes are made at.
  private static let reach = 1000

  /// - Parameters:
  ///   - failure: why the text does not fit.
  ///   - firstEdit: the place before which nothing is changed.
  init(
    _ graph: RepairGraph, costs: RepairCosts, _ habits: [Habit], in input: Span<UInt8>, at failure: ParseFailure,
    firstEdit: Int
  ) {
    self.graph = graph
    self.costs = costs
    self.habits = habits
    self.failure = failure.offset
    self.firstEdit = firstEdit
    isOfHabits = failure.refusal != nil
    // What fails may stand before what has been changed.
    let end = max(firstEdit, failure.offset)
    let range = max(0, firstEdit - Self.reach)..<min(input.count, end + Self.reach)
    textPieces = TextPieces(input, in: habits.isEmpty ? 0..<0 : range)
    walk = GrammarWalk(over: graph.layout, from: 0)
    walk.silence = 1
  }

  /// The cheapest ways to go on, the cheapest first; of equal ones the one that changes the text furthest on.
  mutating func mends(of input: Span<UInt8>, most count: Int) -> [Mend] {
    add(Situation(place: 0, stack: push(graph.start, 0)), 0, -1, trusted: 0)
    var mends: [Mend] = []
    var looked = 0
    while let index = queue.pop() {
      let entry = entries[Int(index)]
      guard known.insert(0, for: key(of: entry.situation)) else { continue }
      // What comes before the place where changes begin is passed, however long it is.
      if Int(entry.situation.place) >= firstEdit { looked += 1 }
      if looked > costs.mostSituations || entry.cost > costs.limit { break }
      if let last = mends.last, mends.count == count, entry.cost > last.cost { break }
      let isEnd = entry.situation.stack == 0 && entry.situation.match < 0 && Int(entry.situation.place) == input.count
      let isTrusted = costs.trusts(entry) && Int(entry.situation.place) > failure
      if entry.cost > 0, isEnd || isTrusted {
        let edits = edits(upTo: index, in: input)
        let changed = edits.map { $0.edit }.applied(to: input)
        if let same = mends.firstIndex(where: { $0.cost == entry.cost }),
          mends[same].edits.map({ $0.edit }).applied(to: input) != changed
        {
          mends[same].isOnlyOne = false
        }
        if mends.count < count, !mends.contains(where: { $0.edits == edits }) {
          let isOnlyOne = !mends.contains { $0.cost == entry.cost }
          mends.append(
            Mend(edits: edits, cost: entry.cost, isOnlyOne: isOnlyOne, end: Int(entry.situation.place)))
        }
        continue
      }
      goOn(from: index, entry, input)
    }
    return mends
  }

  // MARK: Situations

  mutating func push(_ place: Int32, _ rest: Int32) -> Int32 {
    let key = UInt64(place, rest)
    if let number = numbers[key] { return number }
    frames.append(Frame(place: place, rest: rest))
    numbers.insert(Int32(frames.count), for: key)
    return Int32(frames.count)
  }

  /// The key of a situation, which no other has.
  // No search has as many frames as there would have to be for two to have one.
  private func key(of situation: Situation) -> UInt64 {
    let place = situation.match < 0 ? situation.place : -1 - matches[Int(situation.match)].base - situation.offset
    return UInt64(place, situation.stack << 4 | situation.before.number << 1 | (situation.isChanged ? 1 : 0))
  }

  mutating func add(
    _ situation: Situation, _ cost: Int, _ parent: Int32, trusted: Int, _ edit: Edit? = nil
  ) {
    if cost > costs.limit || known[key(of: situation)] != nil { return }
    let before = parent < 0 ? 0 : entries[Int(parent)].fitted
    entries.append(
      Entry(
        situation: situation, cost: cost, parent: parent, edit: edit, trusted: trusted,
        fitted: trusted > 0 ? before + 1 : before))
    queue.push(Int32(entries.count - 1), cost: cost, place: situation.place)
  }

  mutating func goOn(from index: Int32, _ entry: Entry, _ input: Span<UInt8>) {
    let situation = entry.situation
    let isChangeable = Int(situation.place) >= firstEdit
    var stack = situation.stack
    // A token may stand behind white space.
    var spaced: Int?
    while stack > 0 {
      let frame = frames[Int(stack) - 1]
      let place = graph.places[Int(frame.place)]
      for number in place.steps {
        let step = graph.steps[Int(number)]
        if situation.match >= 0 {
          take(step, behind: frame.rest, ofMatchAt: index, entry, input)
        } else {
          take(step, behind: frame.rest, from: index, entry, isChangeable, input)
          let start = end(ofSpacing: step.spacing, at: Int(situation.place), input)
          if start > situation.place { spaced = start }
        }
      }
      guard place.isOptional else { break }
      stack = frame.rest
    }
    if situation.match >= 0 { return }
    if stack == 0, situation.stack != 0, Int(situation.place) == input.count {
      add(
        Situation(place: situation.place, stack: 0, isChanged: situation.isChanged), entry.cost, index,
        trusted: entry.trusted)
    }
    guard isChangeable else { return }
    if !habits.isEmpty {
      readHabits(at: Int(situation.place), from: index, entry, input)
      if let start = spaced { readHabits(at: start, from: index, entry, input) }
    }
    if !isOfHabits, situation.before.number != Change.putIn.number { leaveOut(from: index, entry, input) }
  }
}
