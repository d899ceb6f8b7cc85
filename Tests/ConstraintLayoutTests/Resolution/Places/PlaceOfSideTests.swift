import ConstraintGrammar
import ConstraintLayout
import Testing

/// Where a side stands in a text, whatever white space is in it.
@Suite struct PlaceOfSideTests {
  private let scene = Scene.withNumbers
  private let orphan = Box("orphan")

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    var names = scene.bindings
    names.items["orphan"] = orphan
    #expect(dialect.outline(of: text, in: names) == report, sourceLocation: location)
  }

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

  @Test func sideAfterALongRelation() {
    expect(
      "button.width  ==  huge * huge  ", in: .compactConstraint,
      """
      not-finite 18+11
      text:1:19: error: the result is not a finite number
      button.width  ==  huge * huge \u{20}
                        ^~~~~~~~~~~
      hint: use smaller numbers, or a larger divisor
      """)
  }
}
