/// Recognises what its body recognises and gives a value of its own, whatever the body's output was.
///
/// It prints as its body. `Literal("=").as(Relation.equal)`.
@frozen public struct ConstantResult<Body: Parser, Output: Sendable>: Parser {
  @usableFromInline let body: Body
  @usableFromInline let value: Output

  @_alwaysEmitIntoClient @inline(__always) init(_ body: Body, _ value: Output) {
    self.body = body
    self.value = value
  }

  public typealias Leading = Body.Leading

  @_alwaysEmitIntoClient public var syntax: Syntax { body.syntax }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Output? {
    body.parse(input, &cursor) == nil ? nil : value
  }
}

extension Parser {
  /// This parser with `value` as its output.
  @_alwaysEmitIntoClient @inline(__always)
  public func `as`<Value: Sendable>(_ value: Value) -> ConstantResult<Self, Value> { ConstantResult(self, value) }

  /// This parser with `value` as its output, and the role of such values for the literals in it.
  @_alwaysEmitIntoClient @inline(__always)
  public func `as`<Value: TokenValue & Sendable>(_ value: Value) -> ConstantResult<InRole<Self, Value>, Value> {
    ConstantResult(InRole(self), value)
  }
}

/// Recognises what its body recognises; the literals in it play the role of a value.
@frozen public struct InRole<Body: Parser, Player: TokenValue>: Fragment {
  public let body: Body

  @_alwaysEmitIntoClient @inline(__always) init(_ body: Body) { self.body = body }

  @_alwaysEmitIntoClient public var syntax: Syntax { .annotated(body.syntax, .role(Player.role)) }
}
