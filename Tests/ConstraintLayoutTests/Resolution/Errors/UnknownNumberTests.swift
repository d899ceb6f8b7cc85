import ConstraintGrammar
import ConstraintLayout
import Testing

/// Names of numbers that stand for nothing.
@Suite struct UnknownNumberTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  @Test func nearestNumber() {
    expect(
      "button.width = gapp", in: .expressionFormat,
      """
      unknown-number 15+4
      text:1:16: error: there is no number called 'gapp'
      button.width = gapp
                     ^~~~
      hint: did you mean 'gap'?
      """)
  }

  @Test func multiplier() {
    expect(
      "button.width = label.width * gapp", in: .expressionFormat,
      """
      unknown-number 29+4
      text:1:30: error: there is no number called 'gapp'
      button.width = label.width * gapp
                                   ^~~~
      hint: did you mean 'gap'?
      """)
  }

  @Test func constant() {
    expect(
      "button.width = label.width * gap - spcing", in: .expressionFormat,
      """
      unknown-number 35+6
      text:1:36: error: there is no number called 'spcing'
      button.width = label.width * gap - spcing
                                         ^~~~~~
      hint: did you mean 'spacing'?
      """)
  }

  @Test func negatedNumber() {
    expect(
      "button.width = label.width + -spcing", in: .expressionFormat,
      """
      unknown-number 30+6
      text:1:31: error: there is no number called 'spcing'
      button.width = label.width + -spcing
                                    ^~~~~~
      hint: did you mean 'spacing'?
      """)
  }

  @Test func noNearNumber() {
    expect(
      "button.width = label.width / ratio", in: .compactConstraint,
      """
      unknown-number 29+5
      text:1:30: error: there is no number called 'ratio'
      button.width = label.width / ratio
                                   ^~~~~
      hint: the numbers are 'endless', 'gap', 'huge', 'largest', 'nothing', 'spacing', 'tiny', 'zero'
      """)
  }

  @Test func computedNumber() {
    expect(
      "button.width = gapp * 2 + 3", in: .compactConstraint,
      """
      unknown-number 15+4
      text:1:16: error: there is no number called 'gapp'
      button.width = gapp * 2 + 3
                     ^~~~
      hint: did you mean 'gap'?
      """)
  }

  @Test func factorOfANumber() {
    expect(
      "button.width = gap * spcing + 3", in: .compactConstraint,
      """
      unknown-number 21+6
      text:1:22: error: there is no number called 'spcing'
      button.width = gap * spcing + 3
                           ^~~~~~
      hint: did you mean 'spacing'?
      """)
  }

  @Test func addendOfANumber() {
    expect(
      "button.width = gap * 2 - spcing", in: .compactConstraint,
      """
      unknown-number 25+6
      text:1:26: error: there is no number called 'spcing'
      button.width = gap * 2 - spcing
                               ^~~~~~
      hint: did you mean 'spacing'?
      """)
  }
}
