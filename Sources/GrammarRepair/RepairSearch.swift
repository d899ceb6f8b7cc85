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

  private struct Situation {
    var place: Int32
    /// What is still to come: the number of a frame, from 1 on; 0 for nothing.
    var stack: Int32
    var before = Change.none

    // No search has as many frames as there would have to be for two situations to have one key.
    var key: UInt64 { UInt64(place, stack << 4 | before.number) }
  }

  private enum Change {
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

  private struct Entry {
    var situation: Situation
    var cost: Int
    var parent: Int32
    var edit: (start: Int32, end: Int32, text: Int32)?
    /// The tokens of the text that fit behind the last change.
    var trusted: Int
  }

  /// A place in the grammar, and the frame of what comes behind.
  private struct Frame {
    var place: Int32
    var rest: Int32
  }

  private let graph: RepairGraph
  private let costs: RepairCosts

  /// The place in the text up to which changes are wanted no more: they have been made.
  private let firstEdit: Int

  /// The furthest place that the grammar fits.
  private let failure: Int

  private var walk: GrammarWalk
  private var frames: [Frame] = []
  private var numbers = KeyTable()
  private var entries: [Entry] = []
  private var queue = CostQueue()
  private var known = KeyTable()
  private var texts: [(text: [UInt8], isMadeUp: Bool)] = []

  /// The ends of the tokens at places that have been looked at: 0 where none stands there.
  private var ends = KeyTable()
  private var pieces: [Piece] = []
  private var pieceNumbers = KeyTable()
  private var nearest: [(word: [UInt8], cost: Int)?] = []
  private var nearestNumbers = KeyTable()

  /// - Parameters:
  ///   - failure: the furthest place that the grammar fits.
  ///   - firstEdit: the place before which nothing is changed.
  init(_ graph: RepairGraph, costs: RepairCosts, failure: Int, firstEdit: Int) {
    self.graph = graph
    self.costs = costs
    self.failure = failure
    self.firstEdit = firstEdit
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
      guard known.insert(0, for: entry.situation.key) else { continue }
      // What comes before the place where changes begin is passed, however long it is.
      if Int(entry.situation.place) >= firstEdit { looked += 1 }
      if looked > costs.mostSituations || entry.cost > costs.limit { break }
      if let last = mends.last, mends.count == count, entry.cost > last.cost { break }
      let isEnd = entry.situation.stack == 0 && Int(entry.situation.place) == input.count
      let isTrusted = entry.trusted >= costs.trustedTokens && Int(entry.situation.place) > failure
      if entry.cost > 0, isEnd || isTrusted {
        let edits = edits(upTo: index, in: input)
        if let same = mends.firstIndex(where: { $0.cost == entry.cost }), mends[same].edits != edits {
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

  private mutating func push(_ place: Int32, _ rest: Int32) -> Int32 {
    let key = UInt64(place, rest)
    if let number = numbers[key] { return number }
    frames.append(Frame(place: place, rest: rest))
    numbers.insert(Int32(frames.count), for: key)
    return Int32(frames.count)
  }

  private mutating func add(
    _ situation: Situation, _ cost: Int, _ parent: Int32, trusted: Int,
    _ edit: (start: Int32, end: Int32, text: Int32)? = nil
  ) {
    if cost > costs.limit || known[situation.key] != nil { return }
    entries.append(Entry(situation: situation, cost: cost, parent: parent, edit: edit, trusted: trusted))
    queue.push(Int32(entries.count - 1), cost: cost, place: situation.place)
  }

  private mutating func goOn(from index: Int32, _ entry: Entry, _ input: Span<UInt8>) {
    let situation = entry.situation
    let isChangeable = Int(situation.place) >= firstEdit
    var stack = situation.stack
    while stack > 0 {
      let frame = frames[Int(stack) - 1]
      let place = graph.places[Int(frame.place)]
      for number in place.steps {
        take(graph.steps[Int(number)], behind: frame.rest, from: index, entry, isChangeable, input)
      }
      guard place.isOptional else { break }
      stack = frame.rest
    }
    if stack == 0, situation.stack != 0, Int(situation.place) == input.count {
      add(Situation(place: situation.place, stack: 0), entry.cost, index, trusted: entry.trusted)
    }
    if isChangeable, situation.before.number != Change.putIn.number { leaveOut(from: index, entry, input) }
  }

  /// Goes on with a token, as it stands there, as it is meant, or put in.
  private mutating func take(
    _ step: RepairGraph.Step, behind rest: Int32, from index: Int32, _ entry: Entry, _ isChangeable: Bool,
    _ input: Span<UInt8>
  ) {
    let place = Int(entry.situation.place)
    let start = end(ofSpacing: step.spacing, at: place, input)
    let token = graph.tokens[Int(step.token)]
    var next: Int32?
    func behind(_ search: inout RepairSearch) -> Int32 {
      if let next { return next }
      var stack = rest
      for number in step.pushed { stack = search.push(search.graph.pushed[Int(number)], stack) }
      next = stack
      return stack
    }
    if token.isEnd {
      if start == input.count {
        add(Situation(place: Int32(start), stack: behind(&self)), entry.cost, index, trusted: entry.trusted)
      }
      return
    }
    let end = end(of: step.token, at: start, input)
    if end > start {
      add(
        Situation(place: Int32(end), stack: behind(&self)), entry.cost, index,
        trusted: entry.cost > 0 ? entry.trusted + 1 : 0)
    } else if end == start {
      add(Situation(place: Int32(place), stack: behind(&self)), entry.cost, index, trusted: entry.trusted)
    }
    guard isChangeable else { return }
    if end < start, start < input.count, let near = near(step.token, token, at: start, input) {
      let pieceEnd = piece(at: start, input).end
      add(
        Situation(place: Int32(pieceEnd), stack: behind(&self)), entry.cost + near.cost, index, trusted: 0,
        (Int32(start), Int32(pieceEnd), number(of: near.word)))
    }
    if let (text, price) = insertion(of: token, step) {
      var price = price
      if case .leftOut(let kind) = entry.situation.before {
        price += kind == text[0].kindOfSign ? -costs.replacing : costs.replacing
      }
      add(
        Situation(place: Int32(place), stack: behind(&self), before: .putIn), entry.cost + price, index, trusted: 0,
        (Int32(place), Int32(place), number(of: text)))
    } else if let sample = token.sample {
      makeUp(sample, before: behind(&self), from: index, entry)
    }
  }

  /// Goes on as if a content were there that is missing.
  private mutating func makeUp(
    _ sample: [UInt8], before stack: Int32, from index: Int32, _ entry: Entry
  ) {
    let place = entry.situation.place
    add(
      Situation(place: place, stack: stack, before: .putIn), entry.cost + costs.content, index, trusted: 0,
      (place, place, number(of: sample, isMadeUp: true)))
  }

  private mutating func leaveOut(from index: Int32, _ entry: Entry, _ input: Span<UInt8>) {
    let place = Int(entry.situation.place)
    var start = place
    while start < input.count, WhiteSpace.contains(input[start]) { start += 1 }
    guard start < input.count else { return }
    let piece = piece(at: start, input)
    let price = price(ofLeavingOut: start..<piece.end, piece.kind, behind: place, input)
    add(
      Situation(place: Int32(piece.end), stack: entry.situation.stack, before: .leftOut(piece.kind)),
      entry.cost + price, index, trusted: 0, (Int32(start), Int32(piece.end), number(of: [])))
  }

  // MARK: What stands in the text

  private mutating func end(ofSpacing spacing: Int32, at place: Int, _ input: Span<UInt8>) -> Int {
    if spacing == Node.none { return place }
    walk.offset = place
    return walk.skips(spacing, input) ? walk.offset : place
  }

  /// The end of a token; -1 where it does not stand there.
  private mutating func end(of token: Int32, at place: Int, _ input: Span<UInt8>) -> Int {
    let node = graph.tokens[Int(token)].node
    // Most tokens can't begin with what stands there.
    guard walk.canBegin(node, with: input.byte(at: place)) else { return -1 }
    let key = UInt64(token, Int32(place))
    if let end = ends[key] { return Int(end) - 1 }
    walk.offset = place
    let end = walk.fits(node, input) ? walk.offset : -1
    ends.insert(Int32(end + 1), for: key)
    return end
  }

  /// The piece that begins at a place: the longest token there, or else what looks like one.
  private mutating func piece(at start: Int, _ input: Span<UInt8>) -> Piece {
    if let known = pieceNumbers[UInt64(start)] { return pieces[Int(known)] }
    let byte = input[start]
    var piece = Piece(end: start + 1, kind: byte.kindOfSign)
    for (token, properties) in graph.tokens.enumerated() where !properties.isEnd {
      let end = end(of: Int32(token), at: start, input)
      guard end > piece.end || end == piece.end && properties.spellings.isEmpty else { continue }
      piece.end = end
      piece.kind = properties.spellings.isEmpty ? .content : WordPart.contains(byte) ? .keyword : piece.kind
    }
    if WordPart.contains(byte) || byte >= 0x80 {
      if piece.end == start + 1, piece.kind != .keyword { piece.kind = .content }
      while piece.end < input.count, WordPart.contains(input[piece.end]) || input[piece.end] >= 0x80 {
        piece = Piece(end: piece.end + 1, kind: .content)
      }
    }
    pieceNumbers.insert(Int32(pieces.count), for: UInt64(start))
    pieces.append(piece)
    return piece
  }

  // MARK: What changes cost

  private mutating func price(
    ofLeavingOut range: Range<Int>, _ kind: Piece.Kind, behind place: Int, _ input: Span<UInt8>
  ) -> Int {
    let price =
      switch kind {
      case .openingBracket, .closingBracket: costs.leavingOutBracket
      case .divider: costs.leavingOutSign
      case .sign: costs.leavingOutOperator
      case .keyword: costs.leavingOutKeyword
      case .content: costs.leavingOutContent
      }
    // What stands there twice was typed twice.
    let isRepeated =
      kind != .openingBracket && kind != .closingBracket && place >= range.count
      && range.indices.allSatisfy { input[$0] == input[place - range.count + $0 - range.lowerBound] }
    return isRepeated ? min(price, costs.leavingOutRepeated) : price
  }

  private func insertion(of token: RepairGraph.Token, _ step: RepairGraph.Step) -> (text: [UInt8], price: Int)? {
    guard let text = token.spellings.first, let byte = text.first else { return nil }
    guard token.spellings.count == 1, !step.isOneOfSeveral || byte.isIdle else { return nil }
    if byte.isOpeningBracket { return (text, costs.openingBracket) }
    if byte.isClosingBracket { return (text, costs.closingBracket) }
    if byte.isDivider { return (text, costs.separator) }
    return (text, WordPart.contains(byte) ? costs.keyword : costs.sign)
  }

  /// The only word of a token that is near to what stands there.
  private mutating func near(
    _ number: Int32, _ token: RepairGraph.Token, at start: Int, _ input: Span<UInt8>
  ) -> (word: [UInt8], cost: Int)? {
    guard let first = token.spellings.first?.first, WordPart.contains(first), WordPart.contains(input[start]) else {
      return nil
    }
    let key = UInt64(number, Int32(start))
    if let known = nearestNumbers[key] { return nearest[Int(known)] }
    let written = String(copying: input, in: start..<piece(at: start, input).end)
    let words = token.spellings.map { String(decoding: $0, as: UTF8.self) }
    let spellings = nearestSpellings(to: written, among: words)
    var found: (word: [UInt8], cost: Int)?
    if let word = spellings.first, spellings.count == 1 {
      let (old, new) = (lowercased(written), lowercased(word))
      let edits = editDistance(old, new)
      let cost =
        edits == 0
        ? costs.otherCase
        : new.starts(with: old) ? costs.abbreviation : costs.misspelling + costs.misspeltLetter * edits
      found = (Array(word.utf8), cost)
    }
    nearestNumbers.insert(Int32(nearest.count), for: key)
    nearest.append(found)
    return found
  }

  private func lowercased(_ word: String) -> [UInt8] { word.utf8.map { ASCII.lowercased($0) } }

  private mutating func number(of text: [UInt8], isMadeUp: Bool = false) -> Int32 {
    texts.append((text, isMadeUp))
    return Int32(texts.count - 1)
  }

  /// The changes on the way to an entry, in the order of the text: what touches is one.
  private func edits(upTo last: Int32, in input: Span<UInt8>) -> [PlannedEdit] {
    var changes: [(range: Range<Int>, text: (text: [UInt8], isMadeUp: Bool))] = []
    var index = last
    while index >= 0 {
      let entry = entries[Int(index)]
      if let edit = entry.edit {
        changes.insert((Int(edit.start)..<Int(edit.end), texts[Int(edit.text)]), at: 0)
      }
      index = entry.parent
    }
    var edits: [PlannedEdit] = []
    for change in changes {
      let replacement = String(decoding: change.text.text, as: UTF8.self)
      if let last = edits.indices.last, edits[last].edit.range.upperBound == change.range.lowerBound {
        edits[last].edit.range = edits[last].edit.range.lowerBound..<change.range.upperBound
        edits[last].edit.replacement += replacement
        edits[last].isMadeUp = edits[last].isMadeUp || change.text.isMadeUp
      } else {
        let edit = TextEdit(range: change.range, replacement: replacement)
        edits.append(PlannedEdit(edit: edit, isMadeUp: change.text.isMadeUp))
      }
    }
    return edits.map { PlannedEdit(edit: apart($0.edit, in: input), isMadeUp: $0.isMadeUp) }
  }

  /// A change that keeps the words around it apart, and leaves no two blanks where one was.
  private func apart(_ edit: TextEdit, in input: Span<UInt8>) -> TextEdit {
    var edit = edit
    let before = edit.range.lowerBound > 0 ? input[edit.range.lowerBound - 1] : UInt8(ascii: " ")
    let after = input.byte(at: edit.range.upperBound) ?? UInt8(ascii: " ")
    guard let first = edit.replacement.utf8.first, let last = edit.replacement.utf8.last else {
      if WordPart.contains(before), WordPart.contains(after) { edit.replacement = " " }
      if before == UInt8(ascii: " "), after == UInt8(ascii: " "), edit.range.upperBound < input.count {
        edit.range = edit.range.lowerBound..<edit.range.upperBound + 1
      }
      return edit
    }
    if WordPart.contains(before), WordPart.contains(first) { edit.replacement = " " + edit.replacement }
    if WordPart.contains(after), WordPart.contains(last) { edit.replacement += " " }
    return edit
  }
}

/// A change that is to be made.
struct PlannedEdit: Equatable {
  var edit: TextEdit
  /// Whether it puts in a content that is missing, of which nobody knows what it is: the text goes on behind it.
  var isMadeUp: Bool
}

/// Numbers, the cheapest first; of those that cost the same the one furthest on in the text.
private struct CostQueue {
  private var items: [(key: UInt64, number: Int32)] = []

  mutating func push(_ number: Int32, cost: Int, place: Int32) {
    items.append((UInt64(cost) << 32 | UInt64(Int32.max - place), number))
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if items[parent].key <= items[child].key { break }
      items.swapAt(parent, child)
      child = parent
    }
  }

  mutating func pop() -> Int32? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return first.number }
    items[0] = last
    var parent = 0
    while true {
      var child = parent * 2 + 1
      guard child < items.count else { break }
      if child + 1 < items.count, items[child + 1].key < items[child].key { child += 1 }
      if items[parent].key <= items[child].key { break }
      items.swapAt(parent, child)
      parent = child
    }
    return first.number
  }
}
