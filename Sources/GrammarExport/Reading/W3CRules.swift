import GrammarCombinators

/// The right-hand sides of productions. Whatever is a part of one is a rule, so that it has a place in a tree.
struct W3CRules {
  /// What begins a production or another item, and so is no part of the one before.
  let next: Syntax
  let space: Syntax.Spacing

  var choice: Syntax {
    rule("choice") {
      .repetition(sequence, .oneOrMore, separator: .choice([.literal("|"), ordered]), spacing: space)
    }
  }

  /// A choice in order; not the beginning of a comment.
  private var ordered: Syntax {
    .sequence([.literal("/"), .lookAhead(.characters(CharacterClass(of: "/*")), isPositive: false)], spacing: .glued)
  }

  private var sequence: Syntax {
    rule("sequence") { .repetition(.choice([difference, ahead]), .zeroOrMore, spacing: space) }
  }

  /// `& ":"`: what must follow, and is no part of the text.
  private var ahead: Syntax { rule("ahead") { .sequence([.literal("&"), difference], spacing: space) } }

  private var difference: Syntax {
    rule("difference") {
      let excluded = Syntax.sequence([.literal("-"), repetition], spacing: space)
      return .sequence([repetition, .repetition(excluded, .optional, spacing: space)], spacing: space)
    }
  }

  private var repetition: Syntax {
    rule("repetition") {
      let label = "a symbol (a name, 'text', [a-z], #x9 or a group in parentheses)"
      let symbol = Syntax.annotated(symbol, .label(label))
      // `a ** ","` is a list with commas, `a ++ ","` one that is not empty; `a^b` says what ends a token.
      let signs = ["**", "++"].map { Syntax.sequence([.literal($0), symbol], spacing: space) }
      return .sequence(
        [
          symbol, .repetition(.production(W3CToken.context), .optional, spacing: space),
          .repetition(.choice(signs + ["?", "*", "+"].map { .literal($0) }), .optional, spacing: space),
        ], spacing: space)
    }
  }

  private var symbol: Syntax {
    let tokens = [W3CToken.name, W3CToken.literal, W3CToken.code, W3CToken.characterClass].map { Syntax.production($0) }
    let group = Syntax.sequence(
      [.literal("("), .annotated(choice, .nesting(limit: 30)), .literal(")")], spacing: space)
    return .sequence(
      [.lookAhead(next, isPositive: false), .choice(tokens + [.literal("$"), .literal("."), group])], spacing: space)
  }

  private func rule(_ name: String, _ body: @escaping @Sendable () -> Syntax) -> Syntax {
    .production(Production(name, .rule, body))
  }
}
