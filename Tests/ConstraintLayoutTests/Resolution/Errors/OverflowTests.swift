import ConstraintGrammar
import ConstraintLayout
import Testing

/// Results that are not finite, although the numbers are.
@Suite struct OverflowTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  @Test func reciprocal() {
    expect(
      "button.width = label.width / 1e-320", in: .compactConstraint,
      """
      not-finite 29+6
      text:1:30: error: the result is not a finite number
      button.width = label.width / 1e-320
                                   ^~~~~~
      hint: use smaller numbers, or a larger divisor
      """)
  }

  @Test func reciprocalAndMore() {
    expect(
      "button.width = label.width / -1E-320+3", in: .compactConstraint,
      """
      not-finite 29+7
      text:1:30: error: the result is not a finite number
      button.width = label.width / -1E-320+3
                                   ^~~~~~~
      hint: use smaller numbers, or a larger divisor
      """)
  }

  @Test func reciprocalOfANumber() {
    expect(
      "button.width = label.width / tiny", in: .compactConstraint,
      """
      not-finite 29+4
      text:1:30: error: the result is not a finite number
      button.width = label.width / tiny
                                   ^~~~
      hint: use smaller numbers, or a larger divisor
      """)
  }

  @Test func productOfNumbers() {
    expect(
      "button.width = huge * huge", in: .compactConstraint,
      """
      not-finite 15+11
      text:1:16: error: the result is not a finite number
      button.width = huge * huge
                     ^~~~~~~~~~~
      hint: use smaller numbers, or a larger divisor
      """)
  }

  @Test func quotientOfNumbers() {
    expect(
      "button.width = huge / 1e-300 + 4", in: .compactConstraint,
      """
      not-finite 15+17
      text:1:16: error: the result is not a finite number
      button.width = huge / 1e-300 + 4
                     ^~~~~~~~~~~~~~~~~
      hint: use smaller numbers, or a larger divisor
      """)
  }

  @Test func sumOfNumbers() {
    expect(
      "button.width = largest + largest", in: .compactConstraint,
      """
      not-finite 15+17
      text:1:16: error: the result is not a finite number
      button.width = largest + largest
                     ^~~~~~~~~~~~~~~~~
      hint: use smaller numbers, or a larger divisor
      """)
  }

  @Test func quotientOfMultipliers() {
    expect(
      "1e-300 * button[.width] == label[.width] * 1e300", in: .formulaStyle,
      """
      not-finite 0+48
      text:1:1: error: the result is not a finite number
      1e-300 * button[.width] == label[.width] * 1e300
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: use smaller numbers, or a larger divisor
      """)
  }

  @Test func quotientOfConstants() {
    expect(
      "1e-300 * button[.width] == 1e300", in: .formulaStyle,
      """
      not-finite 0+32
      text:1:1: error: the result is not a finite number
      1e-300 * button[.width] == 1e300
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: use smaller numbers, or a larger divisor
      """)
  }

  @Test func constantOnTheLeft() {
    expect(
      "1e300 <= 1e-300 * button[.width]", in: .formulaStyle,
      """
      not-finite 0+32
      text:1:1: error: the result is not a finite number
      1e300 <= 1e-300 * button[.width]
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: use smaller numbers, or a larger divisor
      """)
  }

  @Test func differenceOfConstants() {
    expect(
      "button[.width] - 1.5e308 == 1.5e308", in: .formulaStyle,
      """
      not-finite 0+35
      text:1:1: error: the result is not a finite number
      button[.width] - 1.5e308 == 1.5e308
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: use smaller numbers, or a larger divisor
      """)
  }
}
