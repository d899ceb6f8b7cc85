import GrammarChecks
import GrammarCombinators
import GrammarExport
import Testing
import VersionRanges

@Suite("Ranges of versions") struct VersionRangeTests {
  private func version(_ text: String) throws -> Version {
    try #require(VersionRange(text).alternatives.first?.first?.version)
  }

  @Test(
    "A range holds what its comparators say",
    arguments: [
      ("^1.4", "1.4.0", true), ("^1.4", "2.0.0", false), ("^0.2.3", "0.2.9", true), ("^0.2.3", "0.3.0", false),
      ("~1.4.2", "1.4.9", true), ("~1.4.2", "1.5.0", false), ("1.x", "1.9.3", true), ("1.x", "2.0.0", false),
      (">1.2", "1.2.9", false), (">1.2", "1.3.0", true), ("<=1.2", "1.2.9", true), ("*", "0.0.1", true),
      ("1.2.3 - 2", "2.9.9", true), ("1.2.3 - 2", "3.0.0", false), ("<1.0.0 || >=2.0.0 <3.0.0", "2.5.0", true),
      ("<1.0.0 || >=2.0.0 <3.0.0", "1.0.0", false), (">=2.0.0-rc.1", "2.0.0-rc.2", true),
      (">=2.0.0-rc.1", "2.0.1-rc.2", false), (">1.0.0", "2.0.0-beta", false), ("=1.0.0", "1.0.0+build.7", true),
    ])
  func contains(range: String, text: String, isInside: Bool) throws {
    #expect(try VersionRange(range).contains(version(text)) == isInside)
  }

  @Test func theOrderOfVersions() throws {
    let texts = ["1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0", "1.0.1"]
    let versions = try texts.map(version)
    #expect(versions == versions.sorted())
    #expect(zip(versions, versions.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [
    ("1.2.y", "1:5: error: expected a number or x, but found 'y'\n1.2.y\n    ^"),
    (
      ">= 1.02",
      "1:6: error: '02' is refused: a number begins with 0 only if it is 0\n>= 1.02\n     ^~"
    ),
    (
      "99999999999999999999.0.0",
      "1:1: error: '99999999999999999999' is refused: the number is too large\n"
        + "99999999999999999999.0.0\n^~~~~~~~~~~~~~~~~~~~"
    ),
    ("1.2.3 -2", "1:8: error: expected a blank, but found '2'\n1.2.3 -2\n       ^"),
    ("", "1:1: error: expected a number, a relation or x, but the text ends here\n\n^"),
  ])
  func mistakes(text: String, message: String) {
    #expect("\(#expect(throws: ParseFailure.self) { try VersionRange(text) }.map { "\($0)" } ?? "")" == message)
  }

  @Test func grammar() {
    #expect(VersionRange.grammar.problems == [])
    let language = Grammar.Language(
      "version-ranges", title: "ranges of versions", sample: "^1.2.0 || <3", grammar: VersionRange.grammar)
    // A token that may be a word or something else is beyond these.
    let refused = ExportFormat.all.filter { (try? $0.files(for: language)) == nil }
    // Blanks around a dash, and blanks alone, are tokens where white space is skipped.
    #expect(refused.map(\.name) == ["tree-sitter", "textmate"])
  }
}
