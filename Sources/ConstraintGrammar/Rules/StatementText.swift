public import GrammarCombinators

/// The start rule of a dialect whose texts state any number of constraints.
///
///     text ::= visualFormatString EOF /* ws: explicit */
public struct StatementText<Content: Rule>: Rule, Inlined where Content.Output == ParsedStatement {
  @inlinable public static var name: StaticString { "text" }
  @usableFromInline let content: Content

  /// A text that is what `content` reads.
  @inlinable @inline(__always) public init(_ content: Content) { self.content = content }

  @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<ParsedStatement> {
    content
    EndOfText()
  }
}

extension Parser where Output == ParsedStatement {
  /// This parser for those who take one constraint: a text that states none, or several, is refused.
  @inlinable @inline(__always)
  func alone() -> Mapped<Self, ParsedEquation> {
    check { statement in
      let constraints = statement.constraints
      let none = ParsedEquation(ParsedSide(nil), .equal, ParsedSide(nil))
      return (constraints.first ?? none, constraints.count == 1 ? nil : .notOneConstraint)
    }
  }
}
