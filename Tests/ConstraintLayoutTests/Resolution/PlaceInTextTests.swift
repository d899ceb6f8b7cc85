import ConstraintGrammar
import ConstraintLayout
import Testing

/// Where the parts of an equation stand in its text, whatever white space is in it.
@Suite struct PlaceInTextTests {
  private let scene = Scene.withNumbers
  private let orphan = Box("orphan")

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    var names = scene.bindings
    names.items["orphan"] = orphan
    #expect(dialect.outline(of: text, in: names) == report, sourceLocation: location)
  }

  // MARK: names

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

  // MARK: numbers

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

  // MARK: sides

  @Test func constantAlone() {
    expect(
      "orphan.left =\t10\t", in: .expressionFormat,
      """
      missing-superview 14+2
      text:1:15: error: 'orphan' has no superview, and this relates to it
      orphan.left =\t10\t
                   \t^~
      hint: add 'orphan' to its superview first
      """)
  }

  @Test func leftSide() {
    expect(
      "\t0 * button[.width]\t<=\tlabel[.width]", in: .formulaStyle,
      """
      zero-multiplier 1+18
      text:1:2: error: the attribute is multiplied by 0, so the equation says nothing about it
      \t0 * button[.width]\t<=\tlabel[.width]
      \t^~~~~~~~~~~~~~~~~~
      hint: multiply by another number
      """)
  }

  @Test func rightSide() {
    expect(
      "  3\t>= 0*button[.width]\n", in: .formulaStyle,
      """
      zero-multiplier 7+16
      text:1:8: error: the attribute is multiplied by 0, so the equation says nothing about it
        3\t>= 0*button[.width]
         \t   ^~~~~~~~~~~~~~~~
      hint: multiply by another number
      """)
  }

  @Test func leftSideWithParentheses() {
    expect(
      "( button[.width] + 3 ) * 0 == 4", in: .formulaStyle,
      """
      zero-multiplier 0+26
      text:1:1: error: the attribute is multiplied by 0, so the equation says nothing about it
      ( button[.width] + 3 ) * 0 == 4
      ^~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: multiply by another number
      """)
  }

  @Test func whole() {
    expect(
      "\t1e-300 * button[.width]\n== 1e300 ", in: .formulaStyle,
      """
      not-finite 1+32
      text:1:2: error: the result is not a finite number
      \t1e-300 * button[.width]
      \t^~~~~~~~~~~~~~~~~~~~~~~
      hint: use smaller numbers, or a larger divisor
      """)
  }
}
