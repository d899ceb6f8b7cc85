public import ConstraintGrammar
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
