import ConstraintGrammar
import ConstraintLayout
import Testing

/// Words for the superview where they are none.
@Suite struct SuperviewWordTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  @Test func superviewOnTheLeft() {
    expect(
      "superview.left = 3", in: .expressionFormat,
      """
      unknown-view 0+9
      text:1:1: error: there is no view called 'superview'
      superview.left = 3
      ^~~~~~~~~
      hint: 'superview' stands for the superview of the view on the left, so it can be on the right only
      """)
  }

  @Test func superOnTheLeft() {
    expect(
      "super.left = button.left", in: .compactConstraint,
      """
      unknown-view 0+5
      text:1:1: error: there is no view called 'super'
      super.left = button.left
      ^~~~~
      hint: 'super' stands for the superview of the view on the left, so it can be on the right only
      """)
  }

  @Test func superInExpressionFormat() {
    expect(
      "button.left = super.left", in: .expressionFormat,
      """
      unknown-view 14+5
      text:1:15: error: there is no view called 'super'
      button.left = super.left
                    ^~~~~
      hint: the superview is called 'superview' in this dialect
      """)
  }

  @Test func superviewInCompactConstraint() {
    expect(
      "button.left = superview.left", in: .compactConstraint,
      """
      unknown-view 14+9
      text:1:15: error: there is no view called 'superview'
      button.left = superview.left
                    ^~~~~~~~~
      hint: the superview is called 'super' in this dialect
      """)
  }

  @Test func superviewWhereThereIsNoWord() {
    expect(
      "button.width == superview.width", in: .visualAttribute,
      """
      unknown-view 16+9
      text:1:17: error: there is no view called 'superview'
      button.width == superview.width
                      ^~~~~~~~~
      hint: the views are 'a', 'b', 'button', 'input', 'label'
      """)
  }

  @Test func superviewInFormulaStyle() {
    expect(
      "label[.width] == superview[.width]", in: .formulaStyle,
      """
      unknown-view 17+9
      text:1:18: error: there is no view called 'superview'
      label[.width] == superview[.width]
                       ^~~~~~~~~
      hint: the views are 'a', 'b', 'button', 'input', 'label'
      """)
  }
}
