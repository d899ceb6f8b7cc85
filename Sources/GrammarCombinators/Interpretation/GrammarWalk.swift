/// A walk over a grammar and a text: where it is, and what is wrong at the furthest place that it has reached.
package struct GrammarWalk {
  let nodes: [Node]
  let links: [Int32]
  let bytes: [UInt8]
  let classes: [ByteSet]

  /// How many UTF-8 bytes have been walked over.
  package var offset: Int

  /// How far it got, and what it missed there.
  var mistake: Mistake

  /// Where the walk was stopped for good, because the grammar nests too deep or has read the same too often: nothing
  /// fits any more. `nil` until then.
  var obstacle: Int?

  // Mutating, since another getter would get a copy of the walk in a build without optimisation, which takes room on
  // the stack.
  var isStopped: Bool { mutating get { obstacle != nil } }

  /// The nodes that were not tried, because no text of theirs begins with what stands at ``skippedPlace``. An entry
  /// is a single node, or those of the first `count` nodes of a choice.
  var skipped: [(node: Int32, count: Int)] = []
  var skippedPlace: Int

  /// How many labels and look-aheads the walk is inside of that need to know what is missed in them.
  var labels = 0

  /// How many tokens and look-aheads the walk is inside of that keep to themselves what is missed in them.
  package var silence = 0

  /// The value of ``silence`` where a committed part does not stand: then nothing else is tried, and nothing is noted.
  static let cut = 1 << 30

  var isCut: Bool { mutating get { silence >= Self.cut / 2 } }

  /// The mistakes so far, if the walk goes on behind mistakes; `nil` if it does not.
  var mistakes: [Mistake]?

  /// The ranges that were skipped because of mistakes, each with its recovery node. Those in alternatives that were
  /// given up are among them.
  var skips: [(range: Range<Int>, node: Int32)] = []

  /// How many negative look-aheads the walk is inside of.
  var blindness = 0

  /// The parts that have been walked over, if they are to be kept.
  var trace: [TraceEntry] = []
  let isTracing: Bool

  var nesting: Int32 = 0
  var frames = 0

  /// How many steps over nodes with parts the walk has taken; a node counts each time.
  var steps = 0

  /// The results for rules and places, kept once the walk has taken far more steps than the text has bytes.
  var memory = WalkMemory()

  var reached: Int { mutating get { max(mistake.furthest, skippedPlace) } }

  var isRemembering: Bool {
    mutating get { WalkMemory.isThere && steps > 50_000 &+ reached &* 64 && mistakes == nil }
  }

  /// The steps after which a walk is stopped. A grammar that takes more reads the same again and again, so that even
  /// the memory does not help.
  static let mostSteps = 20_000_000

  /// The most nodes that may be walked over inside one another, so that a grammar which nests without a limit of its
  /// own does not exhaust the stack. Fifty levels of a large grammar take fewer.
  #if DEBUG
    // In a build without optimisation each of them takes more than a kilobyte.
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

  /// Follows rules to the first node that is no rule: that is walked in their place.
  ///
  /// - Returns: the node, or ``Node/none`` where the walk ends. Where the walk remembers rules, it is the first rule,
  ///   as a negative number.
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

  /// Stops the walk here: nothing fits any more.
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

/// The numbers of elements, by a key that equal elements share, so that an element which is there already is found
/// again.
struct NumberIndex<Key: Hashable & Sendable>: Sendable {
  // Under Embedded Swift there may be no random numbers, which a dictionary needs. A list is fast enough for the
  // small grammars there.
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
