/// Recognises what its body recognises and gives a value of its own, whatever the body's output was.
///
/// It prints as its body. `Literal("=").as(Relation.equal)`.
@frozen public struct ConstantResult<Body: Parser, Output: Sendable>: Parser {
  @usableFromInline let body: Body
  @usableFromInline let value: Output

  @inlinable @inline(__always) init(_ body: Body, _ value: Output) {
    self.body = body
    self.value = value
  }

  public var syntax: Syntax { body.syntax }

  @inlinable @inline(__always)
  public __consuming func parse<R: Recorder>(
    _ input: Span<UInt8>, _ cursor: inout Cursor, _ recorder: inout R
  ) -> Output? {
    body.parse(input, &cursor, &recorder) == nil ? nil : value
  }
}

extension Parser {
  /// This parser with `value` as its output.
  @inlinable @inline(__always)
  public func `as`<Value: Sendable>(_ value: Value) -> ConstantResult<Self, Value> { ConstantResult(self, value) }
}
