import GrammarExport
import Testing

/// The whole text of a grammar with every construct in each notation, as a file in `Expected/`.
@Suite struct FormatTests {
  private let grammar = SampleGrammar.grammar
  private let header = SampleGrammar.header

  @Test func lark() throws { try ExpectedFile.check(LarkWriter.text(of: grammar, header: header), "lists.lark") }

  @Test func antlr4() throws {
    try ExpectedFile.check(ANTLR4Writer.text(of: grammar, named: "Lists", header: header), "Lists.g4")
  }

  @Test func abnf() throws { try ExpectedFile.check(ABNFWriter.text(of: grammar, header: header), "lists.abnf") }

  @Test func peg() throws { try ExpectedFile.check(PEGWriter.text(of: grammar, header: header), "lists.peg") }

  @Test func gbnf() throws { try ExpectedFile.check(GBNFWriter.text(of: grammar, header: header), "lists.gbnf") }

  @Test func isoEBNF() throws { try ExpectedFile.check(ISOEBNFWriter.text(of: grammar, header: header), "lists.ebnf") }

  @Test func treeSitter() throws {
    try ExpectedFile.check(TreeSitterWriter.text(of: grammar, named: "lists", header: header), "lists.grammar.js")
  }

  @Test func highlightQuery() throws {
    try ExpectedFile.check(HighlightQueryWriter.text(of: grammar, header: header), "lists.highlights.scm")
  }

  @Test func textMate() throws {
    try ExpectedFile.check(
      TextMateWriter.text(of: grammar, named: "lists", about: "\"lists\""), "lists.tmLanguage.json")
  }

  @Test func languageConfiguration() throws {
    try ExpectedFile.check(TextMateWriter.configuration(of: grammar), "lists.language-configuration.json")
  }

  @Test func json() throws {
    try ExpectedFile.check(
      JSONGrammarWriter.text(of: grammar, named: "lists", about: "\"lists\"", sample: "LET x [10]"), "lists.json")
  }
}
