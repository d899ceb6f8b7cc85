import ConstraintGrammar
import ConstraintLayout
import Testing

/// Numbers that no constraint can be made of.
@Suite struct UnusableNumberTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  // MARK: named numbers

  @Test func notANumber() {
    expect(
      "button.width = nothing", in: .expressionFormat,
      """
      not-finite 15+7
      text:1:16: error: the number called 'nothing' is nan
      button.width = nothing
                     ^~~~~~~
      hint: give it a finite value
      """)
  }

  @Test func infinite() {
    expect(
      "button.left = endless", in: .expressionFormat,
      """
      not-finite 14+7
      text:1:15: error: the number called 'endless' is -inf
      button.left = endless
                    ^~~~~~~
      hint: give it a finite value
      """)
  }

  @Test func negatedInfinite() {
    expect(
      "button.width = label.width * -endless", in: .expressionFormat,
      """
      not-finite 30+7
      text:1:31: error: the number called 'endless' is -inf
      button.width = label.width * -endless
                                    ^~~~~~~
      hint: give it a finite value
      """)
  }

  @Test func computed() {
    expect(
      "button.width = nothing * 2", in: .compactConstraint,
      """
      not-finite 15+7
      text:1:16: error: the number called 'nothing' is nan
      button.width = nothing * 2
                     ^~~~~~~
      hint: give it a finite value
      """)
  }

  @Test func factor() {
    expect(
      "button.width = gap * nothing", in: .compactConstraint,
      """
      not-finite 21+7
      text:1:22: error: the number called 'nothing' is nan
      button.width = gap * nothing
                           ^~~~~~~
      hint: give it a finite value
      """)
  }

  @Test func addend() {
    expect(
      "button.width=gap+endless", in: .compactConstraint,
      """
      not-finite 17+7
      text:1:18: error: the number called 'endless' is -inf
      button.width=gap+endless
                       ^~~~~~~
      hint: give it a finite value
      """)
  }

  // MARK: division by zero

  @Test func zero() {
    expect(
      "button.width = label.width / 0", in: .compactConstraint,
      """
      division-by-zero 29+1
      text:1:30: error: nothing can be divided by zero
      button.width = label.width / 0
                                   ^
      hint: put another number in place of the zero
      """)
  }

  @Test func zeroWithAFraction() {
    expect(
      "button.width = label.width / 0.00 - 5", in: .compactConstraint,
      """
      division-by-zero 29+4
      text:1:30: error: nothing can be divided by zero
      button.width = label.width / 0.00 - 5
                                   ^~~~
      hint: put another number in place of the zero
      """)
  }

  @Test func negativeZero() {
    expect(
      "button.width = label.width/-0", in: .compactConstraint,
      """
      division-by-zero 27+2
      text:1:28: error: nothing can be divided by zero
      button.width = label.width/-0
                                 ^~
      hint: put another number in place of the zero
      """)
  }

  @Test func namedZero() {
    expect(
      "button.width = label.width / zero", in: .compactConstraint,
      """
      division-by-zero 29+4
      text:1:30: error: nothing can be divided by zero
      button.width = label.width / zero
                                   ^~~~
      hint: the number called 'zero' is 0: give it another value
      """)
  }

  @Test func numberByZero() {
    expect(
      "button.width = gap / 0", in: .compactConstraint,
      """
      division-by-zero 21+1
      text:1:22: error: nothing can be divided by zero
      button.width = gap / 0
                           ^
      hint: put another number in place of the zero
      """)
  }

  @Test func numberByZeroAndMore() {
    expect(
      "button.width = gap / +0e5 + 1e-3", in: .compactConstraint,
      """
      division-by-zero 21+4
      text:1:22: error: nothing can be divided by zero
      button.width = gap / +0e5 + 1e-3
                           ^~~~
      hint: put another number in place of the zero
      """)
  }

  @Test func numberByNamedZero() {
    expect(
      "button.width = gap / zero", in: .compactConstraint,
      """
      division-by-zero 21+4
      text:1:22: error: nothing can be divided by zero
      button.width = gap / zero
                           ^~~~
      hint: the number called 'zero' is 0: give it another value
      """)
  }

  // MARK: overflow

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

  // MARK: a multiplier of zero on the left

  @Test func timesZero() {
    expect(
      "button[.width] * 0 == label[.width]", in: .formulaStyle,
      """
      zero-multiplier 0+18
      text:1:1: error: the attribute is multiplied by 0, so the equation says nothing about it
      button[.width] * 0 == label[.width]
      ^~~~~~~~~~~~~~~~~~
      hint: multiply by another number
      """)
  }

  @Test func zeroTimes() {
    expect(
      " 0 * (button[.width] + 4) <= 3", in: .formulaStyle,
      """
      zero-multiplier 1+24
      text:1:2: error: the attribute is multiplied by 0, so the equation says nothing about it
       0 * (button[.width] + 4) <= 3
       ^~~~~~~~~~~~~~~~~~~~~~~~
      hint: multiply by another number
      """)
  }

  @Test func onTheRight() {
    expect(
      "3 <= 0 * button[.width] + 4", in: .formulaStyle,
      """
      zero-multiplier 5+22
      text:1:6: error: the attribute is multiplied by 0, so the equation says nothing about it
      3 <= 0 * button[.width] + 4
           ^~~~~~~~~~~~~~~~~~~~~~
      hint: multiply by another number
      """)
  }
}
