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
  /// This parser with its output turned into another value: `.map { x, y in x * 2 + y }`.
  @inlinable @inline(__always)
  public func map<Result>(
    @ValueBuilder<Result> _ transform: @escaping @Sendable (Output) -> Result
  ) -> Mapped<Self, Result> { Mapped(self, transform) }
}
