import ConstraintGrammar
import ConstraintLayout
import Testing

/// Names of views that stand for nothing.
@Suite struct UnknownViewTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  @Test func nearestView() {
    expect(
      "buton.left = 10", in: .expressionFormat,
      """
      unknown-view 0+5
      text:1:1: error: there is no view called 'buton'
      buton.left = 10
      ^~~~~
      hint: did you mean 'button'?
      """)
  }

  @Test func viewOnTheRight() {
    expect(
      "button.left = lable.left", in: .expressionFormat,
      """
      unknown-view 14+5
      text:1:15: error: there is no view called 'lable'
      button.left = lable.left
                    ^~~~~
      hint: did you mean 'label'?
      """)
  }

  @Test func noNearView() {
    expect(
      "sidebar.left = 10", in: .compactConstraint,
      """
      unknown-view 0+7
      text:1:1: error: there is no view called 'sidebar'
      sidebar.left = 10
      ^~~~~~~
      hint: the views are 'a', 'b', 'button', 'input', 'label'
      """)
  }

  @Test func dottedView() {
    expect(
      "my.view.left = label.left", in: .compactConstraint,
      """
      unknown-view 0+7
      text:1:1: error: there is no view called 'my.view'
      my.view.left = label.left
      ^~~~~~~
      hint: the views are 'a', 'b', 'button', 'input', 'label'
      """)
  }

  @Test func viewInVisualAttribute() {
    expect(
      "button.left == lable.left", in: .visualAttribute,
      """
      unknown-view 15+5
      text:1:16: error: there is no view called 'lable'
      button.left == lable.left
                     ^~~~~
      hint: did you mean 'label'?
      """)
  }

  @Test func viewAfterAConstant() {
    expect(
      "10 == buton[.left]", in: .formulaStyle,
      """
      unknown-view 6+5
      text:1:7: error: there is no view called 'buton'
      10 == buton[.left]
            ^~~~~
      hint: did you mean 'button'?
      """)
  }

  @Test func viewAfterTheRelation() {
    expect(
      "2 * button[.width] == lable[.width] + 3", in: .formulaStyle,
      """
      unknown-view 22+5
      text:1:23: error: there is no view called 'lable'
      2 * button[.width] == lable[.width] + 3
                            ^~~~~
      hint: did you mean 'label'?
      """)
  }
}
