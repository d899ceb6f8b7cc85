/// Recognises what its body recognises and turns the output into another value.
///
/// It prints as its body. `Bytes(Digit.self).map { 1 }`.
@frozen public struct Mapped<Body: Parser, Output>: Parser {
  @usableFromInline let body: Body
  @usableFromInline let transform: @Sendable (Body.Output) -> Output

  @inlinable @inline(__always)
  init(_ body: Body, _ transform: @escaping @Sendable (Body.Output) -> Output) {
    self.body = body
    self.transform = transform
  }

  public typealias Leading = Body.Leading

  @inlinable public var syntax: Syntax { body.syntax }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? {
    guard let output = body.parse(input, &cursor) else { return nil }
    return transform(output)
  }
}

extension Parser {
  /// This parser with its output turned into another value.
  ///
  /// Where the closure computes, say what it gives: `.map { a, b -> Double in a * 2 + b * 3 - 1 }`. The compiler else tries
  /// all that the literals and operators could mean together with what the parser could be.
  @inlinable @inline(__always)
  public func map<Result>(_ transform: @escaping @Sendable (Output) -> Result) -> Mapped<Self, Result> {
    Mapped(self, transform)
  }
}
