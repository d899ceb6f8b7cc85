import ConstraintGrammar
import ConstraintLayout
import Testing

/// Sides of both directions of writing: the documented value comes with a warning.
@Suite struct MixedDirectionsTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  @Test func leadingAndLeft() {
    expect(
      "button.leading = label.left", in: .compactConstraint,
      """
      button.leading == label.left * 1.0 + 0.0
      mixed-directions 0+27
      text:1:1: warning: UIKit and AppKit raise an exception: 'leading' and 'left' depend on the direction of writing in different ways
      button.leading = label.left
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.leading = label.leading' or 'button.left = label.left'
      """)
  }

  @Test func leftAndTrailing() {
    expect(
      "button.left = label.trailing * 2 + 1", in: .expressionFormat,
      """
      button.left == label.trailing * 2.0 + 1.0
      mixed-directions 0+36
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' and 'trailing' depend on the direction of writing in different ways
      button.left = label.trailing * 2 + 1
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.left = label.right * 2 + 1' or 'button.leading = label.trailing * 2 + 1'
      """)
  }

  @Test func marginsOfBothKinds() {
    expect(
      "a[.leftMargin] == b[.trailingMargin]", in: .formulaStyle,
      """
      a.leftMargin == b.trailingMargin * 1.0 + 0.0
      mixed-directions 0+36
      text:1:1: warning: UIKit and AppKit raise an exception: 'leftMargin' and 'trailingMargin' depend on the direction of writing in different ways
      a[.leftMargin] == b[.trailingMargin]
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'a[.LeftMargin] == b[.RightMargin]' or 'a[.LeadingMargin] == b[.TrailingMargin]'
      """)
  }

  @Test func directionsTimesZero() {
    expect(
      "a[.left] == b[.leadingMargin] * 0 + 2", in: .formulaStyle,
      """
      a.left == b.leadingMargin * 0.0 + 2.0
      place-times-zero 0+37
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and what it relates to is times 0
      a[.left] == b[.leadingMargin] * 0 + 2
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'a[.Left] == superview[.Left] + 2', with the superview under that name
      mixed-directions 0+37
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' and 'leadingMargin' depend on the direction of writing in different ways
      a[.left] == b[.leadingMargin] * 0 + 2
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: relate two attributes of one kind
      """)
  }
}
