import ConstraintGrammar
import ConstraintLayout
import Testing

/// Names of numbers where a view is needed.
@Suite struct NumberForViewTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  @Test func numberOnTheLeft() {
    expect(
      "gap.left = 3", in: .expressionFormat,
      """
      number-for-view 0+3
      text:1:1: error: 'gap' is a number, and a view is needed here
      gap.left = 3
      ^~~
      hint: only a view has attributes: leave out the attribute, or name a view
      """)
  }

  @Test func numberOnTheRight() {
    expect(
      "button.left = gap.left", in: .compactConstraint,
      """
      number-for-view 14+3
      text:1:15: error: 'gap' is a number, and a view is needed here
      button.left = gap.left
                    ^~~
      hint: only a view has attributes: leave out the attribute, or name a view
      """)
  }
}
