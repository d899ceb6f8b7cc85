import GrammarCombinators
import Testing

@testable import GrammarExport

/// The whole text of a grammar with every construct in each notation, and of one with comments, as files in `Expected/`.
@Suite struct FormatTests {
  struct Sample: Sendable {
    let name: String
    let grammar: Grammar
    let header: [String]
  }

  static let samples = [
    Sample(name: "lists", grammar: SampleGrammar.grammar, header: SampleGrammar.header),
    Sample(name: "settings", grammar: SpacingGrammar.settings, header: ["settings"]),
  ]

  private func check(_ sample: Sample, _ ending: String, _ text: String) throws {
    try ExpectedFile.check(text, sample.name + ending)
  }

  private static let notations: [(ending: String, notation: CharacterNotation)] = [
    (".lark", .lark), (".abnf", .abnf), (".peg", .peg), (".gbnf", .gbnf), (".ebnf", .isoEBNF),
  ]

  @Test(arguments: samples, notations) func characters(
    of sample: Sample, in format: (ending: String, notation: CharacterNotation)
  ) throws {
    try check(sample, format.ending, format.notation.text(of: sample.grammar, header: sample.header))
  }

  @Test(arguments: samples) func antlr4(of sample: Sample) throws {
    let name = sample.name.prefix(1).uppercased() + sample.name.dropFirst()
    try ExpectedFile.check(
      ANTLR4Notation.text(of: sample.grammar, named: name, header: { _ in sample.header }), name + ".g4")
  }

  @Test(arguments: samples) func treeSitter(of sample: Sample) throws {
    try check(
      sample, ".grammar.js", TreeSitterWriter.text(of: sample.grammar, named: sample.name, header: sample.header))
  }

  @Test(arguments: samples) func highlightQuery(of sample: Sample) throws {
    try check(sample, ".highlights.scm", HighlightQueryWriter.text(of: sample.grammar, header: sample.header))
  }

  @Test(arguments: samples) func textMate(of sample: Sample) throws {
    try check(
      sample, ".tmLanguage.json",
      TextMateWriter.text(of: sample.grammar, named: sample.name, about: "\"\(sample.name)\""))
  }

  @Test(arguments: samples) func languageConfiguration(of sample: Sample) throws {
    try check(sample, ".language-configuration.json", TextMateWriter.configuration(of: sample.grammar))
  }

  @Test(arguments: samples) func json(of sample: Sample) throws {
    try check(
      sample, ".json",
      JSONGrammarWriter.text(
        of: sample.grammar, named: sample.name, about: "\"\(sample.name)\"",
        sample: sample.name == "lists" ? "LET x [10]" : "x = [10];"))
  }

  /// The notation of the W3C has no file for the lists, which mix parts that touch with parts that need not.
  @Test func ebnf() throws {
    try ExpectedFile.check(EBNFWriter.text(of: SpacingGrammar.settings, header: ["settings"]), "settings.w3c.ebnf")
  }
}
