import ConstraintGrammar
import GrammarExport
import PlainWords
import Testing

@Suite("The exports of a user's dialect") struct ExportTests {
  @Test(arguments: ExportFormat.all) func formats(format: ExportFormat) {
    #expect(throws: Never.self) { try format.files(for: plainWords.language) }
  }

  /// ANTLR's lexer, which looks for all tokens everywhere, would take `width-8` for a name.
  @Test func characters() throws {
    let grammar = try ExportFormat.antlr4.files(for: plainWords.language)[0].text
    #expect(grammar.contains("\n// A token is one character, of those that the rules treat alike.\n"))
  }

  @Test func whiteSpaceBetweenWords() throws {
    let lark = try ExportFormat.lark.files(for: plainWords.language)[0].text
    #expect(lark.contains("\nequation: size WHITE_SPACE relation WHITE_SPACE right_side\n"))
    #expect(lark.hasPrefix("// plain-words: a dialect of constraint equations\n//\n"))
  }

  /// The relations are words here, and only what stands before them tells them from names.
  @Test func highlighting() throws {
    let files =
      try ExportFormat.treeSitter.files(for: plainWords.language)
      + ExportFormat.textMate.files(for: plainWords.language)
    #expect(
      files[0].text.contains(
        """

            equation: $ => seq(
              $.size,
              optional($._joined_words),
              $.relation,
              optional($._joined_words),
              $.rightSide,
            ),

            size: $ => seq($.NAME, alias($._glued_DOT, $.DOT), alias($._glued_ATTRIBUTE, $.ATTRIBUTE)),

        """))
    #expect(files[1].text.contains("\n[\n  \"is\"\n  \"atmost\"\n  \"atleast\"\n] @operator\n"))
    #expect(files[2].text.contains(#""match": "(?:is|atmost|atleast)(?![_a-zA-Z0-9])""#))
  }
}
