import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import Testing

@Suite struct IdentifierTests {
  /// Where a text is the identifier of its constraint, a bare `#` says that none is wanted.
  @Test(arguments: [
    ("a.width = 3 # x", "x"), ("a.width = 3", "a.width = 3"), ("a.width = 3 #", nil), ("a.width = 3 @ 700 # ", nil),
    ("[a(3)]", "[a(3)]"),
  ])
  func isGivenOrTheText(_ text: String, _ identifier: String?) throws {
    let bindings = LayoutBindings(views: ["a": Box("view")])
    let resolutions = try Dialect.compactConstraint2021.resolutions(of: text, in: bindings)
    #expect(resolutions.map(\.constraint.identifier) == [identifier])
  }

  @Test func isNoneInOtherDialects() throws {
    let bindings = LayoutBindings(views: ["a": Box("view")])
    #expect(try Dialect.compactConstraint.resolve("a.width = 3", in: bindings).constraint.identifier == nil)
  }
}
