import GrammarCombinators

/// A set of what may come next in a text: the 256 bytes, and the end of the text.
struct SymbolSet: Hashable {
  private var bytes: SIMD4<UInt64>

  /// Whether the end of the text is in the set.
  private(set) var hasEnd: Bool

  private init(_ bytes: SIMD4<UInt64>, hasEnd: Bool) {
    self.bytes = bytes
    self.hasEnd = hasEnd
  }

  /// The bytes for which `contains` holds.
  init(bytesWhere contains: (UInt8) -> Bool) {
    self = .none
    for byte in UInt8.min...UInt8.max where contains(byte) { insert(byte) }
  }

  static let none = SymbolSet(SIMD4(), hasEnd: false)
  static let allBytes = SymbolSet(SIMD4(repeating: .max), hasEnd: false)
  static let all = SymbolSet(SIMD4(repeating: .max), hasEnd: true)
  static let end = SymbolSet(SIMD4(), hasEnd: true)
  static let whiteSpace = SymbolSet(bytesWhere: WhiteSpace.contains)
  static let wordParts = SymbolSet(bytesWhere: WordPart.contains)

  /// The bytes of all characters outside ASCII.
  static let beyondASCII = SymbolSet { $0 >= 0x80 }

  func contains(_ byte: UInt8) -> Bool { bytes[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

  mutating func insert(_ byte: UInt8) { bytes[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  var hasBytes: Bool { bytes != SIMD4() }

  var isEmpty: Bool { !hasBytes && !hasEnd }

  func union(_ other: SymbolSet) -> SymbolSet {
    SymbolSet(bytes | other.bytes, hasEnd: hasEnd || other.hasEnd)
  }

  func intersection(_ other: SymbolSet) -> SymbolSet {
    SymbolSet(bytes & other.bytes, hasEnd: hasEnd && other.hasEnd)
  }

  func subtracting(_ other: SymbolSet) -> SymbolSet {
    SymbolSet(bytes & ~other.bytes, hasEnd: hasEnd && !other.hasEnd)
  }

  /// The bytes in parts, each of which is inside or outside every one of `sets`.
  func divided(by sets: [SymbolSet]) -> [SymbolSet] {
    sets.reduce(hasBytes ? [self] : []) { parts, set in
      parts.flatMap { [$0.intersection(set), $0.subtracting(set)] }.filter { $0.hasBytes }
    }
  }

  /// The byte that a reader of an example likes best: a letter, a digit, a sign, and what can't be seen last.
  ///
  /// - Precondition: ``hasBytes``.
  var exampleByte: UInt8 {
    // The two bytes of `é` come before other bytes outside ASCII: together they are a character.
    let favourites: [ClosedRange<UInt8>] = [
      97...122, 48...57, 65...90, 33...126, 32...32, 195...195, 169...169, 0...255,
    ]
    for range in favourites {
      if let byte = range.first(where: contains) { return byte }
    }
    preconditionFailure("an example is taken from a set that has bytes")
  }
}
