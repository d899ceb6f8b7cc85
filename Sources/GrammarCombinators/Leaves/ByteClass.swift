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
  /// Whether `byte` is in the set. Called for every byte of a run: annotate it `@inlinable @inline(__always)`.
  static func contains(_ byte: UInt8) -> Bool
}

/// `[0-9]`
public enum Digit: ByteClass {
  @inlinable @inline(__always) public static func contains(_ byte: UInt8) -> Bool { ASCII.isDigit(byte) }
}

/// `[_a-zA-Z]`
public enum WordStart: ByteClass {
  @inlinable @inline(__always) public static func contains(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || byte == 95
  }
}

/// `[_a-zA-Z0-9]`
public enum WordPart: ByteClass {
  @inlinable @inline(__always) public static func contains(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || byte == 95 || ASCII.isDigit(byte)
  }
}

/// `[#x9-#xD#x20]`: tab, line feed, vertical tab, form feed, carriage return and space.
public enum WhiteSpace: ByteClass {
  @inlinable @inline(__always) public static func contains(_ byte: UInt8) -> Bool { byte == 32 || byte &- 9 < 5 }
}
