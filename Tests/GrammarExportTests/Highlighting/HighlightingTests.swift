import ConstraintGrammar
import GrammarCombinators
import Testing

@testable import GrammarExport

/// What tokens are to a reader, and which of two words a text is.
@Suite struct HighlightingTests {
  private func spaced(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .spaced) }
  private func glued(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .glued) }
  private func rule(_ name: String, _ body: Syntax) -> Syntax { .production(Production(name, .rule) { body }) }
  private func token(_ name: String, _ role: TokenRole, _ body: Syntax) -> Syntax {
    .production(Production(name, .token) { .annotated(body, .role(role)) })
  }
  private func words(_ texts: String...) -> Syntax { .choice(texts.map { .literal($0, isWord: true) }) }

  private var name: Syntax {
    token("NAME", .name, .repetition(.characters(CharacterClass(WordStart.self)), .oneOrMore, spacing: .glued))
  }

  private func grammar(_ body: Syntax) -> Grammar {
    Grammar(start: Production("text", .rule) { spaced(rule("equation", body), .end) })
  }

  /// `a[.width] is self[.width]`, also `a.b[.width]`
  private var equation: Syntax {
    let attribute = token("ATTRIBUTE", .attribute, words("left", "leftMargin"))
    let item = rule(
      "item",
      glued(
        name, .repetition(glued(.literal("."), name), .zeroOrMore, spacing: .glued), .literal("["), .literal("."),
        attribute, .literal("]")))
    return spaced(item, rule("relation", .annotated(words("is", "atleast"), .role(.relation))), rule("side", item))
  }

  @Test func query() throws {
    try ExpectedFile.check(
      HighlightQueryWriter.text(of: grammar(equation), reservedName: "self", header: ["items"]), "items.highlights.scm"
    )
  }

  @Test func textMate() throws {
    try ExpectedFile.check(
      TextMateWriter.text(of: grammar(equation), named: "items", reservedName: "self", about: "items"),
      "items.tmLanguage.json")
  }

  @Test func wordsThatNothingTellsApart() {
    let message =
      #"TextMate can't express NAME or "let", which what stands around them does not tell apart, which text uses"#
    #expect(
      #expect(throws: ExportFailure.self) {
        try TextMateWriter.text(
          of: grammar(.choice([spaced(words("let"), .literal("=")), spaced(name, .literal("="))])), named: "x",
          about: "")
      }?.description == message)
    #expect(
      #expect(throws: ExportFailure.self) {
        try TextMateWriter.text(
          of: grammar(token("MIXED", .keyword, .choice([.literal("a"), .literal("+")]))), named: "x", about: "")
      }?.description == "TextMate can't express MIXED, which is a word or something else, which equation uses")
  }
}
