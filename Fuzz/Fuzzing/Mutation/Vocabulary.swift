import ConstraintGrammar
import GrammarCombinators

/// The words and signs of all dialects.
enum Vocabulary {
  /// Words that can be names. Those that can also mean the superview are in it several times, for what they mean
  /// depends on which views there are.
  static let names: [String] =
    ["a", "b", "view1", "_", "x9", "self", "self.view", "e5", "E", "lhs", "safe"]
    + Array(repeating: ["super", "superview"], count: 8).joined()
    // They differ from these words in one letter.
    + Array(repeating: ["supes", "supe_", "superviev", "superviex"], count: 2).joined()
    + literals.filter { $0.utf8.allSatisfy(Lexer.isWordPart) }

  /// All words and signs.
  static let all: [String] =
    names + literals + EdgeNumbers.texts.filter { $0.utf8.count < 30 } + ["@", "#", "~", ";", ":"]

  /// The literals of all dialects, each once.
  private static let literals: [String] = {
    var literals: Set<String> = []
    func visit(_ syntax: Syntax) {
      if case .literal(let text, _, _) = syntax { literals.insert(text) }
      for part in syntax.parts { visit(part) }
    }
    for dialect in Dialect.all {
      for production in dialect.grammar.productions { visit(production.body) }
    }
    return literals.sorted()
  }()
}
