/// Recognises what its body recognises, and makes another value of the output, its place and the text; it may refuse what the
/// grammar accepts.
///
/// It prints as its body.
@frozen public struct Mapped<Body: Parser, Output>: Parser {
  @usableFromInline let body: Body
  @usableFromInline let transform:
    @Sendable (Body.Output, _ start: Int, _ end: Int, Span<UInt8>) -> (Output, Refusal.Reason?)

  @_alwaysEmitIntoClient @inline(__always)
  init(
    _ body: Body,
    _ transform: @escaping @Sendable (Body.Output, _ start: Int, _ end: Int, Span<UInt8>) -> (Output, Refusal.Reason?)
  ) {
    self.body = body
    self.transform = transform
  }

  public typealias Leading = Body.Leading

  @_alwaysEmitIntoClient public var syntax: Syntax { body.syntax }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? {
    let start = cursor.offset
    guard let output = body.parse(input, &cursor) else { return nil }
    let (value, reason) = transform(output, start, cursor.offset, input)
    if let reason, !cursor.refuse(reason, in: start..<cursor.offset) { return nil }
    return value
  }
}

extension Parser {
  /// This parser with its output turned into another value: `.map { x, y in x * 2 + y }`.
  @_alwaysEmitIntoClient @inline(__always)
  public func map<Result>(
    @ValueBuilder<Result> _ transform: @escaping @Sendable (Output) -> Result
  ) -> Mapped<Self, Result> { Mapped(self) { output, _, _, _ in (transform(output), nil) } }

  /// This parser with its output turned into another value, given the UTF-8 bytes that it recognises.
  @_alwaysEmitIntoClient @inline(__always)
  public func mapText<Result>(
    @ValueBuilder<Result> _ transform: @escaping @Sendable (Output, Span<UInt8>) -> Result
  ) -> Mapped<Self, Result> {
    Mapped(self) { output, start, end, input in (transform(output, input.extracting(start..<end)), nil) }
  }

  /// This parser with the text that it recognises as its output, in place of its own.
  @_alwaysEmitIntoClient @inline(__always) public func text() -> Mapped<Self, String> {
    mapText { _, bytes in String(bytes) }
  }

  /// This parser with the range of its output beside it.
  @_alwaysEmitIntoClient @inline(__always) public func located() -> Mapped<Self, Located<Output>> {
    Mapped(self) { output, start, end, _ in
      let place = SourceRange(from: start, to: end)
      return (Located(output, in: place ?? .zero), place == nil ? .textTooLong : nil)
    }
  }

  /// This parser with its output turned into another value, or refused for a reason: `sum.check { ($0, $0.isFinite ? nil :
  /// .notFinite) }`.
  ///
  /// The transform gives a value in any case: when a failure is explained, the parse goes on with it, since an error of
  /// grammar further on comes first.
  @_alwaysEmitIntoClient @inline(__always)
  public func check<Result>(
    @ValueBuilder<(Result, Refusal.Reason?)> _ transform: @escaping @Sendable (Output) -> (Result, Refusal.Reason?)
  ) -> Mapped<Self, Result> { Mapped(self) { output, _, _, _ in transform(output) } }
}
