import GrammarCombinators

// What an export says of a language before its productions.

extension Grammar.Language {
  /// How a reader of the EBNF knows tokens and white space.
  static func conventions(of grammar: Grammar) -> [String] {
    let tokens = [
      "",
      "Tokens are the productions below \(grammar.tokenMark) and the literals. A token is as long as it can be, and a word or",
    ]
    if WhiteSpaces(of: grammar).kinds.isEmpty {
      return tokens + [
        "a number ends where no letter, digit or _ follows. Nothing stands between the parts of a rule, which is what",
        "\"ws: explicit\" says.",
      ]
    }
    return tokens + [
      "a number ends where no letter, digit or _ follows. White space, WHITE_SPACE, may stand before, between and",
      "after the parts of a rule, but not in a rule marked \"ws: explicit\" and not inside a token.",
    ]
  }

  /// A description, with a sample if there is one that a comment between such marks can hold.
  func summary(within marks: [String] = []) -> [String] {
    var lines = sample.substituting("\r\n", with: "\n").pieces(around: "\n").map { $0.isEmpty ? "" : "    \($0)" }
    while lines.last == "" { lines.removeLast() }
    let isShown = !lines.isEmpty && !marks.contains { sample.pieces(around: $0).count > 1 }
    return ["\(name): \(title)"] + (isShown ? [""] + lines : [])
  }

  /// The head of an export, which describes the language.
  ///
  /// - Parameters:
  ///   - marks: what a comment can't hold.
  ///   - skipsSpaces: whether white space may be skipped between tokens.
  func header(within marks: [String] = [], skippingSpaces skipsSpaces: Bool = false) -> [String] {
    let space = skipsSpaces ? "may stand between any two tokens" : "is part of the rules"
    return summary(within: marks) + ["", "A text is the first rule and nothing after it. White space \(space)."]
  }
}
