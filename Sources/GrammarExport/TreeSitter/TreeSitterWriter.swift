public import GrammarCombinators

/// Writes a grammar for Tree-sitter, the parser generator of text editors.
///
/// White space and comments are skipped, so what touches what stands before it is an immediate token. The language is that of the grammar:
/// a text belongs to it if its tree has no node for an error and none for something missing.
public struct TreeSitterWriter: Sendable {
  /// The text of `grammar.js`.
  ///
  /// - Parameters:
  ///   - grammar: the grammar.
  ///   - name: what the language is called, in letters, digits and underscores.
  ///   - header: what the file says about itself in the comment at its head, a line each.
  /// - Throws: an ``ExportFailure`` if a production uses something that this notation can't say.
  public static func text(
    of grammar: Grammar, named name: String, header: [String] = []
  ) throws(ExportFailure) -> String {
    let grammar = try CharacterGrammar(grammar, notation: TreeSitterNotation.notation)
    let rules = try TreeSitterRules(TokenGrammar(grammar), grammar, TreeSitterNames(grammar))
    let entries = rules.entries().map { "    " + $0.substituting("\n", with: "\n    ") }
    let module = """
      module.exports = grammar({
        name: \(TreeSitterNotation.quoted(name)),

        extras: \(rules.extras),

        rules: {
      \(entries.joined(separator: "\n\n"))
        },
      });
      """
    let blocks = [comment(header, mark: "// ")] + rules.definitions() + [module]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}
