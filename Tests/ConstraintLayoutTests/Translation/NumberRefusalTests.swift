import ConstraintGrammar
import ConstraintLayout
import Testing

/// Equations with numbers that the target has no words for.
@Suite struct NumberRefusalTests {
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

  @Test func namedMultiplier() {
    expect(
      "a.width = b.width * scale", in: .expressionFormat, to: .dialect(.formulaStyle),
      """
      no-named-numbers 20+5
      text:1:21: error: formula-style has no named numbers
      a.width = b.width * scale
                          ^~~~~
      hint: write the number in place of its name
      """)
  }

  @Test func namedConstant() {
    expect(
      "a.width = b.width * 2 - gap", in: .expressionFormat, to: .dialect(.visualAttribute),
      """
      no-named-numbers 24+3
      text:1:25: error: visual-attribute has no named numbers
      a.width = b.width * 2 - gap
                              ^~~
      hint: write the number in place of its name
      """)
  }

  @Test func namedNumberAlone() {
    expect(
      "a.width = gap", in: .compactConstraint, to: .dialect(.equations),
      """
      no-named-numbers 10+3
      text:1:11: error: equations has no named numbers
      a.width = gap
                ^~~
      hint: write the number in place of its name
      """)
  }

  @Test func computedNumber() {
    expect(
      "a.width = gap * 2 + 3", in: .compactConstraint, to: .dialect(.visualAttribute),
      """
      no-named-numbers 10+3
      text:1:11: error: visual-attribute has no named numbers
      a.width = gap * 2 + 3
                ^~~
      hint: write the number in place of its name
      """)
  }

  @Test func divisionByName() {
    expect(
      "a.width = b.width / scale", in: .compactConstraint, to: .dialect(.expressionFormat),
      """
      no-division-by-name 20+5
      text:1:21: error: expression-format can't divide by a named number
      a.width = b.width / scale
                          ^~~~~
      hint: multiply by a number that is named for the reciprocal
      """)
  }

  @Test func arithmetic() {
    expect(
      "a.width = gap * 2 + 3", in: .compactConstraint, to: .dialect(.expressionFormat),
      """
      no-arithmetic 10+11
      text:1:11: error: expression-format can't compute with named numbers
      a.width = gap * 2 + 3
                ^~~~~~~~~~~
      hint: name the result, and write that name
      """)
  }

  @Test func arithmeticOfAPlace() {
    expect(
      "a.left = gap * 2 + 3", in: .compactConstraint, to: .dialect(.expressionFormat),
      """
      no-arithmetic 9+11
      text:1:10: error: expression-format can't compute with named numbers
      a.left = gap * 2 + 3
               ^~~~~~~~~~~
      hint: name the result, and write that name
      """)
  }

  @Test func negativeMultiplier() {
    expect(
      "a.width = b.width * -2", in: .expressionFormat, to: .dialect(.visualAttribute),
      """
      no-negative-number 10+12
      text:1:11: error: visual-attribute has no negative number there
      a.width = b.width * -2
                ^~~~~~~~~~~~
      hint: another target may have words for it, such as 'expression-format', 'compact-constraint', 'equations', \
      'formula-style', 'compact-constraint-2021', 'swifty-layout' or 'swift'
      """)
  }

  @Test func negativeConstant() {
    expect(
      "a.width = -2", in: .compactConstraint, to: .dialect(.visualAttribute),
      """
      no-negative-number 10+2
      text:1:11: error: visual-attribute has no negative number there
      a.width = -2
                ^~
      hint: another target may have words for it, such as 'expression-format', 'compact-constraint', 'equations', \
      'formula-style', 'visual-format', 'compact-constraint-2021', 'swifty-layout' or 'swift'
      """)
  }

  @Test func negatedName() {
    expect(
      "a.width = b.width * -scale", in: .expressionFormat, to: .dialect(.compactConstraint),
      """
      no-negative-number 10+16
      text:1:11: error: compact-constraint has no negative number there
      a.width = b.width * -scale
                ^~~~~~~~~~~~~~~~
      hint: another target may have words for it, such as 'expression-format', 'swifty-layout' or 'swift'
      """)
  }

  @Test func placeAlone() {
    expect(
      "a.left = 10", in: .compactConstraint, to: .dialect(.expressionFormat),
      """
      no-place-alone 9+2
      text:1:10: error: expression-format counts 'left' from an item, and here it is a constant alone
      a.left = 10
               ^~
      hint: relate it to an item first: UIKit and AppKit raise an exception on a place that is a constant alone
      """)
  }

  @Test func placeAloneInVisualAttribute() {
    expect(
      "10 >= a[.left]", in: .formulaStyle, to: .dialect(.visualAttribute),
      """
      no-place-alone 0+2
      text:1:1: error: visual-attribute counts 'left' from an item, and here it is a constant alone
      10 >= a[.left]
      ^~
      hint: relate it to an item first: UIKit and AppKit raise an exception on a place that is a constant alone
      """)
  }
}
