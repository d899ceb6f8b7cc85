import ConstraintGrammar
import ConstraintLayout
import Testing

/// Where a divisor stands in a text, whatever white space is in it.
@Suite struct PlaceOfNumberTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  @Test func divisorAfterTabs() {
    expect(
      "button.width\t=\tlabel.width\t/\t0\t+\t5", in: .compactConstraint,
      """
      division-by-zero 29+1
      text:1:30: error: nothing can be divided by zero
      button.width\t=\tlabel.width\t/\t0\t+\t5
                  \t \t           \t \t^
      hint: put another number in place of the zero
      """)
  }

  @Test func divisorGlued() {
    expect(
      "button.width=label.width/.0+5", in: .compactConstraint,
      """
      division-by-zero 25+2
      text:1:26: error: nothing can be divided by zero
      button.width=label.width/.0+5
                               ^~
      hint: put another number in place of the zero
      """)
  }

  @Test func divisorWithSign() {
    expect(
      "button.width = gap / -0.", in: .compactConstraint,
      """
      division-by-zero 21+3
      text:1:22: error: nothing can be divided by zero
      button.width = gap / -0.
                           ^~~
      hint: put another number in place of the zero
      """)
  }

  @Test func divisorAtTheEnd() {
    expect(
      "button.width = label.width /  0  ", in: .compactConstraint,
      """
      division-by-zero 30+1
      text:1:31: error: nothing can be divided by zero
      button.width = label.width /  0  
                                    ^
      hint: put another number in place of the zero
      """)
  }
}
