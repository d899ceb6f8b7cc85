import ConstraintGrammar
import ConstraintLayout
import Testing

/// Equations that no environment makes a constraint of are refused as resolving refuses them.
@Suite struct MeaninglessTranslationTests {
  private func expect(
    _ text: String, in source: Dialect, to target: TranslationTarget, _ report: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    do throws(Diagnostic) {
      Issue.record("translated: \(try source.translate(text, to: target))", sourceLocation: location)
    } catch {
      #expect(error.report(on: text) == report, sourceLocation: location)
    }
  }

  @Test func divisionByZero() {
    expect(
      "a.width = b.width / 0", in: .compactConstraint, to: .dialect(.expressionFormat),
      """
      division-by-zero 20+1
      text:1:21: error: nothing can be divided by zero
      a.width = b.width / 0
                          ^
      hint: put another number in place of the zero
      """)
  }

  @Test func metricByZero() {
    expect(
      "a.width = gap / 0 + 3", in: .compactConstraint, to: .dialect(.compactConstraint),
      """
      division-by-zero 16+1
      text:1:17: error: nothing can be divided by zero
      a.width = gap / 0 + 3
                      ^
      hint: put another number in place of the zero
      """)
  }

  @Test func reciprocalTooLarge() {
    expect(
      "a.width = b.width / 1e-320", in: .compactConstraint, to: .dialect(.visualAttribute),
      """
      not-finite 20+6
      text:1:21: error: the result is not a finite number
      a.width = b.width / 1e-320
                          ^~~~~~
      hint: use smaller numbers, or a larger divisor
      """)
  }

  @Test func timesZeroOnTheLeft() {
    expect(
      "0 * a[.width] == b[.width]", in: .formulaStyle, to: .dialect(.expressionFormat),
      """
      zero-multiplier 0+13
      text:1:1: error: the attribute is multiplied by 0, so the equation says nothing about it
      0 * a[.width] == b[.width]
      ^~~~~~~~~~~~~
      hint: multiply by another number
      """)
  }

  @Test func overflow() {
    expect(
      "1e-300 * a[.width] == 1e300", in: .formulaStyle, to: .dialect(.compactConstraint),
      """
      not-finite 0+27
      text:1:1: error: the result is not a finite number
      1e-300 * a[.width] == 1e300
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: use smaller numbers, or a larger divisor
      """)
  }
}
