import ConstraintDiagnostics
import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import Testing

@Suite("All mistakes of a visual format") struct MistakesTests {
  /// A bracket that is missing is not taken for a hyphen that is, and what has no place of its own is not put in.
  @Test(arguments: [("[a|", "[a]|"), ("[a[b]", "[a][b]"), ("[a(8)|", "[a(8)]|"), ("|-8[a", "|-8-[a]")])
  func allChangesTogetherMakeAText(_ text: String, _ expected: String) throws {
    let diagnostic = try #require(Self.diagnostic(of: text))
    #expect(diagnostic.applyingFixIts(to: text) == expected)
  }

  /// More than fifty mistakes are not told, and so not mended.
  @Test func whatIsNotToldIsNotMended() throws {
    let text = String(repeating: "[a] ", count: 60)
    let diagnostic = try #require(Self.diagnostic(of: text))
    #expect(diagnostic.mistakes.count == 50)
    #expect(diagnostic.mistakes.last?.fixIts == [])
    #expect(diagnostic.applyingFixIts(to: text) == nil)
  }

  /// A text that is too long to be mended has one mistake, as a report says.
  @Test func aLongTextHasOneMistake() throws {
    let text = String(repeating: "[a]", count: 500) + " "
    let line = Line(ContiguousArray(text.utf8).span, number: 1, in: .visualFormat).json
    #expect(try #require(Self.diagnostic(of: text)).mistakes.count == 1)
    #expect(line.contains(#""errors":[{"code":"white-space","offset":1500,"#))
  }

  private static func diagnostic(of text: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try Dialect.visualFormat.withHints().constraints(in: text)
      return nil
    } catch {
      return error
    }
  }
}
