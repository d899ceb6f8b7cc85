/// Recognises what its body recognises, turns the output into another value, and may refuse what the grammar accepts.
///
/// It prints as its body. `sum.check { ($0, $0.isFinite ? nil : .notFinite) }`. The transform gives a value in any case:
/// when a failure is explained, the parse goes on with it, since an error of grammar further on comes first.
@frozen public struct Checked<Body: Parser, Output>: Parser {
  @usableFromInline let body: Body
  @usableFromInline let transform: @Sendable (Body.Output) -> (Output, Refusal.Reason?)

  @inlinable @inline(__always)
  init(_ body: Body, _ transform: @escaping @Sendable (Body.Output) -> (Output, Refusal.Reason?)) {
    self.body = body
    self.transform = transform
  }

  public typealias Leading = Body.Leading

  @inlinable public var syntax: Syntax { body.syntax }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? {
    let start = cursor.offset
    guard let output = body.parse(input, &cursor) else { return nil }
    let (value, reason) = transform(output)
    if let reason, !cursor.refuse(reason, in: start..<cursor.offset) { return nil }
    return value
  }
}

extension Parser {
  /// This parser with its output turned into another value, or refused for a reason.
  @inlinable @inline(__always)
  public func check<Result>(
    @ValueBuilder<(Result, Refusal.Reason?)> _ transform: @escaping @Sendable (Output) -> (Result, Refusal.Reason?)
  ) -> Checked<Self, Result> {
    Checked(self, transform)
  }
}
