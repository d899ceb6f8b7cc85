import GrammarCombinators

/// The right-hand sides of productions. Whatever is a part of one is a rule, so that it has a place in a tree.
struct NotationRules {
  let space: Syntax.Spacing

  /// What begins a production or another item, and so is no part of the one before; nothing where productions have an end.
  var next: Syntax?

  /// What stands between alternatives.
  var alternatives: [Syntax] = [.literal("|")]

  /// What stands between parts, and whether blanks may do; nothing where they do.
  var comma: Syntax?
  var isCommaOptional = false

  /// Names, texts and characters.
  let tokens: [Production]

  /// What else is a symbol, and looked for first.
  var symbols: [Syntax] = []

  /// What stands before a symbol and says how often.
  var count: Production?

  /// What stands behind a symbol.
  var suffixes: [Syntax] = []

  /// The name of a group's part, and its brackets.
  var groups = [("group", "(", ")")]

  /// Whether `A - B - C` is an A and neither B nor C, and `A & B` goes on with a B.
  var hasExclusions = true
  var hasLookAheads = false

  /// Examples of a symbol, for whoever forgot it.
  let examples: String

  var choice: Syntax {
    rule("choice") { .repetition(sequence, .oneOrMore, separator: .choice(alternatives), spacing: space) }
  }

  private var sequence: Syntax {
    rule("sequence") {
      let part = Syntax.choice([difference] + (hasLookAheads ? [ahead] : []))
      let separator = isCommaOptional ? comma.map(maybe) : comma
      return .repetition(part, .zeroOrMore, separator: separator, spacing: space)
    }
  }

  /// `& ":"`: what must follow, and is no part of the text.
  private var ahead: Syntax { rule("ahead") { space.row([.literal("&"), difference]) } }

  private var difference: Syntax {
    rule("difference") {
      let exclusion = Syntax.repetition(space.row([.literal("-"), repetition]), .zeroOrMore, spacing: space)
      return hasExclusions ? space.row([repetition, exclusion]) : repetition
    }
  }

  private var repetition: Syntax {
    rule("repetition") {
      let number = count.map { [maybe(.production($0))] } ?? []
      return space.row(number + [labelled] + suffixes.map(maybe))
    }
  }

  /// A symbol, missed by examples.
  var labelled: Syntax { .annotated(symbol, .label("a symbol (\(examples))")) }

  private var symbol: Syntax {
    let groups = groups.map { name, open, close in
      rule(name) { space.row([.literal(open), .annotated(choice, .nesting(limit: 30)), .literal(close)]) }
    }
    let symbol = Syntax.choice(symbols + tokens.map { .production($0) } + groups)
    return next.map { space.row([.lookAhead($0, isPositive: false), symbol]) } ?? symbol
  }

  private func maybe(_ body: Syntax) -> Syntax { .repetition(body, .optional, spacing: space) }

  private func rule(_ name: String, _ body: @escaping @Sendable () -> Syntax) -> Syntax {
    .production(Production(name, .rule, body))
  }
}
