import ConstraintGrammar
import ConstraintLayout
import Testing

/// Equations that say nothing about their first attribute.
@Suite struct ZeroMultiplierTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

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
