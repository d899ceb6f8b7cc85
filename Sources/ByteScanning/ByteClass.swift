/// A set of bytes that a type stands for, so that a parser over it stores nothing.
///
/// Declare one with a single line, and its EBNF follows from that line:
///
/// ```swift
/// enum HexadecimalDigit: ByteClass {
///   static func contains(_ byte: UInt8) -> Bool { 48...57 ~= byte || 97...102 ~= byte }
/// }
/// ```
///
/// A class holds ASCII bytes, and either none of the bytes from 0x80 on or all of them: a character outside ASCII is
/// several such bytes, which a class must not divide.
public protocol ByteClass: Sendable {
  /// Whether `byte` is in the set. Called for every byte of a run: annotate it `@_alwaysEmitIntoClient @inline(__always)`.
  static func contains(_ byte: UInt8) -> Bool

  /// How many of the eight bytes in a machine word, from the lowest on, are in the set before one is not: 0 to 8.
  ///
  /// It follows from ``contains(_:)``. A class whose runs are long may have a faster way.
  static func prefixLength(of word: UInt64) -> Int
}

extension ByteClass {
  @_alwaysEmitIntoClient @inline(__always) public static func prefixLength(of word: UInt64) -> Int {
    var length = 0
    while length < 8, contains(UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: 8 &* length))) {
      length &+= 1
    }
    return length
  }
}

/// `[0-9]`
public enum Digit: ByteClass {
  @_alwaysEmitIntoClient @inline(__always) public static func contains(_ byte: UInt8) -> Bool { ASCII.isDigit(byte) }
}

/// `[_a-zA-Z]`
public enum WordStart: ByteClass {
  @_alwaysEmitIntoClient @inline(__always) public static func contains(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || byte == 95
  }
}

/// `[_a-zA-Z0-9]`
public enum WordPart: ByteClass {
  @_alwaysEmitIntoClient @inline(__always) public static func contains(_ byte: UInt8) -> Bool {
    // Most of what ends a word is less than a digit, which one comparison tells.
    byte >= 48 && (ASCII.isDigit(byte) || ASCII.isLetter(byte) || byte == 95)
  }

  /// All eight bytes are looked at together: a comparison sets the highest bit of each byte that it holds for. A byte that
  /// is in the set carries nothing into the next one, so what is found is right up to the first that is not.
  @_alwaysEmitIntoClient @inline(__always) public static func prefixLength(of word: UInt64) -> Int {
    let each: UInt64 = 0x0101_0101_0101_0101
    let small = word | (each &* 0x20)
    let isLetter = (small &+ each &* (0x80 - 0x61)) & ~(small &+ each &* (0x80 - 0x7B))
    let isDigit = (word &+ each &* (0x80 - 0x30)) & ~(word &+ each &* (0x80 - 0x3A))
    let isUnderscore = ~((word ^ (each &* 0x5F)) &+ each &* 0x7F)
    let isOther = (~(isLetter | isDigit | isUnderscore) | word) & (each &* 0x80)
    return isOther.trailingZeroBitCount &>> 3
  }
}

/// `[#x9-#xD#x20]`: tab, line feed, vertical tab, form feed, carriage return and space.
public enum WhiteSpace: ByteClass {
  @_alwaysEmitIntoClient @inline(__always) public static func contains(_ byte: UInt8) -> Bool {
    // Most bytes are greater, which one comparison tells; for the others there is a bit each.
    byte <= 32 && 0x1_0000_3E00 &>> UInt64(byte) & 1 == 1
  }
}

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

    /// Inserts the codes of ASCII among some.
    mutating func insert(_ codes: ClosedRange<UInt32>) {
      let (lower, upper) = (UInt64(codes.lowerBound), UInt64(codes.upperBound))
      if lower < 64 { low |= ~0 << lower & ~0 >> (63 - min(upper, 63)) }
      if lower < 128, upper >= 64 { high |= ~0 << (max(lower, 64) - 64) & ~0 >> (127 - min(upper, 127)) }
    }
  }

  // Copied without the list of characters, which would be counted.
  @usableFromInline package private(set) var bits = Bits()

  /// Whether the others count where they are UTF-8 alone.
  @usableFromInline var isOfWholeCharacters = false

  /// The characters, those of ASCII among them; `nil` where the others are all there are.
  @usableFromInline var beyond: [ClosedRange<UInt32>]?

  package init() {}

  /// A byte, and its other case if that does not matter.
  package init(_ byte: UInt8, ignoringCase: Bool) {
    bits.insert(byte)
    if ignoringCase, ASCII.isLetter(byte) { bits.insert(byte ^ 0x20) }
  }

  init(_ ranges: [ClosedRange<UInt32>], isOfWholeCharacters: Bool) {
    for range in ranges {
      bits.insert(range)
      if range.upperBound > 127 { bits.others = true }
    }
    self.isOfWholeCharacters = isOfWholeCharacters && bits.others
    if self.isOfWholeCharacters, ![0x80...0x10FFFF].subtracting(ranges).isEmpty { beyond = ranges }
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

/// Facts about ASCII bytes that more than one parser needs.
@usableFromInline package enum ASCII {
  @_alwaysEmitIntoClient @inline(__always) package static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  @_alwaysEmitIntoClient @inline(__always) package static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 97 < 26
  }

  @_alwaysEmitIntoClient @inline(__always) package static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 65 < 26 ? byte | 0x20 : byte
  }

  /// Of each of eight bytes that is a small letter, the bit in which its capital differs.
  static func caseBits(of word: UInt64) -> UInt64 {
    var bits: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) where 97...122 ~= word >> shift & 0xFF { bits |= 0x20 << shift }
    return bits
  }
}
