import ConstraintGrammar
import ConstraintLayout
import Testing

/// Names that stand for nothing, or for something else than is needed.
@Suite struct UnknownNameTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  // MARK: views

  @Test func nearestView() {
    expect(
      "buton.left = 10", in: .expressionFormat,
      """
      unknown-view 0+5
      text:1:1: error: there is no view called 'buton'
      buton.left = 10
      ^~~~~
      hint: did you mean 'button'?
      """)
  }

  @Test func viewOnTheRight() {
    expect(
      "button.left = lable.left", in: .expressionFormat,
      """
      unknown-view 14+5
      text:1:15: error: there is no view called 'lable'
      button.left = lable.left
                    ^~~~~
      hint: did you mean 'label'?
      """)
  }

  @Test func noNearView() {
    expect(
      "sidebar.left = 10", in: .compactConstraint,
      """
      unknown-view 0+7
      text:1:1: error: there is no view called 'sidebar'
      sidebar.left = 10
      ^~~~~~~
      hint: the views are 'a', 'b', 'button', 'input', 'label'
      """)
  }

  @Test func dottedView() {
    expect(
      "my.view.left = label.left", in: .compactConstraint,
      """
      unknown-view 0+7
      text:1:1: error: there is no view called 'my.view'
      my.view.left = label.left
      ^~~~~~~
      hint: the views are 'a', 'b', 'button', 'input', 'label'
      """)
  }

  @Test func viewInVisualAttribute() {
    expect(
      "button.left == lable.left", in: .visualAttribute,
      """
      unknown-view 15+5
      text:1:16: error: there is no view called 'lable'
      button.left == lable.left
                     ^~~~~
      hint: did you mean 'label'?
      """)
  }

  @Test func viewAfterAConstant() {
    expect(
      "10 == buton[.left]", in: .formulaStyle,
      """
      unknown-view 6+5
      text:1:7: error: there is no view called 'buton'
      10 == buton[.left]
            ^~~~~
      hint: did you mean 'button'?
      """)
  }

  @Test func viewAfterTheRelation() {
    expect(
      "2 * button[.width] == lable[.width] + 3", in: .formulaStyle,
      """
      unknown-view 22+5
      text:1:23: error: there is no view called 'lable'
      2 * button[.width] == lable[.width] + 3
                            ^~~~~
      hint: did you mean 'label'?
      """)
  }

  // MARK: numbers

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

  // MARK: a number for a view

  @Test func numberOnTheLeft() {
    expect(
      "gap.left = 3", in: .expressionFormat,
      """
      number-for-view 0+3
      text:1:1: error: 'gap' is a number, and a view is needed here
      gap.left = 3
      ^~~
      hint: only a view has attributes: leave out the attribute, or name a view
      """)
  }

  @Test func numberOnTheRight() {
    expect(
      "button.left = gap.left", in: .compactConstraint,
      """
      number-for-view 14+3
      text:1:15: error: 'gap' is a number, and a view is needed here
      button.left = gap.left
                    ^~~
      hint: only a view has attributes: leave out the attribute, or name a view
      """)
  }

  // MARK: a view for a number

  @Test func viewAlone() {
    expect(
      "button.width = label", in: .expressionFormat,
      """
      view-for-number 15+5
      text:1:16: error: 'label' is a view, and a number is needed here
      button.width = label
                     ^~~~~
      hint: for an attribute of the view, write 'label.width'
      """)
  }

  @Test func placeOfAViewAlone() {
    expect(
      "button.left = label", in: .expressionFormat,
      """
      view-for-number 14+5
      text:1:15: error: 'label' is a view, and a number is needed here
      button.left = label
                    ^~~~~
      hint: for an attribute of the view, write 'label.left'
      """)
  }

  @Test func negatedView() {
    expect(
      "button.width = -label", in: .expressionFormat,
      """
      view-for-number 16+5
      text:1:17: error: 'label' is a view, and a number is needed here
      button.width = -label
                      ^~~~~
      hint: for an attribute of the view, write 'label.width'
      """)
  }

  @Test func viewAsMultiplier() {
    expect(
      "button.width = label.width * input", in: .expressionFormat,
      """
      view-for-number 29+5
      text:1:30: error: 'input' is a view, and a number is needed here
      button.width = label.width * input
                                   ^~~~~
      hint: put a number, or the name of one, in its place
      """)
  }

  @Test func viewAsConstant() {
    expect(
      "button.width = label.width * 2 + input", in: .expressionFormat,
      """
      view-for-number 33+5
      text:1:34: error: 'input' is a view, and a number is needed here
      button.width = label.width * 2 + input
                                       ^~~~~
      hint: put a number, or the name of one, in its place
      """)
  }

  @Test func viewAddedToTheSuperview() {
    expect(
      "button.left = superview.left + input", in: .expressionFormat,
      """
      view-for-number 31+5
      text:1:32: error: 'input' is a view, and a number is needed here
      button.left = superview.left + input
                                     ^~~~~
      hint: put a number, or the name of one, in its place
      """)
  }

  @Test func viewComputedWith() {
    expect(
      "button.width = label * 2 + 3", in: .compactConstraint,
      """
      view-for-number 15+5
      text:1:16: error: 'label' is a view, and a number is needed here
      button.width = label * 2 + 3
                     ^~~~~
      hint: for an attribute of the view, write 'label.width'
      """)
  }

  @Test func viewAsFactor() {
    expect(
      "button.width = gap * label", in: .compactConstraint,
      """
      view-for-number 21+5
      text:1:22: error: 'label' is a view, and a number is needed here
      button.width = gap * label
                           ^~~~~
      hint: put a number, or the name of one, in its place
      """)
  }

  @Test func viewAddedToANumber() {
    expect(
      "button.width = gap + label", in: .compactConstraint,
      """
      view-for-number 21+5
      text:1:22: error: 'label' is a view, and a number is needed here
      button.width = gap + label
                           ^~~~~
      hint: put a number, or the name of one, in its place
      """)
  }

  @Test func superviewAlone() {
    expect(
      "button.width = superview", in: .expressionFormat,
      """
      view-for-number 15+9
      text:1:16: error: 'superview' is a view, and a number is needed here
      button.width = superview
                     ^~~~~~~~~
      hint: for an attribute of the view, write 'superview.width'
      """)
  }

  @Test func superviewAsFactor() {
    expect(
      "button.width = label.width * superview", in: .expressionFormat,
      """
      view-for-number 29+9
      text:1:30: error: 'superview' is a view, and a number is needed here
      button.width = label.width * superview
                                   ^~~~~~~~~
      hint: put a number, or the name of one, in its place
      """)
  }

  @Test func superAlone() {
    expect(
      "button.height = super", in: .compactConstraint,
      """
      view-for-number 16+5
      text:1:17: error: 'super' is a view, and a number is needed here
      button.height = super
                      ^~~~~
      hint: for an attribute of the view, write 'super.height'
      """)
  }

  // MARK: the word for the superview

  @Test func superviewOnTheLeft() {
    expect(
      "superview.left = 3", in: .expressionFormat,
      """
      unknown-view 0+9
      text:1:1: error: there is no view called 'superview'
      superview.left = 3
      ^~~~~~~~~
      hint: 'superview' stands for the superview of the view on the left, so it can be on the right only
      """)
  }

  @Test func superOnTheLeft() {
    expect(
      "super.left = button.left", in: .compactConstraint,
      """
      unknown-view 0+5
      text:1:1: error: there is no view called 'super'
      super.left = button.left
      ^~~~~
      hint: 'super' stands for the superview of the view on the left, so it can be on the right only
      """)
  }

  @Test func superInExpressionFormat() {
    expect(
      "button.left = super.left", in: .expressionFormat,
      """
      unknown-view 14+5
      text:1:15: error: there is no view called 'super'
      button.left = super.left
                    ^~~~~
      hint: the superview is called 'superview' in this dialect
      """)
  }

  @Test func superviewInCompactConstraint() {
    expect(
      "button.left = superview.left", in: .compactConstraint,
      """
      unknown-view 14+9
      text:1:15: error: there is no view called 'superview'
      button.left = superview.left
                    ^~~~~~~~~
      hint: the superview is called 'super' in this dialect
      """)
  }

  @Test func superviewWhereThereIsNoWord() {
    expect(
      "button.width == superview.width", in: .visualAttribute,
      """
      unknown-view 16+9
      text:1:17: error: there is no view called 'superview'
      button.width == superview.width
                      ^~~~~~~~~
      hint: the views are 'a', 'b', 'button', 'input', 'label'
      """)
  }

  @Test func superviewInFormulaStyle() {
    expect(
      "label[.width] == superview[.width]", in: .formulaStyle,
      """
      unknown-view 17+9
      text:1:18: error: there is no view called 'superview'
      label[.width] == superview[.width]
                       ^~~~~~~~~
      hint: the views are 'a', 'b', 'button', 'input', 'label'
      """)
  }
}
