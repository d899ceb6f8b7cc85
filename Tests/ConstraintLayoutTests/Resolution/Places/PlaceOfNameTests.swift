import ConstraintGrammar
import ConstraintLayout
import Testing

/// Where names stand in a text, whatever white space is in it.
@Suite struct PlaceOfNameTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  @Test func blanksAround() {
    expect(
      "  button . left   =\tgapp  ", in: .expressionFormat,
      """
      unknown-number 20+4
      text:1:21: error: there is no number called 'gapp'
        button . left   =\tgapp  
                         \t^~~~
      hint: did you mean 'gap'?
      """)
  }

  @Test func lines() {
    expect(
      "button.left =\n  label.left\n\t *\u{B}gapp", in: .expressionFormat,
      """
      unknown-number 31+4
      text:3:5: error: there is no number called 'gapp'
      \t *�gapp
      \t   ^~~~
      hint: did you mean 'gap'?
      """)
  }

  @Test func carriageReturns() {
    expect(
      "\r\nbutton.width\r\n=\r\nlable.width\r\n", in: .compactConstraint,
      """
      unknown-view 19+5
      text:4:1: error: there is no view called 'lable'
      lable.width
      ^~~~~
      hint: did you mean 'label'?
      """)
  }

  @Test func noBlanks() {
    expect(
      "button.width=label.width*gapp+3", in: .compactConstraint,
      """
      unknown-number 25+4
      text:1:26: error: there is no number called 'gapp'
      button.width=label.width*gapp+3
                               ^~~~
      hint: did you mean 'gap'?
      """)
  }

  @Test func nameTwice() {
    expect(
      "gap.width = gap", in: .compactConstraint,
      """
      number-for-view 0+3
      text:1:1: error: 'gap' is a number, and a view is needed here
      gap.width = gap
      ^~~
      hint: only a view has attributes: leave out the attribute, or name a view
      """)
  }

  @Test func tabBeforeAView() {
    expect(
      "\tbutton.left\t>=\tlable.left", in: .visualAttribute,
      """
      unknown-view 16+5
      text:1:17: error: there is no view called 'lable'
      \tbutton.left\t>=\tlable.left
      \t           \t  \t^~~~~
      hint: did you mean 'label'?
      """)
  }

  @Test func longLine() {
    expect(
      String(repeating: " ", count: 70) + "button.width = label.width * gapp", in: .compactConstraint,
      """
      unknown-number 99+4
      text:1:100: error: there is no number called 'gapp'
      …                               button.width = label.width * gapp
                                                                   ^~~~
      hint: did you mean 'gap'?
      """)
  }
}
