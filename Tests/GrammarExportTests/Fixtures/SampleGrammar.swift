import GrammarCombinators

/// A grammar with every construct that all notations can say.
///
///     LET x_1 [ + 10, -20, "' ]
enum SampleGrammar {
  static let header = ["lists", "", "    LET x [ 10, '\\' ]", "", "*) */"]

  static var grammar: Grammar { Grammar(start: text) }

  private static let text: Production = .init("text", .rule) { spaced(.production(binding), .end) }

  private static let binding: Production = .init("letBinding", .rule) {
    spaced(
      .literal("let", ignoresCase: true, isWord: true), .production(name),
      .choice([.production(list), spaced(.literal("="), .production(value))]))
  }

  private static let list: Production = .init("list", .rule) {
    spaced(
      .literal("["),
      .repetition(.production(value), .zeroOrMore, separator: .literal(","), spacing: .spaced), .literal("]"))
  }

  private static let value: Production = .init("value", .rule) {
    spaced(
      .repetition(.literal("+"), .times(0...2), spacing: .spaced),
      .choice([.production(number), .production(quotation), .production(list)]))
  }

  /// Touching parts among parts that need not.
  private static let number: Production = .init("number", .rule) {
    glued(.repetition(.literal("-"), .optional, spacing: .glued), .production(digits))
  }

  private static let name: Production = .init("NAME", .token) {
    .annotated(
      glued(characters(WordStart.self), .repetition(characters(WordPart.self), .zeroOrMore, spacing: .glued)),
      .role(.name))
  }

  private static let digits: Production = .init("NUMBER", .token) {
    .annotated(.repetition(characters(Digit.self), .atLeast(2), spacing: .glued), .role(.number))
  }

  private static let quotation: Production = .init("QUOTATION", .token) {
    .choice([.literal("\"'"), .literal("\"\t\""), .literal("'\\'")])
  }

  static func spaced(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .spaced) }
  static func glued(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .glued) }
  static func characters(_ set: (some ByteClass).Type) -> Syntax { .characters(CharacterClass(set)) }
}
