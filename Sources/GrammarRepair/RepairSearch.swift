import ByteScanning
import GrammarCombinators
import Spelling

/// A search for the cheapest changes that let a text go on behind the place where a grammar does not fit it.
///
/// It is Dijkstra's algorithm over situations: a place in the text, with what is still to come of the grammar there.
/// Of situations at the same cost, the one furthest on in the text is looked at first, so that a part of the text
/// that fits is passed once.
struct RepairSearch: ~Copyable {
  /// A way to go on.
  struct Mend {
    var edits: [PlannedEdit]
    var cost: Int
    /// Whether no other changes cost as little.
    var isOnlyOne: Bool
    /// The place up to which the text is known to fit, in the text before the changes.
    var end: Int
  }

  struct Situation {
    var place: Int32
    /// What is still to come: the number of a frame, from 1 on; 0 for nothing.
    var stack: Int32
    var before = Change.none

    /// The number of the match in whose place another text is being read, -1 for none; and how far that text has been
    /// read.
    var match: Int32 = -1
    var offset: Int32 = 0

    /// Whether a habit has been replaced in a text that the grammar fits. What follows is then looked at once more.
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
    case leftOut(start: Int32, end: Int32)
    /// A token that is missing, by its number.
    case putIn(at: Int32, Int32)
    /// A word that is near to what stands there, by its number.
    case spelled(start: Int32, end: Int32, Int32)
    /// The place of a habit, by the number of its match.
    case habit(Int32)
  }

  struct Entry {
    var situation: Situation
    var cost: Int
    var parent: Int32
    var edit: Edit?
    /// How many tokens in a row fit behind the last change.
    var trusted: Int
    /// How many tokens fit behind the first change.
    var fitted = 0
    /// The entry of the last change on the way to this one; -1 without a change. Two entries that share it share all
    /// changes.
    var changed: Int32 = -1
  }

  /// A place in the grammar, and the frame of what comes behind.
  struct Frame {
    var place: Int32
    var rest: Int32
  }

  let graph: RepairGraph
  let habits: HabitTable
  let trustedTokens: Int
  /// The most situations that may be looked at; ``looked`` counts them.
  private var mostSituations: Int
  let limit: Int
  private(set) var looked = 0
  /// Whether ``RepairCosts/trustedTokens`` have fitted behind some changes.
  private(set) var hasDoubtful = false
  let textPieces: TextPieces
  /// The first place at which a slip of the fingers can begin that reaches up to the failure.
  let firstSlip: Int

  /// The place in the text before which nothing is changed.
  let firstEdit: Int

  /// The furthest place that the grammar fits.
  let failure: Int

  /// Where the last piece before it ends.
  let endBeforeFailure: Int

  /// Whether only habits are looked for: the grammar fits the text, and something else refuses it.
  let isOfHabits: Bool

  var walk: GrammarWalk
  var frames: [Frame] = []

  /// The steps that can come next, each with the frame of what comes behind it; ``waysOfFrames`` has the range of
  /// them for each frame. They are kept since a search looks at them again and again.
  var ways: [(step: Int32, rest: Int32)] = []
  var waysOfFrames: [(ways: Range<Int>, isOptional: Bool)?] = []
  var numbers = KeyTable()
  var entries: [Entry] = []
  var queue = CostQueue()

  /// The lowest known cost of each situation, by its key.
  var best = KeyTable(capacity: 512)

  /// The ends of tokens at places that have been looked at, plus 1; 0 where the token does not stand. The ends of
  /// white space are kept here too, as they are.
  var ends = KeyTable(capacity: 256)
  var pieces: [Piece] = []
  var pieceNumbers = KeyTable()
  var nearest: [(word: [UInt8], cost: Int)?] = []
  var nearestNumbers = KeyTable()

  /// The white space that was passed last, and where it ends.
  var lastSpacing: (spacing: Int32, place: Int, end: Int) = (Node.none, 0, 0)

  var matches: [HabitMatch] = []
  var habitLists: [Range<Int32>] = []
  var habitRanges = KeyTable()
  var nextBase: Int32 = 0

