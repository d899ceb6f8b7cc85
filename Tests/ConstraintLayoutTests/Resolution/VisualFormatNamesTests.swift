import ConstraintGrammar
import ConstraintLanguages
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

  /// Auto Layout raises an exception on it too.
  @Test(arguments: ["[b]", "H:[b]", "V:[b]"], [Dialect.visualFormat, .compactConstraint2021])
  func aViewAloneHasToBeThere(_ text: String, _ dialect: Dialect) throws {
    let bindings = LayoutBindings(views: ["a": Box("view")])
    let error = #expect(throws: Diagnostic.self) { try dialect.resolutions(of: text, in: bindings) }
    #expect(error?.message == "there is no view called 'b'")
    #expect(error?.offset == text.utf8.count - 2 && error?.length == 1)
    #expect(error?.mistakes.count == 1)
    let options = VisualFormatOptions.directionLeftToRight
    #expect(try dialect.resolutions(of: "[a]", options: options, in: bindings).isEmpty)
  }
}
