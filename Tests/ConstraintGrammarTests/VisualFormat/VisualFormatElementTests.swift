import ConstraintGrammar
import Testing

@Suite("Visual formats among equations") struct VisualFormatElementTests {
  /// What an equation can't say is written as a visual format, and all else as an equation.
  @Test(arguments: [("|[a]", "|[a]"), ("[a]-|", "[a]-|"), ("[a(b)]", "[a(b)]"), ("[a(50)]", "a.width = 50")])
  func oneConstraintIsWritten(_ text: String, _ expected: String) throws {
    let dialect = Dialect.compactConstraint2021
    let constraints = try dialect.constraints(in: text)
    #expect(constraints.count == 1)
    #expect(dialect.text(stating: constraints) == expected)
  }
}
