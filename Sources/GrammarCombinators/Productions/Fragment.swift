/// A part of a right-hand side that is a type of its own: a ``Rule`` without a name.
///
/// ```swift
/// struct Sign: Fragment {
///   @inlinable @inline(__always) var body: some Parser<UInt8> { Byte(PlusOrMinus.self) }
/// }
/// ```
///
///     [-+]
///
/// It prints as its body. It suits what several rules have in common, and what makes a right-hand side long: a type
/// without fields costs the compiler nothing, and a parser of more than some six fields is no longer dissolved.
public protocol Fragment: Parser where Output == Body.Output {
  /// The type of the part.
  associatedtype Body: Parser

  /// The part.
  @SequenceBuilder<Spaced> var body: Body { get }
}

extension Fragment {
  public var syntax: Syntax { body.syntax }

  /// Reads what the body reads.
  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output? {
    body.parse(input, &cursor)
  }
}
