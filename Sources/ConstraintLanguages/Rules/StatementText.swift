import ConstraintGrammar
import GrammarCombinators

/// The start rule of a dialect whose texts state any number of constraints.
///
///     text ::= visualFormatString EOF /* ws: explicit */
///
/// Around a constraint that Auto Layout has printed it is:
///
///     text ::= constraint EOF /* ws: explicit */
struct StatementText<Content: Parser>: InlinedRule where Content.Output == ParsedStatement {
  static var name: StaticString { "text" }
  let content: Content

  /// A text that is what `content` reads.
  @inline(__always) init(_ content: Content) { self.content = content }

  @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<ParsedStatement> {
    content
    EndOfText()
  }
}
