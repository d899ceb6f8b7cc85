import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import Testing

/// The fix-its of C are those of Swift; `.ci/check-c` applies them on many texts.
@Suite struct FixItTests {
  @Test(arguments: [
    ("equations", "width == 10px"), ("formula-style", "ä a.left = b.left"), ("compact-constraint", "a.left ≥ 10"),
    ("expression-format", "[view(==other)]"), ("visual-attribute", "a.left := 1e2 // more"),
  ])
  func theSameAsInSwift(dialect: String, text: String) throws {
    let known = try #require(Dialect(named: dialect)).withHintsAmongAll
    let diagnostic = try #require(throws: Diagnostic.self) { _ = try known.parse(text) }
    #expect(CLibrary.fixIts(text, in: dialect) == diagnostic.mistakes.flatMap(\.fixIts))
  }

  @Test func each() {
    #expect(
      CLibrary.fixIts("width == 10px", in: "equations") == [
        FixIt(offset: 6, length: 2, column: 7, endColumn: 9, replacement: "="),
        FixIt(offset: 9, length: 4, column: 10, endColumn: 14, replacement: "10"),
      ])
  }

  /// A text that can have several mistakes is mended by the fix-its of them all, which are those that the tool makes.
  @Test func ofAllMistakes() throws {
    let text = "V|-8-[a] [b]-|"
    let diagnostic = try #require(throws: Diagnostic.self) {
      _ = try Dialect.visualFormat.withHintsAmongAll.constraints(in: text)
    }
    #expect(diagnostic.mistakes.count == 2)
    #expect(CLibrary.fixIts(text, in: "visual-format") == diagnostic.mistakes.flatMap(\.fixIts))
    #expect(diagnostic.applyingFixIts(to: text) == "V:|-8-[a][b]-|")
  }

  @Test func none() {
    #expect(CLibrary.fixIts("width = 10", in: "equations") == [])
    #expect(CLibrary.fixIts("?", in: "equations") == [])
    #expect(CLibrary.fixIts("width = 10", in: "no dialect") == nil)
  }
}
