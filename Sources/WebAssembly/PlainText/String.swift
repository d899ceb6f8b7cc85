/// A text in UTF-8: what stands for the strings of the standard library where there are no tables of Unicode.
///
/// The library is compiled for WebAssembly with this module before its eyes, which takes the name `String` for itself. A
/// text is two pointers to memory that nobody writes to, so nothing is counted, and a part of a text is a text. Its
/// elements are scalars, and two texts are equal if their bytes are.
// Safe because the memory holds as much UTF-8 until it is reset, which no call of the library outlives.
@safe @frozen public struct String: @unchecked Sendable {
  @usableFromInline let start: UnsafePointer<UInt8>
  @usableFromInline let end: UnsafePointer<UInt8>

  @safe @inlinable init(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    // They are kept as they are.
    unsafe self.start = start
    unsafe self.end = end
  }

  @inlinable public init() { self.init(stringLiteral: "") }
  @inlinable public init(_ text: String) { self = text }
}

/// A part of a text is no different from a text.
public typealias Substring = String

/// An element of a text.
public typealias Character = Unicode.Scalar

// What a literal is where nothing else is asked for.
public typealias StringLiteralType = String
public typealias ExtendedGraphemeClusterType = String
public typealias UnicodeScalarType = String

extension String: ExpressibleByStringLiteral {
  @inlinable public init(stringLiteral value: StaticString) {
    // A literal is UTF-8 of that length, and stays where it is.
    unsafe self.init(from: value.utf8Start, to: value.utf8Start + value.utf8CodeUnitCount)
  }
}

extension String: Hashable, Comparable {
  @inline(never) public static func == (left: String, right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }

  public static func < (left: String, right: String) -> Bool { left.utf8.lexicographicallyPrecedes(right.utf8) }

  @inline(never) public func hash(into hasher: inout Hasher) { for byte in utf8 { hasher.combine(byte) } }
}
