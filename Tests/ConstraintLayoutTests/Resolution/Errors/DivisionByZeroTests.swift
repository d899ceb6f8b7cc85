import ConstraintGrammar
import ConstraintLayout
import Testing

/// Divisions by zero, written or named.
@Suite struct DivisionByZeroTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

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
}
