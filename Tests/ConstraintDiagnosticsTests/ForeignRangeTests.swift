import Testing

@testable import ConstraintDiagnostics
@testable import ConstraintGrammar

@Suite struct ForeignRangeTests {
  private func read(_ text: String) -> ForeignRange? {
    ForeignRange(
      Lexer(ContiguousArray(text.utf8).span, 0..<text.utf8.count, of: DialectVocabulary(of: .expressionFormat)).lexemes)
  }

  @Test(
    arguments: [
      ("10...20", "10", "20"), ("10..<20", "10", "20"), ("10..20", "10", "20"), ("10\u{2026}20", "10", "20"),
      ("1.5 ... 2.5", "1.5", "2.5"), ("-10...-5", "-10", "-5"), ("10...", "10", nil), ("..<20", nil, "20"),
    ] as [(String, String?, String?)])
  func ends(text: String, lower: String?, upper: String?) throws {
    let range = try #require(read(text))
    #expect(range.lower == lower)
    #expect(range.upper == upper)
  }

  @Test(arguments: ["", "10", "1.5", "...", "a...b", "1...2px", "1....2", "1...2...3", "1.2.3", "--1...2"])
  func none(_ text: String) { #expect(read(text) == nil) }

  @Test func text() throws { #expect(try #require(read("10 ..< 20")).text == "10..<20") }
}
