import ConstraintGrammar
import ConstraintLayout
import Testing

/// Names of views where a number is needed.
@Suite struct ViewForNumberTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  @Test func viewAlone() {
    expect(
      "button.width = label", in: .expressionFormat,
      """
      view-for-number 15+5
      text:1:16: error: 'label' is a view, and a number is needed here
      button.width = label
                     ^~~~~
      hint: for an attribute of the view, write 'label.width'
      """)
  }

  @Test func placeOfAViewAlone() {
    expect(
      "button.left = label", in: .expressionFormat,
      """
      view-for-number 14+5
      text:1:15: error: 'label' is a view, and a number is needed here
      button.left = label
                    ^~~~~
      hint: for an attribute of the view, write 'label.left'
      """)
  }

  @Test func negatedView() {
    expect(
      "button.width = -label", in: .expressionFormat,
      """
      view-for-number 16+5
      text:1:17: error: 'label' is a view, and a number is needed here
      button.width = -label
                      ^~~~~
      hint: for an attribute of the view, write 'label.width'
      """)
  }

  @Test func viewAsMultiplier() {
    expect(
      "button.width = label.width * input", in: .expressionFormat,
      """
      view-for-number 29+5
      text:1:30: error: 'input' is a view, and a number is needed here
      button.width = label.width * input
                                   ^~~~~
      hint: put a number, or the name of one, in its place
      """)
  }

  @Test func viewAsConstant() {
    expect(
      "button.width = label.width * 2 + input", in: .expressionFormat,
      """
      view-for-number 33+5
      text:1:34: error: 'input' is a view, and a number is needed here
      button.width = label.width * 2 + input
                                       ^~~~~
      hint: put a number, or the name of one, in its place
      """)
  }

  @Test func viewAddedToTheSuperview() {
    expect(
      "button.left = superview.left + input", in: .expressionFormat,
      """
      view-for-number 31+5
      text:1:32: error: 'input' is a view, and a number is needed here
      button.left = superview.left + input
                                     ^~~~~
      hint: put a number, or the name of one, in its place
      """)
  }

  @Test func viewComputedWith() {
    expect(
      "button.width = label * 2 + 3", in: .compactConstraint,
      """
      view-for-number 15+5
      text:1:16: error: 'label' is a view, and a number is needed here
      button.width = label * 2 + 3
                     ^~~~~
      hint: for an attribute of the view, write 'label.width'
      """)
  }

  @Test func viewAsFactor() {
    expect(
      "button.width = gap * label", in: .compactConstraint,
      """
      view-for-number 21+5
      text:1:22: error: 'label' is a view, and a number is needed here
      button.width = gap * label
                           ^~~~~
      hint: put a number, or the name of one, in its place
      """)
  }

  @Test func viewAddedToANumber() {
    expect(
      "button.width = gap + label", in: .compactConstraint,
      """
      view-for-number 21+5
      text:1:22: error: 'label' is a view, and a number is needed here
      button.width = gap + label
                           ^~~~~
      hint: put a number, or the name of one, in its place
      """)
  }

  @Test func superviewAlone() {
    expect(
      "button.width = superview", in: .expressionFormat,
      """
      view-for-number 15+9
      text:1:16: error: 'superview' is a view, and a number is needed here
      button.width = superview
                     ^~~~~~~~~
      hint: for an attribute of the view, write 'superview.width'
      """)
  }

  @Test func superviewAsFactor() {
    expect(
      "button.width = label.width * superview", in: .expressionFormat,
      """
      view-for-number 29+9
      text:1:30: error: 'superview' is a view, and a number is needed here
      button.width = label.width * superview
                                   ^~~~~~~~~
      hint: put a number, or the name of one, in its place
      """)
  }

  @Test func superAlone() {
    expect(
      "button.height = super", in: .compactConstraint,
      """
      view-for-number 16+5
      text:1:17: error: 'super' is a view, and a number is needed here
      button.height = super
                      ^~~~~
      hint: for an attribute of the view, write 'super.height'
      """)
  }
}
