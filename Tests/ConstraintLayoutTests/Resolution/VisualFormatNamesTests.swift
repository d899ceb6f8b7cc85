import ConstraintGrammar
import ConstraintLayout
import Testing

@Suite("Names in a visual format") struct VisualFormatNamesTests {
  /// The words of equations are names there, whatever the dialect: the distance is that between views.
  @Test(arguments: ["super", "safe"])
  func aWordIsTheNameOfAView(_ word: String) throws {
    let parent = Box("parent")
    let (view, other) = (Box("view", in: parent), Box("other", in: parent))
    let bindings = LayoutBindings(views: ["a": view, word: other])
    let resolutions = try Dialect.compactConstraint2021.resolutions(of: "[\(word)]-[a]", in: bindings)
    #expect(resolutions.map(\.constraint.constant) == [8])
    #expect(throws: Diagnostic.self) {
      try Dialect.compactConstraint2021.resolutions(of: "[\(word)]-[a]", in: LayoutBindings(views: ["a": view]))
    }
  }
}
