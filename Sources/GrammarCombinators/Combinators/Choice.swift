/// Recognises the first of two languages that fits.
///
///     "+" | "-"
///
/// Written as the lines of a ``OneOf``. An alternative that fails is backtracked; one that succeeds is final, so no
/// alternative may be a prefix of a later one: `Grammar.problems` of the module `GrammarChecks` finds those.
@frozen public struct Choice<First: Parser, Second: Parser>: Parser where First.Output == Second.Output {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @_alwaysEmitIntoClient @inline(__always) init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public typealias Leading = First.Leading

  @_alwaysEmitIntoClient public var syntax: Syntax { .choice(of: first.syntax, second.syntax) }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> First.Output? {
    let start = cursor.offset
    if let output = first.parse(input, &cursor) { return output }
    cursor.offset = start
    return second.parse(input, &cursor)
  }
}
