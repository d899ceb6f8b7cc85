/// Recognises what its body recognises and makes another value of the output.
///
/// It prints as its body. `Grouped { Sign(); Number() }.made(into: SignedNumber.self)`. It is ``Mapped`` with a type in the
/// place of a closure: the parser stores nothing, so the compiler dissolves it however large the grammar is.
@frozen public struct Made<Body: Parser, Maker: Construction>: Parser where Maker.Parts == Body.Output {
  @usableFromInline let body: Body

  @inlinable @inline(__always) init(_ body: Body) { self.body = body }

  public var syntax: Syntax { body.syntax }

  @inlinable @inline(__always)
  public __consuming func parse<R: Recorder>(
    _ input: Span<UInt8>, _ cursor: inout Cursor, _ recorder: inout R
  ) -> Maker.Value? {
    guard let parts = body.parse(input, &cursor, &recorder) else { return nil }
    return Maker.value(of: parts)
  }
}

extension Parser {
  /// This parser with its output made into another value.
  @inlinable @inline(__always)
  public func made<Maker: Construction>(into maker: Maker.Type) -> Made<Self, Maker> { Made(self) }
}

/// A function from what a parser has read to a value, which a type stands for.
///
/// ```swift
/// enum Negation: Construction {
///   @inlinable @inline(__always) static func value(of number: Double) -> Double { -number }
/// }
/// ```
public protocol Construction: Sendable {
  /// What the parser gives: a tuple where it is a sequence.
  associatedtype Parts

  /// What is made of it.
  associatedtype Value

  /// The value that `parts` make. Annotate it `@inlinable @inline(__always)`.
  static func value(of parts: Parts) -> Value
}
