/// A walk over a grammar and a text: where it is, and what is wrong where it got to.
package struct GrammarWalk {
  let nodes: [Node]
  let links: [Int32]
  let bytes: [UInt8]
  let classes: [ByteSet]

  /// How many UTF-8 bytes have been walked over.
  package var offset: Int

  /// How far it got, and what it missed there.
  var mistake: Mistake

  /// Where the grammar nests too deep, or has read the same too often: nothing fits any more. `nil` until then.
  var obstacle: Int?

  // Mutating, since another getter is given a copy of the walk where nothing is optimised, which takes stack.
  var isStopped: Bool { mutating get { obstacle != nil } }

  /// The nodes that were left out because no text of theirs begins with what stands at ``skippedPlace``: one, or those of the
  /// first `count` nodes of a choice.
  var skipped: [(node: Int32, count: Int)] = []
  var skippedPlace: Int

  /// How many labels and look-aheads the walk is inside of, which want to know what is missed in them.
  var labels = 0

  /// How many tokens and look-aheads the walk is inside of: what they miss is not the reader's concern.
  package var silence = 0

  /// So much of it that nothing is ever heard: a committed part does not stand, so nothing else is tried.
  static let cut = 1 << 30

  var isCut: Bool { mutating get { silence >= Self.cut / 2 } }

  /// The mistakes, where the walk goes on behind them; `nil` where it does not.
  var mistakes: [Mistake]?

  /// The ranges that were skipped because of them, also in alternatives that were given up, each by a node.
  var skips: [(range: Range<Int>, node: Int32)] = []

  /// How many negative look-aheads the walk is inside of.
  var blindness = 0

  /// The parts that have been walked over, if they are to be kept.
  var trace: [TraceEntry] = []
  let isTracing: Bool

  var nesting: Int32 = 0
  var frames = 0

  /// How many nodes have been walked over that are no leaves, each time counted.
  var steps = 0

  /// The results for rules and places, kept once the walk has taken far more steps than the text has bytes.
  var memory = WalkMemory()

  var reached: Int { mutating get { max(mistake.furthest, skippedPlace) } }

  var isRemembering: Bool {
    mutating get { WalkMemory.isThere && steps > 50_000 &+ reached &* 64 && mistakes == nil }
  }

  /// A grammar that takes so many steps reads the same again and again, in ways that a memory does not help against.
  static let mostSteps = 20_000_000

  /// More than fifty levels of a large grammar take: what is beyond is stopped, so a grammar that nests without a limit of
  /// its own does not exhaust the stack.
  #if DEBUG
    // Where nothing is optimised each of them takes more than a kilobyte.
    private static let mostFrames = 390
  #else
    private static let mostFrames = 2000
  #endif

  package init(over layout: GrammarLayout, from offset: Int, isTracing: Bool = false) {
    self.isTracing = isTracing
    nodes = layout.nodes
    links = layout.links
    bytes = layout.bytes
    classes = layout.classes
    self.offset = offset
    mistake = Mistake(furthest: offset)
    skippedPlace = offset
  }

  /// Walks over what stands at the offset, if that fits the node.
  // What recurses is small and keeps its leaves apart: fifty levels of nesting must fit in the half megabyte of a secondary
  // thread where nothing is optimised.
  @inline(never) package mutating func fits(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    if isTracing, silence == 0 { return fitsTraced(index, input) }
    var place = index
    if nodes[Int(index)].kind == .rule {
      place = followRules(index)
      guard place >= 0 else { return place != Node.none && recalls(Self.remembered - place, input) }
    }
    return nodes[Int(place)].isLeaf ? fitsLeaf(place, input) : walks(over: place, input)
  }

  /// The node that a rule stands for, and what that stands for: a rule is walked as that, if it is not itself.
  ///
  /// - Returns: ``Node/none`` where the walk ends; where it remembers rules, the first one as a negative number.
  private mutating func followRules(_ index: Int32) -> Int32 {
    var index = index
    var rules = 0
    while nodes[Int(index)].kind == .rule {
      if isRemembering { return Self.remembered - index }
      index = nodes[Int(index)].first
      rules &+= 1
      guard rules <= Self.mostFrames else {
        _ = stopForGood()
        return Node.none
      }
    }
    return index
  }

  private static let remembered: Int32 = -2

  /// Nothing fits any more, because of what is here.
  mutating func stopForGood() -> Bool {
    if obstacle == nil { obstacle = offset }
    return false
  }

  @inline(__always) mutating func walks(over index: Int32, _ input: Span<UInt8>) -> Bool {
    if isCut { return false }
    let isTooSlow = steps >= Self.mostSteps && steps >= Self.mostSteps &+ reached &* 64
    guard frames < Self.mostFrames, !isTooSlow, !isStopped else { return stopForGood() }
    frames &+= 1
    steps &+= 1
    let found: Bool
    switch nodes[Int(index)].kind {
    case .sequence: found = fitsSequence(index, input)
    case .choice: found = fitsChoice(index, input)
    case .repetition: found = fitsRepetition(index, input)
    case .token: found = fitsToken(index, input)
    case .nesting: found = fitsNesting(index, input)
    case .committed: found = fitsCommitted(index, input)
    case .recovery: found = fitsRecovery(index, input)
    case .notAhead: found = fitsNot(index, input)
    case .numeral: found = fitsNumeral(index, input)
    case .label: found = fitsLabel(index, input)
    default: found = fitsAhead(index, input)
    }
    frames &-= 1
    return found
  }

  @inline(__always) mutating func fitsByte(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let start = offset
    guard let byte = input.byte(at: start), Int32(byte) == nodes[Int(index)].first, !isCut else {
      return miss(nodes[Int(index)].missed, at: start)
    }
    return move(to: start &+ 1)
  }

  @inline(never) mutating func fitsLeaf(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    if isCut { return false }
    let node = nodes[Int(index)]
    let start = offset
    switch node.kind {
    case .byte: return fitsByte(index, input)
    case .literal:
      return isSpelled(index, input, at: start) ? move(to: start &+ Int(node.count)) : miss(node.missed, at: start)
    case .words:
      for place in 0..<Int(node.count) {
        let word = links[Int(node.first) &+ place]
        if isSpelled(word, input, at: start) { return fits(word, input) }
      }
      return miss(node.missed, at: start)
    case .characters:
      let end = classes[Int(node.first)].end(in: input, from: start)
      return end > start ? move(to: end) : miss(node.missed, at: start)
    case .run:
      let (end, count) = run(of: node, input, from: start)
      return count < node.lower ? miss(node.missed, at: end) : move(to: end)
    case .end: return start == input.count || miss(node.missed, at: start)
    default: return false
    }
  }

  /// The end of a run of a class, and how many of its characters there are.
  @inline(__always) func run(of node: Node, _ input: Span<UInt8>, from start: Int) -> (end: Int, count: Int32) {
    let bits = classes[Int(node.first)].bits
    var (end, count) = (start, Int32(0))
    while count < node.upper, let byte = input.byte(at: end), bits.contains(byte) {
      let next = byte < 0x80 ? end &+ 1 : classes[Int(node.first)].end(in: input, from: end)
      if next == end { break }
      end = next
      count &+= 1
    }
    return (end, count)
  }
}

/// The numbers of elements by a key that equal ones share, so that what is there already is found again.
struct NumberIndex<Key: Hashable & Sendable>: Sendable {
  // Under Embedded Swift a dictionary takes what the system may not have, random numbers: a grammar there is small.
  #if hasFeature(Embedded)
    private var entries: [(key: Key, number: Int32)] = []

    func numbers(of key: Key) -> [Int32] { entries.filter { $0.key == key }.map { $0.number } }

    mutating func add(_ number: Int32, as key: Key) { entries.append((key, number)) }
  #else
    private var entries: [Key: [Int32]] = [:]

    func numbers(of key: Key) -> [Int32] { entries[key] ?? [] }

    mutating func add(_ number: Int32, as key: Key) { entries[key, default: []].append(number) }
  #endif
}
