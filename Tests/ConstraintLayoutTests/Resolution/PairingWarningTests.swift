import ConstraintGrammar
import ConstraintLayout
import Testing

/// Constraints that UIKit and AppKit raise an exception on: the documented value comes with a warning.
@Suite struct PairingWarningTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  // MARK: a place that is a constant alone

  @Test func placeAlone() {
    expect(
      "button.left = 10", in: .compactConstraint,
      """
      button.left == nil * 1.0 + 10.0
      place-alone 0+16
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from
      button.left = 10
      ^~~~~~~~~~~~~~~~
      hint: write 'button.left = super.left + 10'
      """)
  }

  @Test func negativePlaceAlone() {
    expect(
      "button.top >= -10", in: .compactConstraint,
      """
      button.top >= nil * 1.0 + -10.0
      place-alone 0+17
      text:1:1: warning: UIKit and AppKit raise an exception: 'top' is a place, and there is nothing to count it from
      button.top >= -10
      ^~~~~~~~~~~~~~~~~
      hint: write 'button.top >= super.top - 10'
      """)
  }

  @Test func zeroAlone() {
    expect(
      "button.centerX = 0", in: .compactConstraint,
      """
      button.centerX == nil * 1.0 + 0.0
      place-alone 0+18
      text:1:1: warning: UIKit and AppKit raise an exception: 'centerX' is a place, and there is nothing to count it from
      button.centerX = 0
      ^~~~~~~~~~~~~~~~~~
      hint: write 'button.centerX = super.centerX'
      """)
  }

  @Test func numberAlone() {
    expect(
      "button.left <= gap", in: .compactConstraint,
      """
      button.left <= nil * 1.0 + 8.0
      place-alone 0+18
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from
      button.left <= gap
      ^~~~~~~~~~~~~~~~~~
      hint: write 'button.left <= super.left + gap'
      """)
  }

  @Test func baselineAlone() {
    expect(
      "button.baseline = 10", in: .compactConstraint,
      """
      button.baseline == nil * 1.0 + 10.0
      place-alone 0+20
      text:1:1: warning: UIKit and AppKit raise an exception: 'baseline' is a place, and there is nothing to count it from
      button.baseline = 10
      ^~~~~~~~~~~~~~~~~~~~
      hint: write 'button.baseline = super.top + 10'
      """)
  }

  @Test func computedNumberAlone() {
    expect(
      "button.left = gap * 2 + 3", in: .compactConstraint,
      """
      button.left == nil * 1.0 + 19.0
      place-alone 0+25
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from
      button.left = gap * 2 + 3
      ^~~~~~~~~~~~~~~~~~~~~~~~~
      hint: relate it to an attribute of the superview, plus one number
      """)
  }

  @Test func placeAloneInFormulaStyle() {
    expect(
      "button[.left] <= 3", in: .formulaStyle,
      """
      button.left <= nil * 1.0 + 3.0
      place-alone 0+18
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from
      button[.left] <= 3
      ^~~~~~~~~~~~~~~~~~
      hint: write 'button[.Left] <= superview[.Left] + 3', with the superview under that name
      """)
  }

  @Test func placeAfterAConstant() {
    expect(
      "10 >= 2 * button[.leftMargin] + 4", in: .formulaStyle,
      """
      button.leftMargin <= nil * 1.0 + 3.0
      place-alone 0+33
      text:1:1: warning: UIKit and AppKit raise an exception: 'leftMargin' is a place, and there is nothing to count it from
      10 >= 2 * button[.leftMargin] + 4
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button[.LeftMargin] <= superview[.LeftMargin] + 3', with the superview under that name
      """)
  }

  // MARK: a place times zero

  @Test func placeTimesZero() {
    expect(
      "button.left = label.left * 0", in: .expressionFormat,
      """
      button.left == label.left * 0.0 + 0.0
      place-times-zero 0+28
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and what it relates to is times 0
      button.left = label.left * 0
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.left = superview.left'
      """)
  }

  @Test func superviewTimesZero() {
    expect(
      "button.left = superview.right * 0 + 3", in: .expressionFormat,
      """
      button.left == root.right * 0.0 + 3.0
      place-times-zero 0+37
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and what it relates to is times 0
      button.left = superview.right * 0 + 3
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.left = superview.left + 3'
      """)
  }

  @Test func placeTimesNamedZero() {
    expect(
      "button.top = label.bottom * zero - gap", in: .compactConstraint,
      """
      button.top == label.bottom * 0.0 + -8.0
      place-times-zero 0+38
      text:1:1: warning: UIKit and AppKit raise an exception: 'top' is a place, and what it relates to is times 0
      button.top = label.bottom * zero - gap
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.top = super.top - gap'
      """)
  }

  @Test func baselineTimesZero() {
    expect(
      "button.baseline = label.top * 0 - -gap", in: .expressionFormat,
      """
      button.baseline == label.top * 0.0 + 8.0
      place-times-zero 0+38
      text:1:1: warning: UIKit and AppKit raise an exception: 'baseline' is a place, and what it relates to is times 0
      button.baseline = label.top * 0 - -gap
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.baseline = superview.top + gap'
      """)
  }

  @Test func constantInVisualAttribute() {
    expect(
      "button.left == 10", in: .visualAttribute,
      """
      button.left == button.left * 0.0 + 10.0
      place-times-zero 0+17
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and what it relates to is times 0
      button.left == 10
      ^~~~~~~~~~~~~~~~~
      hint: write 'button.left == superview.left + 10', with the superview under that name
      """)
  }

  @Test func placeTimesZeroInVisualAttribute() {
    expect(
      "button.left == label.left * 0 - 3", in: .visualAttribute,
      """
      button.left == label.left * 0.0 + -3.0
      place-times-zero 0+33
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and what it relates to is times 0
      button.left == label.left * 0 - 3
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.left == superview.left - 3', with the superview under that name
      """)
  }

  // MARK: axes

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

  // MARK: places and sizes

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

  // MARK: directions

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
