import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators

/// The words and signs of all dialects.
enum Vocabulary {
  /// Words that can be names. Those that can also mean something else are in it several times, for what they mean depends on
  /// which views there are.
  static let names: [String] =
    ["a", "b", "view1", "_", "x9", "self.view", "e5", "E", "lhs"]
    + Array(repeating: ["super", "superview"], count: 8).joined()
    + Array(repeating: ["self", "safe"], count: 6).joined()
    // They differ from these words in one letter.
    + Array(repeating: ["supes", "supe_", "superviev", "superviex"], count: 2).joined()
    + literals.filter { $0.utf8.allSatisfy(Lexer.isWordPart) }

  /// All words and signs.
  static let all: [String] =
    names + literals + habits + EdgeNumbers.texts.filter { $0.utf8.count < 30 } + ["@", "#", "~", ";", ":"]

  /// What people write out of habit, in the manner of other languages, and the reader of what was meant knows.
  private static let habits = [
    ".constraint(equalTo: ", ".constraint(lessThanOrEqualToConstant: ", ", constant: ", ", multiplier: ",
    ").isActive = true", "CGFloat(", "(CGFloat)", "max(", "NSLayoutAttribute.", ".frame.", ".center.x", ".size", ".x",
    "[i].", "Anchor", "()", "é.", " is ", " at least ", "<==", "!=", "+=", ":=", "10%", "px", " pt", "2em", "1/2 ",
    "0.5", "1,5", "1 000", "1...2", "**", "@750 ", " @ high", "~ .defaultHigh", "UILayoutPriority(750)", "let c = ",
    "@\"", "\"", "// ", "/*", "# ", "\\(x)", "%@", "!", "?", "{", "}", "−", "（", "nil", "Margin", "V:|-", "]-|",
  ]

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
