import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import PlainWords
import Testing

@Suite("What equations in a user's dialect mean") struct MeaningTests {
  private struct Pane: LayoutItem, Hashable {
    let name: String
    var layoutSuperview: Pane? { nil }
  }

  private let bindings = LayoutBindings(
    views: ["side-bar": Pane(name: "side-bar"), "main": Pane(name: "main")])

  @Test func resolves() throws {
    let resolution = try plainWords.resolve("side-bar.width atmost main.width * 0.25 + 8", in: bindings)
    #expect(
      resolution.constraint
        == LayoutConstraint(
          Pane(name: "side-bar"), .width, .lessThanOrEqual, Pane(name: "main"), .width, multiplier: 0.25, constant: 8))
    #expect(resolution.warnings == [])
  }

  @Test func saysWhichViewIsMissing() {
    let diagnostic = #expect(throws: Diagnostic.self) {
      try plainWords.resolve("side-bar.width atmost mein.width", in: bindings)
    }
    #expect(diagnostic?.description == "1:23: error: there is no view called 'mein' (did you mean 'main'?)")
  }

  @Test func isTranslated() throws {
    #expect(
      try plainWords.translate("bar.width atmost main.width + 8", to: .dialect(.compactConstraint)).text
        == "bar.width <= main.width + 8")
    #expect(
      try Dialect.compactConstraint.translate("a.width == b.width * 2", to: .dialect(plainWords)).text
        == "a.width is b.width * 2")
    #expect(
      try plainWords.translate("bar.width atleast 8", to: .anchors).text
        == "bar.widthAnchor.constraint(greaterThanOrEqualToConstant: 8)")
  }

  @Test func isRecognizedAmongOthers() {
    #expect(Dialect.accepting("a.width is 10", among: Dialect.all + [plainWords]).map(\.name) == ["plain-words"])
    #expect(plainWords.accepts("a.width atmost 10"))
  }
}
