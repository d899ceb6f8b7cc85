import GrammarCombinators
import Testing

@testable import GrammarExport

/// Rules in two forms, tokens that are read as others, and what Tree-sitter can't be told.
@Suite struct TreeSitterTests {
  private func spaced(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .spaced) }
  private func glued(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .glued) }
  private func rule(_ name: String, _ body: Syntax) -> Syntax { .production(Production(name, .rule) { body }) }
  private func token(_ name: String, _ body: Syntax) -> Syntax { .production(Production(name, .token) { body }) }

  private func rules(_ body: Syntax) throws -> String {
    let start = Production("text", .rule) { spaced(rule("x", body), .end) }
    let text = try TreeSitterWriter.text(of: Grammar(start: start), named: "x")
    return String(text.split(separator: "    x: $ => ")[1].split(separator: "  },\n});")[0])
  }

  /// A rule that touches what stands before it does so with the first token that is there.
  @Test func touchingRule() throws {
    let inner = rule(
      "inner", spaced(.repetition(.literal("+"), .zeroOrMore, spacing: .spaced), .literal("#"), .literal("!")))
    #expect(
      try rules(.choice([glued(.literal("a"), inner), spaced(.literal("b"), inner)])) == #"""
        choice(seq("a", alias($._glued_inner, $.inner)), seq("b", $.inner)),

            inner: $ => seq(repeat("+"), "#", "!"),

            _glued_inner: $ => choice(
              seq(token.immediate("+"), repeat("+"), "#", "!"),
              seq(token.immediate("#"), "!"),
            ),

        """#)
  }

  /// The lexer gives a text to the narrower of two tokens.
  /// Tree-sitter skips white space as it likes, so none can be a token where other may stand.
  @Test func blanksBesideWhiteSpace() {
    let blanks = token("BLANKS", .repetition(.literal(" "), .oneOrMore, spacing: .glued))
    let name = token("NAME", .repetition(.characters(CharacterClass("a"..."z")), .oneOrMore, spacing: .glued))
    let list = rule("list", .repetition(name, .oneOrMore, separator: blanks, spacing: .glued))
    #expect(
      #expect(throws: ExportFailure.self) { try rules(spaced(list, .literal(";"))) }?.description
        == "Tree-sitter can't express BLANKS where other white space may stand, which text uses")
  }

  @Test func narrowerToken() throws {
    let letter = token("LETTER", .characters(CharacterClass(WordStart.self)))
    let first = token("FIRST", .choice([.literal("a"), .literal("b")]))
    #expect(
      try rules(.choice([spaced(letter, .literal("+")), spaced(first, .literal("-"))])) == #"""
        choice(seq(choice($.LETTER, alias($.FIRST, $.LETTER)), "+"), seq($.FIRST, "-")),

            FIRST: _ => token(choice("a", "b")),

            LETTER: _ => /[_a-zA-Z]/,

        """#)
  }

  @Test func overlappingTokens() {
    let first = token("FIRST", .choice([.literal("+"), .literal("-")]))
    let second = token("SECOND", .choice([.literal("*"), .literal("-")]))
    #expect(
      #expect(throws: ExportFailure.self) { try rules(.choice([first, second])) }?.description
        == "Tree-sitter can't express FIRST or SECOND, which share some texts and not others, which text uses")
    #expect(throws: Never.self) { try rules(spaced(first, .literal("1"), second)) }
  }
}
