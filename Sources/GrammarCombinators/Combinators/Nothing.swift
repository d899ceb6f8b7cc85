/// Recognises nothing, always: the empty alternative, and the separator of a repetition that has none.
///
/// It prints as an empty place. `Nothing()`.
@frozen public struct Nothing: Parser {
  @_alwaysEmitIntoClient @inline(__always) public init() {}

  @_alwaysEmitIntoClient public var syntax: Syntax { .sequence([], spacing: .glued) }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? { () }
}
