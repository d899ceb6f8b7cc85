import GrammarCombinators

/// The right-hand sides of productions. Whatever is a part of one is a rule, so that it has a place in a tree.
struct NotationRules {
  let space: Syntax.Spacing

  /// What begins a production or another item, and so is no part of the one before; nothing where productions have an end.
  var next: Syntax?

  /// What stands between alternatives.
  var alternatives: [Syntax] = [.literal("|")]

  /// What may stand between parts.
  var comma: Syntax?

  /// Names, texts and characters.
  let tokens: [Production]

  /// What else is a symbol, and looked for first.
  var symbols: [Syntax] = []

  /// What can't stand before the first alternative.
  var notFirst: Syntax?

  /// What is an alternative by itself.
  var alone: [Production] = []

  /// What stands before a symbol and says how often.
  var count: Production?

  /// What stands behind a symbol.
  var suffixes: [Syntax] = []

  /// The name of a group's part, and its brackets.
  var groups: [(String, open: Syntax, close: String)] = [("group", .literal("("), ")")]

  /// Whether `A - B - C` is an A and neither B nor C, and `A & B` goes on with a B.
  var hasExclusions = true
  var hasLookAheads = false

  /// Examples of a symbol, for whoever forgot it.
  let examples: String

  var choice: Syntax {
    rule("choice") {
      let choice = Syntax.repetition(sequence, .oneOrMore, separator: .choice(alternatives), spacing: space)
      return notFirst.map { space.row([.unless($0), choice]) } ?? choice
    }
  }

  private var sequence: Syntax {
    rule("sequence") {
      let part = Syntax.choice([difference] + (hasLookAheads ? [ahead] : []))
      let parts = Syntax.repetition(part, .zeroOrMore, separator: comma.map(maybe), spacing: space)
      let alone = alone.map { token in rule("repetition") { .production(token) } }
      return alone.isEmpty ? parts : .choice(alone + [parts])
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
      rule(name) { space.row([open, .annotated(choice, .nesting(limit: 30)), .literal(close)]) }
    }
    let symbol = Syntax.choice(symbols + groups + tokens.map { .production($0) })
    return next.map { space.row([.unless($0), symbol]) } ?? symbol
  }

  /// `"a" … "z"`
  static func range(of literal: Production, _ space: Syntax.Spacing) -> Syntax {
    .production(
      Production("range", .rule) {
        space.row([.production(literal), .oneOf(["…", "...", ".."]), .production(literal)])
      })
  }

  private func maybe(_ body: Syntax) -> Syntax { .repetition(body, .optional, spacing: space) }

  private func rule(_ name: String, _ body: @escaping @Sendable () -> Syntax) -> Syntax {
    .production(Production(name, .rule, body))
  }
}
