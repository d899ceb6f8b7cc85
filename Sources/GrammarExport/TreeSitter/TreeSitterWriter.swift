import GrammarCombinators

/// Writes a grammar for Tree-sitter, the parser generator of text editors.
///
/// White space and comments are skipped, so what touches what stands before it is an immediate token. The language is that of the grammar:
/// a text belongs to it if its tree has no node for an error and none for something missing.
enum TreeSitterWriter {
  /// The text of `grammar.js`.
  ///
  /// - Parameter name: what the language is called, in letters, digits and underscores.
  static func text(of grammar: Grammar, named name: String, header: [String] = []) throws(ExportFailure) -> String {
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
    return blocks([comment(header, mark: "// ")] + rules.definitions() + [module])
  }
}
