import GrammarChecks
import GrammarCombinators
import GrammarExport
import Testing
import VersionRanges

@Suite("Ranges of versions") struct VersionRangeTests {
  @Test func alternatives() throws {
    let range = try VersionRange("^1.2.0 || >= 2.0.0-rc.1 <3")
    #expect(
      range.alternatives.map { $0.map { "\($0.comparison) \($0.version.numbers) \($0.version.labels)" } } == [
        ["compatible [1, 2, 0] []"], [#"atLeast [2, 0, 0] ["rc", "1"]"#, "less [3] []"],
      ])
  }

  @Test(arguments: [
    ("1.2.x", "1:5: error: expected NUMBER, but found 'x'\n1.2.x\n    ^"),
    (">= 1.02", "1:6: error: '02' is refused: not-a-version-number\n>= 1.02\n     ^~"),
    ("", "1:1: error: expected '<', '<=', '=', '>', '>=', '^', '~' or NUMBER, but the text ends here\n\n^"),
  ])
  func mistakes(text: String, message: String) {
    #expect("\(#expect(throws: ParseFailure.self) { try VersionRange(text) }.map { "\($0)" } ?? "")" == message)
  }

  @Test func grammar() throws {
    #expect(VersionRange.grammar.problems == [])
    let language = Grammar.Language(
      "version-ranges", title: "ranges of versions", sample: "^1.2.0 || <3", grammar: VersionRange.grammar)
    // A token that may be a word or something else is beyond these.
    let refused = ExportFormat.all.filter { (try? $0.files(for: language)) == nil }
    #expect(refused.map(\.name) == ["textmate"])
  }
}
