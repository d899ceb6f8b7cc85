import ConstraintGrammar
import ConstraintLayout
import Testing

/// Places on different axes: the documented value comes with a warning.
@Suite struct MixedAxesTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  @Test func mixedAxes() {
    expect(
      "button.left == label.top", in: .visualAttribute,
      """
      button.left == label.top * 1.0 + 0.0
      mixed-axes 0+24
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' and 'top' lie on different axes
      button.left == label.top
      ^~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.left == label.left' or 'button.top == label.top'
      """)
  }

  @Test func centers() {
    expect(
      "button.centerX = label.centerY * 2", in: .compactConstraint,
      """
      button.centerX == label.centerY * 2.0 + 0.0
      mixed-axes 0+34
      text:1:1: warning: UIKit and AppKit raise an exception: 'centerX' and 'centerY' lie on different axes
      button.centerX = label.centerY * 2
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.centerX = label.centerX * 2' or 'button.centerY = label.centerY * 2'
      """)
  }

  @Test func baselineAndSide() {
    expect(
      "button.baseline <= label.right - gap", in: .expressionFormat,
      """
      button.baseline <= label.right * 1.0 + -8.0
      mixed-axes 0+36
      text:1:1: warning: UIKit and AppKit raise an exception: 'baseline' and 'right' lie on different axes
      button.baseline <= label.right - gap
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.baseline <= label.bottom - gap' or 'button.right <= label.right - gap'
      """)
  }

  @Test func margins() {
    expect(
      "button[.left] == label[.topMargin]", in: .formulaStyle,
      """
      button.left == label.topMargin * 1.0 + 0.0
      mixed-axes 0+34
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' and 'topMargin' lie on different axes
      button[.left] == label[.topMargin]
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button[.Left] == label[.LeftMargin]' or 'button[.Top] == label[.TopMargin]'
      """)
  }

  @Test func centersOfMargins() {
    expect(
      "a[.centerXWithinMargins] >= b[.centerYWithinMargins]", in: .formulaStyle,
      """
      a.centerXWithinMargins >= b.centerYWithinMargins * 1.0 + 0.0
      mixed-axes 0+52
      text:1:1: warning: UIKit and AppKit raise an exception: 'centerXWithinMargins' and 'centerYWithinMargins' lie on different axes
      a[.centerXWithinMargins] >= b[.centerYWithinMargins]
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'a[.CenterXWithinMargins] >= b[.CenterXWithinMargins]' or 'a[.CenterYWithinMargins] >= b[.CenterYWithinMargins]'
      """)
  }

  @Test func mixedAxesTimesZero() {
    expect(
      "button.left = label.top * 0", in: .expressionFormat,
      """
      button.left == label.top * 0.0 + 0.0
      place-times-zero 0+27
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and what it relates to is times 0
      button.left = label.top * 0
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.left = superview.left'
      mixed-axes 0+27
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' and 'top' lie on different axes
      button.left = label.top * 0
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: relate two attributes of one kind
      """)
  }
}
