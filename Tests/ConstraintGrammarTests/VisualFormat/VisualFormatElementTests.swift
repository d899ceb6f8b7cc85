import ConstraintGrammar
import ConstraintLanguages
import Testing

@Suite("Visual formats among equations") struct VisualFormatElementTests {
  /// What an equation can't say is written as a visual format, and all else as an equation.
  @Test(arguments: [
    ("|[a]", "|[a]"), ("[a]-|", "[a]-|"), ("[a(b)]", "[a(b)]"), ("[a(50)]", "a.width = 50"),
    // The words of equations are names in a visual format.
    ("[superview(>=20)]", "superview.width >= 20"), ("[a]-super-[b]", "b.leading = a.trailing + super"),
    ("[super(safe)]", "[super(safe)]"),
  ])
  func oneConstraintIsWritten(_ text: String, _ expected: String) throws {
    let dialect = Dialect.compactConstraint2021
    let constraints = try dialect.constraints(in: text)
    #expect(constraints.count == 1)
    #expect(dialect.text(stating: constraints) == expected)
  }
}
