public import Builtin
public import Memory

/// A text in UTF-8: what stands for the strings of the standard library where there are no tables of Unicode.
///
/// The library is compiled for WebAssembly with this module before its eyes, which takes the name `String` for itself. A
/// text is a pointer that says where it is and how long, in memory that nobody writes to, so nothing is counted, and a part
/// of a text is a text. Its elements are scalars, and two texts are equal if their bytes are.
// Safe because the memory holds as much UTF-8 until it is reset, which no call of the library outlives.
@safe @frozen public struct String: @unchecked Sendable {
  @usableFromInline let place: OpaquePointer

  @safe init(from start: UnsafePointer<UInt8>, length: Int) {
    // It is kept as it is.
    unsafe place = constraint_grammar_text_of(start, length)
  }

  @safe init(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) {
    // Both are places of one text.
    unsafe self.init(from: start, length: end - start)
  }

  // The memory is there for as long as the text.
  var start: UnsafePointer<UInt8> { unsafe constraint_grammar_text_start(place) }
  var length: Int { unsafe constraint_grammar_text_length(place) }
  // The text takes so many bytes.
  var end: UnsafePointer<UInt8> { unsafe start + length }

  public init() { self = "" }
  public init(_ text: String) { self = text }
}

/// A part of a text is no different from a text.
public typealias Substring = String

/// The text of a literal is no different either.
public typealias StaticString = String

/// An element of a text.
public typealias Character = Unicode.Scalar

// What a literal is where nothing else is asked for.
public typealias StringLiteralType = String
public typealias ExtendedGraphemeClusterType = String
public typealias UnicodeScalarType = String

// This is how the compiler makes a text of a literal.
extension String: ExpressibleByStringLiteral, _ExpressibleByBuiltinStringLiteral {
  @_transparent public init(
    _builtinStringLiteral start: Builtin.RawPointer, utf8CodeUnitCount: Builtin.Word, isASCII: Builtin.Int1
  ) {
    // A literal is UTF-8 of that length, and stays where it is. Short as most are, it becomes a constant: no code runs.
    let (start, length) = unsafe (UnsafePointer<UInt8>(start), Int(utf8CodeUnitCount))
    unsafe place =
      length >> constraint_grammar_text_length_bits > 0
      ? constraint_grammar_text_of(start, length)
      : OpaquePointer(start + (length << constraint_grammar_text_start_bits + Int.min))
  }

  @_transparent public init(
    _builtinExtendedGraphemeClusterLiteral start: Builtin.RawPointer, utf8CodeUnitCount: Builtin.Word,
    isASCII: Builtin.Int1
  ) {
    self.init(_builtinStringLiteral: start, utf8CodeUnitCount: utf8CodeUnitCount, isASCII: isASCII)
  }

  public init(_builtinUnicodeScalarLiteral value: Builtin.Int32) {
    self.init(Unicode.Scalar(_builtinUnicodeScalarLiteral: value))
  }

  @_transparent public init(stringLiteral value: String) { self = value }
}

extension String: Hashable, Comparable {
  @inline(never) public static func == (left: String, right: String) -> Bool {
    guard left.length == right.length else { return false }
    let (start, other) = unsafe (left.start, right.start)
    // Each index is below the length of both.
    return (0..<left.length).allSatisfy { unsafe start[$0] == other[$0] }
  }

  public static func < (left: String, right: String) -> Bool { left.utf8.lexicographicallyPrecedes(right.utf8) }

  @inline(never) public func hash(into hasher: inout Hasher) {
    // The text takes so many bytes.
    unsafe hasher.combine(bytes: UnsafeRawBufferPointer(start: start, count: length))
  }
}
