import GrammarCombinators

/// Grammars with spacings of their own.
enum SpacingGrammar {
  /// Settings, a blank or a line feed between them, and comments up to the end of a line.
  ///
  ///     # at night
  ///     width = [10, 20]; # pixels
  static var settings: Grammar {
    Grammar(start: start("settings", commented, .repetition(setting, .oneOrMore, spacing: commented)))
  }

  /// Blanks, line feeds, and comments from `#` to the end of a line.
  static let commented = spacing(blanks(BlankOrLineFeed.self), lineComment)

  /// Blanks and comments between `/*` and `*/`.
  static let blockCommented = spacing(blank, blockComment)

  /// A start rule of these parts, in front of which the same may stand as between them.
  static func start(_ name: String, _ spacing: Syntax.Spacing, _ parts: Syntax...) -> Production {
    Production(name, .rule) { .sequence([.sequence([], spacing: .glued)] + parts + [.end], spacing: spacing) }
  }

  /// Any number of pieces.
  static func spacing(_ pieces: Syntax...) -> Syntax.Spacing {
    .grammar(.repetition(.choice(pieces), .zeroOrMore, spacing: .glued))
  }

  /// Blanks alone.
  static let blank = blanks(Blank.self)

  private static func blanks(_ set: (some ByteClass).Type) -> Syntax {
    .repetition(.characters(CharacterClass(set)), .oneOrMore, spacing: .glued)
  }

  private static let lineComment = token("COMMENT") {
    .sequence(
      [.literal("#"), .repetition(.characters(CharacterClass(InLine.self)), .zeroOrMore, spacing: .glued)],
      spacing: .glued)
  }

  private static let blockComment = token("COMMENT") {
    let inside = Syntax.sequence(
      [.lookAhead(.literal("*/"), isPositive: false), .characters(CharacterClass(InLine.self))], spacing: .glued)
    return .sequence(
      [.literal("/*"), .repetition(inside, .zeroOrMore, spacing: .glued), .literal("*/")], spacing: .glued)
  }

  private static let setting: Syntax = rule("setting", commented, name, .literal("="), value, .literal(";"))

  private static var value: Syntax { .production(Production("value", .rule) { .choice([number, list]) }) }

  private static var list: Syntax {
    rule(
      "list", commented, .literal("["),
      .repetition(value, .zeroOrMore, separator: .literal(","), spacing: commented), .literal("]"))
  }

  private static let name = token("NAME") { .annotated(WordOf(WordStart.self, WordPart.self).syntax, .role(.name)) }

  private static let number = token("NUMBER") { .annotated(BytesOf(Digit.self).syntax, .role(.number)) }

  static func rule(_ name: String, _ spacing: Syntax.Spacing, _ parts: Syntax...) -> Syntax {
    .production(Production(name, .rule) { .sequence(parts, spacing: spacing) })
  }

  private static func token(_ name: String, _ body: @escaping @Sendable () -> Syntax) -> Syntax {
    .production(Production(name, .token, body))
  }
}

/// All of ASCII but the line feed.
private enum InLine: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte < 128 && byte != 10 }
}

private enum BlankOrLineFeed: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 }
}

private enum Blank: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte == 32 }
}
