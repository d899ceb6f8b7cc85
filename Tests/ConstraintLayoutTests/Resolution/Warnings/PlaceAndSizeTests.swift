import ConstraintGrammar
import ConstraintLayout
import Testing

/// Places that are related to sizes: the documented value comes with a warning.
@Suite struct PlaceAndSizeTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  @Test func placeAndSize() {
    expect(
      "button.left = label.width", in: .expressionFormat,
      """
      button.left == label.width * 1.0 + 0.0
      place-and-size 0+25
      text:1:1: warning: UIKit and AppKit raise an exception: one of 'left' and 'width' is a place, the other a size
      button.left = label.width
      ^~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.left = label.left' or 'button.width = label.width'
      """)
  }

  @Test func sizeAndPlace() {
    expect(
      "button.height = label.top / 2", in: .compactConstraint,
      """
      button.height == label.top * 0.5 + 0.0
      place-and-size 0+29
      text:1:1: warning: UIKit and AppKit raise an exception: one of 'height' and 'top' is a place, the other a size
      button.height = label.top / 2
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.height = label.height / 2' or 'button.top = label.top / 2'
      """)
  }

  @Test func placeAndSizeTimesZero() {
    expect(
      "button.left = label.width * zero", in: .compactConstraint,
      """
      button.left == label.width * 0.0 + 0.0
      place-times-zero 0+32
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and what it relates to is times 0
      button.left = label.width * zero
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.left = super.left'
      place-and-size 0+32
      text:1:1: warning: UIKit and AppKit raise an exception: one of 'left' and 'width' is a place, the other a size
      button.left = label.width * zero
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.width = label.width * zero'
      """)
  }

  @Test func sizeAndPlaceTimesZero() {
    expect(
      "button.width == label.left * 0 + 1", in: .visualAttribute,
      """
      button.width == label.left * 0.0 + 1.0
      place-and-size 0+34
      text:1:1: warning: UIKit and AppKit raise an exception: one of 'width' and 'left' is a place, the other a size
      button.width == label.left * 0 + 1
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.width == label.width * 0 + 1'
      """)
  }

  @Test func firstBaselineAndWidth() {
    expect(
      "button[.firstBaseline] == label[.width]", in: .formulaStyle,
      """
      button.firstBaseline == label.width * 1.0 + 0.0
      place-and-size 0+39
      text:1:1: warning: UIKit and AppKit raise an exception: one of 'firstBaseline' and 'width' is a place, the other a size
      button[.firstBaseline] == label[.width]
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button[.FirstBaseline] == label[.FirstBaseline]' or 'button[.Width] == label[.Width]'
      """)
  }
}
