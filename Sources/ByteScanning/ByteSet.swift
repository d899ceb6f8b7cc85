/// The bytes that characters of a class begin with.
@usableFromInline package struct ByteSet: Hashable, Sendable {
  /// The first 128 bytes one by one, all others together.
  @usableFromInline package struct Bits: Hashable, Sendable {
    @usableFromInline var low: UInt64 = 0
    @usableFromInline var high: UInt64 = 0
    @usableFromInline var others = false

    @_alwaysEmitIntoClient @inline(__always) package func contains(_ byte: UInt8) -> Bool {
      if byte < 64 { return low &>> UInt64(byte) & 1 == 1 }
      return byte < 128 ? high &>> UInt64(byte &- 64) & 1 == 1 : others
    }

    mutating func insert(_ byte: UInt8) {
      switch byte {
      case 0..<64: low |= 1 &<< UInt64(byte)
      case 64..<128: high |= 1 &<< UInt64(byte &- 64)
      default: others = true
      }
    }
  }

  // Copied without the list of characters, which would be counted.
  @usableFromInline package private(set) var bits = Bits()

  /// Whether the others count where they are UTF-8 alone.
  @usableFromInline var isOfWholeCharacters = false

  /// The characters that the others belong to; `nil` for all of them.
  @usableFromInline var beyond: [ClosedRange<UInt32>]?

  package init() {}

  /// A byte, and its other case if that does not matter.
  package init(_ byte: UInt8, ignoringCase: Bool) {
    bits.insert(byte)
    if ignoringCase, ASCII.isLetter(byte) { bits.insert(byte ^ 0x20) }
  }

  init(_ ranges: [ClosedRange<UInt32>], isOfWholeCharacters: Bool) {
    let beyond = ranges.filter { $0.upperBound > 127 }
    bits.others = !beyond.isEmpty
    self.isOfWholeCharacters = isOfWholeCharacters && bits.others
    if self.isOfWholeCharacters, ![0x80...0x10FFFF].subtracting(beyond).isEmpty { self.beyond = beyond }
    for range in ranges {
      guard range.lowerBound < 128 else { continue }
      for code in range.lowerBound...min(range.upperBound, 127) { bits.insert(UInt8(code)) }
    }
  }

  /// Where one of its bytes, or of its characters, ends that begins at `start`: there, if none does.
  @_alwaysEmitIntoClient @inline(__always) package func end(in input: Span<UInt8>, from start: Int) -> Int {
    guard let byte = input.byte(at: start), bits.contains(byte) else { return start }
    if byte < 0x80 || !isOfWholeCharacters { return start &+ 1 }
    guard let beyond else { return start &+ input.lengthOfCharacter(at: start) }
    guard let scalar = input.scalar(at: start), beyond.contains(where: { $0 ~= scalar.value }) else { return start }
    return start &+ UTF8.width(scalar)
  }

  package mutating func formUnion(_ other: ByteSet) {
    bits.low |= other.bits.low
    bits.high |= other.bits.high
    bits.others = bits.others || other.bits.others
  }
}
