import GrammarCombinators

/// A grammar with everything that is drawn in a way of its own.
enum TrackGrammar {
  static var grammar: Grammar { Grammar(start: text) }

  private static let text: Production = .init("text", .rule) {
    spaced(
      .repetition(.production(block), .oneOrMore, spacing: .spaced), .production(counts), .production(words),
      .reference("elsewhere"), .end)
  }

  /// Longer than a line, inside an alternative; with a rule that it is part of.
  private static let block: Production = .init("block", .rule) {
    .choice([
      spaced(
        .production(letWord), .production(name), .literal("<&>\""), optional(.production(list)),
        .choice([.literal("="), .literal(":="), .sequence([], spacing: .spaced)]), .production(block),
        optional(spaced(.literal("where"), .production(name), .literal("is"), .production(list)))),
      .production(list), spaced(.literal("begin"), .production(text), .literal("end")),
    ])
  }

  /// Separators: one that is a text, one that is read from right to left, one with a branch.
  private static let list: Production = .init("list", .rule) {
    spaced(
      .repetition(.production(name), .zeroOrMore, separator: .literal(","), spacing: .spaced),
      .repetition(
        .production(name), .oneOrMore, separator: spaced(.literal("and"), .literal("then")), spacing: .spaced),
      .repetition(
        .production(name), .oneOrMore,
        separator: .choice([.literal(";"), spaced(.literal("or"), .literal("else"))]), spacing: .spaced))
  }

  /// Every caption, in a rule whose parts touch.
  private static let counts: Production = .init("counts", .rule) {
    .sequence(
      [
        .repetition(.literal("a"), .atLeast(2), spacing: .glued),
        .repetition(.literal("b"), .exactly(3), spacing: .glued),
        .repetition(.literal("c"), .times(2...4), separator: .literal("-"), spacing: .glued),
        .repetition(.literal("d"), .times(0...2), spacing: .glued),
        .repetition(.literal("e"), .times(1...2), spacing: .glued),
        .repetition(.literal("f"), .exactly(1), spacing: .glued),
      ], spacing: .glued)
  }

  /// Tables: of texts and names, and in any case.
  private static let words: Production = .init("WORDS", .rule) {
    spaced(
      .choice([
        .literal("a"), .production(letWord), .literal("\t"), .literal(" "), .literal("“宽”"), .production(name),
        .literal("somethingThatIsFarTooLongForAnyColumnOfAnyTableThatHasFourOfThemSideBySide"),
      ]), .production(attribute))
  }

  private static let attribute: Production = .init("words", .token) {
    .choice(
      ["left", "right", "top", "bottom", "leading", "trailing", "width", "height"].map {
        .literal($0, ignoresCase: true)
      })
  }

  private static let letWord: Production = .init("LET", .token) { .literal("let", ignoresCase: true) }

  private static let name: Production = .init("NAME", .token) {
    .sequence(
      [
        .characters(CharacterClass(WordStart.self)),
        .repetition(.characters(CharacterClass(WordPart.self)), .zeroOrMore, spacing: .glued),
      ], spacing: .glued)
  }

  private static func spaced(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .spaced) }
  private static func optional(_ part: Syntax) -> Syntax { .repetition(part, .optional, spacing: .spaced) }
}
