/// One step of a grammar, laid out for an ``Interpreter``.
struct Node: Sendable {
  /// The kind of a step, and what its numbers mean there.
  enum Kind: UInt8, Sendable {
    /// The `count` bytes from `first` on.
    case literal
    /// One of the literals at the links `first` and following, each a whole word.
    case words
    /// A byte of the class `first`.
    case characters
    /// Bytes of the class `first`, as many as there are within the bounds. One that may be empty misses nothing.
    case run
    /// The `count` nodes at the links from `first` on, one after the other.
    case sequence
    /// The first that fits of the `count` nodes at the links from `first` on.
    case choice
    /// The node `first`, within the bounds, with the node `separator` in between.
    case repetition
    /// The node `first`, which must follow.
    case ahead
    /// The node `first`, which must not.
    case notAhead
    /// The end of the text.
    case end
    /// The node `first`, as a lower-case production.
    case rule
    /// The node `first`, as an upper-case production: missed as a whole.
    case token
    /// The node `first`, missed by another name.
    case label
    /// The node `first`, which may not run on.
    case numeral
    /// The node `first`, at most `upper` times inside itself.
    case nesting
    /// The node `first`, where nothing else may stand.
    case committed
    /// The node `first`, with the node `separator` behind a mistake in it, and the node `spacing` skipped up to there.
    case recovery
    /// A name without a definition, which nothing fits.
    case undefined
  }

  /// A number that stands for no node, no class and no miss.
  static let none: Int32 = -1

  /// The number that stands for white space in the place of a node.
  static let whiteSpace: Int32 = -2

  /// Whether no other nodes have to be walked over for it.
  var isLeaf: Bool {
    switch kind {
    case .literal, .words, .characters, .run, .end, .undefined: true
    default: false
    }
  }

  /// Whether a tree of the text has it.
  var hasPlace: Bool {
    switch kind {
    case .rule, .token, .literal, .characters, .run: true
    default: false
    }
  }

  /// Whether it looks at the text without walking over it.
  var isLookAhead: Bool { kind == .ahead || kind == .notAhead }

  var kind: Kind
  var ignoresCase = false
  var isWord = false
  var first = Self.none
  var count: Int32 = 0
  var separator = Self.none
  var lower: Int32 = 0
  var upper: Int32 = .max

  /// The spacing between parts: a node, ``whiteSpace`` or ``none``.
  var spacing = Self.none

  /// The class of the bytes that it can begin with; ``none`` where it may be empty, or that is not known.
  var beginning = Self.none

  /// The number of the miss where this does not stand.
  var missed = Self.none
}

/// A set of bytes: the first 128 one by one, all others together.
struct ByteSet: Hashable, Sendable {
  var low: UInt64 = 0
  var high: UInt64 = 0
  var others = false

  /// Whether the others count where they are UTF-8 alone.
  private(set) var isOfWholeCharacters = false

  /// The number of the ranges of characters to which the others belong, if that is not all of them.
  var ranges = Node.none

  init() {}

  /// A byte, and its other case if that does not matter.
  init(_ byte: UInt8, ignoringCase: Bool) {
    insert(byte)
    if ignoringCase, ASCII.isLetter(byte) { insert(byte ^ 0x20) }
  }

  /// The bytes that the characters of a class begin with.
  init(_ characters: CharacterClass) {
    isOfWholeCharacters = characters.isOfWholeCharacters
    for range in characters.ranges {
      if range.upperBound > 127 { others = true }
      guard range.lowerBound < 128 else { continue }
      for code in range.lowerBound...min(range.upperBound, 127) { insert(UInt8(code)) }
    }
  }

  @inline(__always) func contains(_ byte: UInt8) -> Bool {
    if byte < 64 { return low &>> UInt64(byte) & 1 == 1 }
    return byte < 128 ? high &>> UInt64(byte &- 64) & 1 == 1 : others
  }

  /// Where one of its bytes, or of its characters, ends that begins at `start`: there, if none does.
  @inline(__always) func end(
    in input: Span<UInt8>, from start: Int, _ ranges: @autoclosure () -> [[ClosedRange<UInt32>]]
  ) -> Int {
    guard let byte = input.byte(at: start), contains(byte) else { return start }
    if byte < 0x80 || !isOfWholeCharacters { return start &+ 1 }
    guard self.ranges != Node.none else { return start &+ input.lengthOfCharacter(at: start) }
    guard let scalar = input.scalar(at: start), ranges()[Int(self.ranges)].contains(where: { $0 ~= scalar.value })
    else {
      return start
    }
    return start &+ UTF8.width(scalar)
  }

  mutating func formUnion(_ other: ByteSet) {
    low |= other.low
    high |= other.high
    others = others || other.others
  }

  private mutating func insert(_ byte: UInt8) {
    switch byte {
    case 0..<64: low |= 1 &<< UInt64(byte)
    case 64..<128: high |= 1 &<< UInt64(byte &- 64)
    default: others = true
    }
  }
}
