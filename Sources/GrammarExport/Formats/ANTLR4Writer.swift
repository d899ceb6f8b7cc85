public import GrammarCombinators

/// Writes a grammar for ANTLR 4: parser and lexer in one file.
///
/// The lexer gives each word to one token, so a rule that wants an identifier is written to take the keywords too.
public struct ANTLR4Writer: Sendable {
  /// The text of a whole grammar.
  ///
  /// - Parameters:
  ///   - grammar: the grammar.
  ///   - name: what the grammar is called, as its file must be.
  ///   - header: what the file says about itself in the comment at its head, a line each.
  /// - Throws: an ``ExportFailure`` if a production uses something that this notation can't say.
  public static func text(
    of grammar: Grammar, named name: String, header: [String] = []
  ) throws(ExportFailure) -> String {
    let grammar = try CharacterGrammar(grammar, notation: ANTLR4Notation.notation)
    try grammar.checkNeighbours(ANTLR4Notation.notation, isLexed: true)
    let lexer = ANTLR4Lexer(grammar)
    let overlaps = try TokenOverlaps(grammar, notation: ANTLR4Notation.notation) { !lexer.isInline($0) }
    let notation = ANTLR4Notation(grammar, lexer, overlaps)
    var blocks = [comment(header, mark: "// "), "grammar \(name);"]
    for production in grammar.rules {
      if production == grammar.start {
        // The tool's own word for the end of the text, which no production is called.
        blocks.append(
          lexer.name(production.name) + " : " + notation.write(production.body, atLeast: .sequence) + " EOF ;")
      } else {
        blocks.append(notation.production(production, mark: " : ", end: " ;"))
      }
    }
    blocks += overlaps.order.filter { !lexer.isInline($0) }.map(notation.lexerRule)
    blocks += lexer.fragments(besides: overlaps.order).map { "fragment " + notation.lexerRule($0) }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}
