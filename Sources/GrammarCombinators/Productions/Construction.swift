/// A ``Rule``, a ``Token`` or a ``Fragment``: a parser that is declared as a right-hand side, and the value of the parts.
public protocol Construction: Parser where Output == Value {
  /// The type of the right-hand side.
  associatedtype Body: Parser<Parts>

  /// The output of the right-hand side: a tuple where several parts have one.
  associatedtype Parts

  /// The value that is made of the parts.
  associatedtype Value

  /// The right-hand side.
  var body: Body { get }

  /// The value that the parts make: the parts themselves, unless something is said.
  ///
  /// Annotate it `@_alwaysEmitIntoClient @inline(__always)`: in a large grammar the compiler sees through it as through no closure.
  static func value(of parts: Parts) -> Value
}

extension Construction {
  /// The parts as they are.
  @_alwaysEmitIntoClient @inline(__always) public static func value(of parts: Body.Output) -> Body.Output { parts }

  /// The value of what the body reads. It is `Value?` and not `Output?`, which lets the compiler infer the types.
  @_alwaysEmitIntoClient public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Value? {
    body.parse(input, &cursor).map { Self.value(of: $0) }
  }
}

/// A construction whose code is put wherever it is used, as that of each token and fragment is: `struct A: Rule, Inlined`.
/// It suits the rules that each text goes through; many inside one another take the compiler long.
public protocol Inlined: Construction {}

extension Inlined {
  /// Transparent, since in a large grammar the inliner leaves calls of what is only marked to be inlined always.
  @_transparent @_alwaysEmitIntoClient public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor)
    -> Value?
  {
    guard let parts = body.parse(input, &cursor) else { return nil }
    return Self.value(of: parts)
  }
}
