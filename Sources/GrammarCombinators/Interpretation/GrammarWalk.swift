/// A walk over a grammar and a text: where it is, how far it got, and what it missed there.
struct GrammarWalk {
  private let nodes: [Node]
  private let links: [Int32]
  private let bytes: [UInt8]
  private let classes: [ByteSet]

  /// How many UTF-8 bytes have been walked over.
  private(set) var offset: Int

  /// The furthest UTF-8 offset at which a token was missed, or something stood that must not.
  private(set) var furthest: Int

  /// What was missed at ``furthest``, in the order in which it was tried.
  private(set) var missed: [Int32] = []

  /// The last number that runs on into what can't belong to it, with all that it runs into.
  private(set) var runOn: Range<Int>?

  /// Whether the grammar nests too deep at ``offset``, so that nothing fits any more.
  private(set) var isStopped = false

  /// Which of the first 64 misses are among ``missed``.
  private var known: UInt64 = 0

  /// How often something was missed at ``furthest``, the same each time counted.
  private var attempts = 0

  /// How many tokens and look-aheads the walk is inside of: what they miss is not the reader's concern.
  private var silence = 0

  /// How many negative look-aheads the walk is inside of.
  private var blindness = 0

  /// What has been walked over, if that is to be kept.
  private(set) var trace: [TraceEntry] = []
  private let isTracing: Bool

  private var nesting: Int32 = 0
  private var frames = 0

  /// More than fifty levels of a large grammar take: what is beyond is stopped, so a grammar that nests without a limit of
  /// its own does not exhaust the stack.
  private static let mostFrames = 2000

  init(over layout: GrammarLayout, from offset: Int, isTracing: Bool = false) {
    self.isTracing = isTracing
    nodes = layout.nodes
    links = layout.links
    bytes = layout.bytes
    classes = layout.classes
    self.offset = offset
    furthest = offset
  }

  /// Walks over what stands at the offset, if that fits the node.
  // What recurses is small and keeps its leaves apart: fifty levels of nesting must fit in the half megabyte of a secondary
  // thread where nothing is optimised.
  mutating func fits(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    if isTracing, silence == 0 { return fitsTraced(index, input) }
    var index = index
    var rules = 0
    // A rule is walked as what it stands for, if that is not itself.
    while nodes[Int(index)].kind == .rule {
      index = nodes[Int(index)].first
      rules &+= 1
      if rules > Self.mostFrames { isStopped = true }
      if isStopped { return false }
    }
    return walks(over: index, input)
  }

  /// The same, and notes what has been walked over.
  private mutating func fitsTraced(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let traced = trace.count
    let start = offset
    let first = enterTrace(of: index)
    let found = first == Node.none ? walks(over: index, input) : fits(first, input)
    leaveTrace(of: index, from: traced, start, found)
    return found
  }

  /// Notes what has a place of its own, and gives the node that a rule stands for.
  @inline(never) private mutating func enterTrace(of index: Int32) -> Int32 {
    let node = nodes[Int(index)]
    if node.hasPlace { trace.append(TraceEntry(node: index, start: offset, end: offset, next: trace.count)) }
    return node.kind == .rule ? node.first : Node.none
  }

  /// A look-ahead leaves nothing behind, and neither does what does not fit.
  @inline(never) private mutating func leaveTrace(of index: Int32, from traced: Int, _ start: Int, _ found: Bool) {
    if !found || offset == start && nodes[Int(index)].isLookAhead {
      trace.removeSubrange(traced...)
    } else if trace.count > traced, trace[traced].node == index {
      trace[traced].end = offset
      trace[traced].next = trace.count
    }
  }

  private mutating func walks(over index: Int32, _ input: Span<UInt8>) -> Bool {
    if nodes[Int(index)].isLeaf { return fitsLeaf(index, input) }
    guard frames < Self.mostFrames, !isStopped else {
      isStopped = true
      return false
    }
    frames &+= 1
    let found: Bool
    switch nodes[Int(index)].kind {
    case .sequence: found = fitsSequence(index, input)
    case .choice: found = fitsChoice(index, input)
    case .repetition: found = fitsRepetition(index, input)
    case .token: found = fitsToken(index, input)
    case .nesting: found = fitsNesting(index, input)
    default: found = fitsOther(index, input)
    }
    frames &-= 1
    return found
  }

  @inline(never) private mutating func fitsLeaf(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    let start = offset
    switch node.kind {
    case .literal:
      return isSpelled(node, input, at: start) ? move(to: start &+ Int(node.count)) : miss(node.missed, at: start)
    case .words:
      for place in 0..<Int(node.count) {
        let word = nodes[Int(links[Int(node.first) &+ place])]
        if isSpelled(word, input, at: start) { return fits(links[Int(node.first) &+ place], input) }
      }
      return miss(node.missed, at: start)
    case .characters:
      guard let byte = input.byte(at: start), classes[Int(node.first)].contains(byte) else {
        return miss(node.missed, at: start)
      }
      return move(to: start &+ 1)
    case .run:
      let set = classes[Int(node.first)]
      var end = start
      while end &- start < Int(node.upper), let byte = input.byte(at: end), set.contains(byte) { end &+= 1 }
      return end &- start < Int(node.lower) ? miss(node.missed, at: end) : move(to: end)
    case .end: return start == input.count || miss(node.missed, at: start)
    default: return false
    }
  }
}

// MARK: Steps

extension GrammarWalk {
  private mutating func fitsSequence(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    for place in 0..<Int(node.count) {
      let end = offset
      if place > 0, !skips(node.spacing, input) { return false }
      let start = offset
      guard fits(links[Int(node.first) &+ place], input) else { return false }
      // What stands before a part that is empty is given back.
      if place > 0, offset == start { offset = end }
    }
    return true
  }

