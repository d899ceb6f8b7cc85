import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import Testing

/// Equations that UIKit and AppKit raise an exception on, and what anchors have no words for.
@Suite struct SwiftRefusalTests {
  private func expect(
    _ text: String, in source: Dialect, to target: TranslationTarget, on platform: CodePlatform = .iOS,
    _ report: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    do throws(Diagnostic) {
      var options = TranslationOptions()
      options.platform = platform
      Issue.record("translated: \(try source.translate(text, to: target, options: options))", sourceLocation: location)
    } catch {
      #expect(error.report(on: text) == report, sourceLocation: location)
    }
  }

  @Test func placeAlone() {
    expect(
      "a.left = 10", in: .compactConstraint, to: .anchors,
      """
      place-alone 0+11
      text:1:1: error: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from
      a.left = 10
      ^~~~~~~~~~~
      hint: write 'a.left = super.left + 10'
      """)
  }

  @Test func placeAloneInFormulaStyle() {
    expect(
      "10 >= a[.left]", in: .formulaStyle, to: .swift,
      """
      place-alone 0+14
      text:1:1: error: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from
      10 >= a[.left]
      ^~~~~~~~~~~~~~
      hint: write 'a[.Left] <= superview[.Left] + 10', with the superview under that name
      """)
  }

  @Test func placeTimesZero() {
    expect(
      "a.left == 10", in: .visualAttribute, to: .swift,
      """
      place-times-zero 0+12
      text:1:1: error: UIKit and AppKit raise an exception: 'left' is a place, and what it relates to is times 0
      a.left == 10
      ^~~~~~~~~~~~
      hint: write 'a.left == superview.left + 10', with the superview under that name
      """)
  }

  @Test func mixedAxes() {
    expect(
      "a.left = b.top", in: .expressionFormat, to: .anchors,
      """
      mixed-axes 0+14
      text:1:1: error: UIKit and AppKit raise an exception: 'left' and 'top' lie on different axes
      a.left = b.top
      ^~~~~~~~~~~~~~
      hint: write 'a.left = b.left' or 'a.top = b.top'
      """)
  }

  @Test func placeAndSize() {
    expect(
      "left = 2 * width", in: .equations, to: .swift,
      """
      place-and-size 0+16
      text:1:1: error: UIKit and AppKit raise an exception: one of 'left' and 'width' is a place, the other a size
      left = 2 * width
      ^~~~~~~~~~~~~~~~
      hint: write 'left = 2 * left' or 'width = 2 * width'
      """)
  }

  @Test func mixedDirections() {
    expect(
      "a[.left] == b[.trailing]", in: .formulaStyle, to: .anchors,
      """
      mixed-directions 0+24
      text:1:1: error: UIKit and AppKit raise an exception: 'left' and 'trailing' depend on the direction of writing in different ways
      a[.left] == b[.trailing]
      ^~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'a[.Left] == b[.Right]' or 'a[.Leading] == b[.Trailing]'
      """)
  }

  @Test func multiplierOfAPlace() {
    expect(
      "a.left = b.right * 2 + 10", in: .expressionFormat, to: .anchors,
      """
      no-multiplier 19+1
      text:1:20: error: the anchor of 'left' takes no multiplier
      a.left = b.right * 2 + 10
                         ^
      hint: the target 'swift' can state it
      """)
  }

  @Test func namedMultiplierOfAPlace() {
    expect(
      "a.left = b.right / scale", in: .compactConstraint, to: .anchors,
      """
      no-multiplier 19+5
      text:1:20: error: the anchor of 'left' takes no multiplier
      a.left = b.right / scale
                         ^~~~~
      hint: the target 'swift' can state it
      """)
  }

  @Test func multiplierBeforeAPlace() {
    expect(
      "top = 2 * bottom + 3", in: .equations, to: .anchors,
      """
      no-multiplier 6+1
      text:1:7: error: the anchor of 'top' takes no multiplier
      top = 2 * bottom + 3
            ^
      hint: the target 'swift' can state it
      """)
  }

  /// Which of several numbers it is can't be told.
  @Test func severalMultipliersOfAPlace() {
    expect(
      "a[.top] == 2 * b[.bottom] * 3", in: .formulaStyle, to: .anchors,
      """
      no-multiplier 11+18
      text:1:12: error: the anchor of 'top' takes no multiplier
      a[.top] == 2 * b[.bottom] * 3
                 ^~~~~~~~~~~~~~~~~~
      hint: the target 'swift' can state it
      """)
  }

  /// The guide of a safe area has no lines of text, and no margins.
  @Test(arguments: ["baseline", "firstBaseline", "topMargin"]) func anchorOfASafeArea(_ attribute: String) {
    expect(
      "a.baseline = safe.\(attribute)", in: .compactConstraint2021, to: .anchors,
      """
      no-such-attribute 13+4
      text:1:14: error: a safe area has no anchor for '\(attribute)'
      a.baseline = safe.\(attribute)
                   ^~~~
      hint: relate to one of its edges or centers, or to the superview
      """)
  }

  @Test func marginForMacOS() {
    expect(
      "a.left = b.leftMargin", in: .compactConstraint2021, to: .swift, on: .macOS,
      """
      unavailable-attribute 0+21
      text:1:1: error: AppKit has no attribute 'leftMargin'
      a.left = b.leftMargin
      ^~~~~~~~~~~~~~~~~~~~~
      hint: relate to 'left' of a layout guide that has the margins
      """)
  }
}
