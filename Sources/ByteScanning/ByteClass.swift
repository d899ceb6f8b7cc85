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
