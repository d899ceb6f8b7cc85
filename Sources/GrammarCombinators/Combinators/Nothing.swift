/// Recognises nothing, always: the empty alternative, and the separator of a repetition that has none.
///
/// It prints as an empty place. `Nothing()`.
@frozen public struct Nothing: Parser {
  @inlinable @inline(__always) public init() {}

  @inlinable public var syntax: Syntax { .sequence([], spacing: .glued) }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? { () }
}