  /// Habits are looked for from so many bytes before the first possible change to so many bytes behind the failure.
  private static let reach = 1000

  /// - Parameters:
  ///   - failure: why the text does not fit.
  ///   - firstEdit: the place before which nothing is changed.
  ///   - trustedTokens: how many tokens behind the changes show that they are right.
  ///   - mostSituations: how many situations are looked at.
  ///   - limit: what the changes cost at most.
  init(
    _ graph: RepairGraph, _ habits: HabitTable, in input: Span<UInt8>, at failure: ParseFailure,
    firstEdit: Int, trusting trustedTokens: Int, most mostSituations: Int, costing limit: Int
  ) {
    self.graph = graph
    self.habits = habits
    self.trustedTokens = trustedTokens
    self.mostSituations = mostSituations
    self.limit = limit
    self.failure = failure.offset
    self.firstEdit = firstEdit
    var end = min(failure.offset, input.count)
    while end > 0, WhiteSpace.contains(input[end - 1]) { end -= 1 }
    endBeforeFailure = end
    isOfHabits = failure.refusal != nil
    // The failure may stand before what has been changed already.
    let last = max(firstEdit, failure.offset)
    let range = max(0, firstEdit - Self.reach)..<min(input.count, last + Self.reach)
    textPieces = TextPieces(input, in: habits.isEmpty ? 0..<0 : range)
    firstSlip = textPieces.start(ofPieces: habits.longestSlip, upTo: end)
    walk = GrammarWalk(over: graph.layout, from: 0)
    walk.silence = 1
  }

  /// The cheapest changes with which the text can be read on; `nil` if none are found. Of ways that cost the same it
  /// is the one that changes the text furthest on.
  ///
  /// - Parameters:
  ///   - count: how many ways that do not help are tried before the search ends.
  ///   - isOne: whether a way lets the text be read on.
  mutating func mend(of input: Span<UInt8>, most count: Int, where isOne: (Mend) -> Bool) -> Mend? {
    add(Situation(place: 0, stack: push(graph.start, 0)), 0, -1, trusted: 0)
    var found: (mend: Mend, text: ContiguousArray<UInt8>)?
    var others: [Mend] = []
    var seen: [Int32] = []
    while let next = queue.pop() {
      let index = next.number
      let entry = entries[Int(index)]
      guard best[key(of: entry.situation)] == Int32(entry.cost) else { continue }
      if let found, next.cost > found.mend.cost { break }
      if next.stage > 0 {
        change(at: Int(next.stage), from: index, entry, input)
        continue
      }
      // Situations before the first possible change do not count, however long the text is before it.
      if Int(entry.situation.place) >= firstEdit { looked += 1 }
      if looked > mostSituations { break }
      let isEnd = entry.situation.stack == 0 && entry.situation.match < 0 && Int(entry.situation.place) == input.count
      let isBehind = Int(entry.situation.place) > failure
      let isTrusted = isBehind && trusts(entry, after: trustedTokens)
      if isBehind, trusts(entry, after: RepairCosts.trustedTokens) {
        hasDoubtful = true
        mostSituations = min(mostSituations, looked + RepairCosts.doubtfulSituations)
      }
      guard entry.cost > 0, isEnd || isTrusted else {
        goOn(from: index, entry, input)
        continue
      }
      if seen.contains(entry.changed) { continue }
      seen.append(entry.changed)
      let edits = edits(upTo: index, in: input)
      let changed = edits.map { $0.edit }.applied(to: input)
      if let known = found {
        if known.text == changed { continue }
        found?.mend.isOnlyOne = false
        break
      }
      if others.contains(where: { $0.edits == edits }) { continue }
      let mend = Mend(
        edits: edits, cost: entry.cost, isOnlyOne: !others.contains { $0.cost == entry.cost },
        end: Int(entry.situation.place))
      if isOne(mend) {
        found = (mend, changed)
        if !mend.isOnlyOne { break }
      } else {
        others.append(mend)
        if others.count == count { break }
      }
    }
    return found?.mend
  }
}