  private mutating func fitsChoice(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    let start = offset
    for place in 0..<Int(node.count) {
      offset = start
      if fits(links[Int(node.first) &+ place], input) { return true }
    }
    return false
  }

  private mutating func fitsRepetition(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    var count: Int32 = 0
    var end = offset
    var traced = trace.count
    while count < node.upper {
      var iterationEnd = end
      if count > 0 {
        guard skips(node.spacing, input) else { return false }
        if node.separator != Node.none {
          let start = offset
          guard fits(node.separator, input) else { break }
          if offset > start { iterationEnd = offset }
          guard skips(node.spacing, input) else { return false }
        }
      }
      let start = offset
      guard fits(node.first, input) else { break }
      if offset > start { iterationEnd = offset }
      count &+= 1
      traced = trace.count
      let isEmpty = iterationEnd == end
      end = iterationEnd
      // All that follows would be as empty; only a separator may still stand behind an empty first iteration.
      if isEmpty, count >= node.lower, count > 1 || node.separator == Node.none { break }
    }
    offset = end
    // A separator that the body does not follow is given back.
    if trace.count > traced { trace.removeSubrange(traced...) }
    return count >= node.lower
  }

  private mutating func fitsNesting(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    guard nesting < nodes[Int(index)].upper else {
      isStopped = true
      return false
    }
    nesting &+= 1
    let found = fits(nodes[Int(index)].first, input)
    nesting &-= 1
    return found
  }

  /// What few grammars have.
  private mutating func fitsOther(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    switch nodes[Int(index)].kind {
    case .notAhead: return fitsNot(index, input)
    case .numeral: return fitsNumeral(index, input)
    case .label: return fitsLabel(index, input)
    default: return fitsAhead(index, input)
    }
  }

  private mutating func fitsAhead(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let start = offset
    guard fits(nodes[Int(index)].first, input) else { return false }
    return move(to: start)
  }

  private mutating func fitsNot(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    let start = offset
    silence &+= 1
    blindness &+= 1
    let found = fits(node.first, input)
    silence &-= 1
    blindness &-= 1
    offset = start
    if found { stop(at: start) }
    return !found
  }

  private mutating func fitsToken(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    let start = offset
    if node.separator != Node.none {
      guard let byte = input.byte(at: start), classes[Int(node.separator)].contains(byte) else {
        return miss(node.missed, at: start)
      }
    }
    silence &+= 1
    let found = fits(node.first, input)
    silence &-= 1
    return found || miss(node.missed, at: start)
  }

  private mutating func fitsNumeral(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    let start = offset
    guard fits(node.first, input) else { return false }
    let end = DecimalNumeral.endOfRun(in: input, from: offset)
    if end == offset { return true }
    stop(at: start)
    if blindness == 0, start >= runOn?.lowerBound ?? 0 { runOn = start..<end }
    return false
  }

  private mutating func fitsLabel(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    let start = offset
    let earlier = furthest == start ? (count: missed.count, attempts: attempts) : (count: 0, attempts: 0)
    let found = fits(node.first, input)
    if silence == 0, furthest == start, attempts > earlier.attempts {
      missed.removeSubrange(earlier.count...)
      known = missed.reduce(0) { $0 | Self.bit(of: $1) }
      _ = miss(node.missed, at: start)
    }
    // A body may fail without a miss: a look-ahead, a number that runs on. Where it got further, this miss is ignored.
    return found || miss(node.missed, at: start)
  }

  /// Walks over what may stand somewhere.
  mutating func skips(_ spacing: Int32, _ input: Span<UInt8>) -> Bool {
    switch spacing {
    case Node.none: return true
    case Node.whiteSpace:
      while let byte = input.byte(at: offset), WhiteSpace.contains(byte) { offset &+= 1 }
      return true
    default:
      silence &+= 1
      let isSkipped = fits(spacing, input)
      silence &-= 1
      // A comment that does not end is what is wrong, where it begins.
      if !isSkipped { stop(at: offset) }
      return isSkipped
    }
  }

  private func isSpelled(_ node: Node, _ input: Span<UInt8>, at start: Int) -> Bool {
    for place in 0..<Int(node.count) {
      guard let byte = input.byte(at: start &+ place) else { return false }
      if (node.ignoresCase ? ASCII.lowercased(byte) : byte) != bytes[Int(node.first) &+ place] { return false }
    }
    guard node.isWord, let next = input.byte(at: start &+ Int(node.count)) else { return true }
    return !WordPart.contains(next)
  }
}

// MARK: Misses

extension GrammarWalk {
  @inline(__always) private mutating func move(to end: Int) -> Bool {
    offset = end
    return true
  }

  @inline(__always) private mutating func miss(_ miss: Int32, at place: Int) -> Bool {
    if silence == 0, place >= furthest { note(miss, at: place) }
    return false
  }

  @inline(never) private mutating func note(_ miss: Int32, at place: Int) {
    stop(at: place)
    attempts += 1
    let bit = Self.bit(of: miss)
    if bit == 0 ? missed.contains(miss) : known & bit != 0 { return }
    known |= bit
    missed.append(miss)
  }

  /// Something stands here that must not, so the walk goes no further: nothing that has a name is missing.
  private mutating func stop(at place: Int) {
    guard silence == 0, place > furthest else { return }
    furthest = place
    attempts = 0
    known = 0
    missed.removeAll(keepingCapacity: true)
  }

  /// The bit of one of the first 64 misses; zero for others.
  private static func bit(of miss: Int32) -> UInt64 { miss < 64 ? 1 &<< UInt64(miss) : 0 }
}
