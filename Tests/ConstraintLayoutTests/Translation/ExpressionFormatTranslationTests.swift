import ConstraintGrammar
import ConstraintLayout
import Testing

/// Equations of `expression-format` in every language.
@Suite struct ExpressionFormatTranslationTests {
  static let table: [(String, String)] = [
    (
      "view.left = 10",
      """
      expression-format | view.left = 10
      compact-constraint | view.left = super.left + 10
      equations | left = left + 10 (view, view.superview)
      visual-attribute | refused: no-superview
      formula-style | refused: no-superview
      anchors | view.leftAnchor.constraint(equalTo: view.superview!.leftAnchor, constant: 10)
      swift | NSLayoutConstraint(item: view, attribute: .left, relatedBy: .equal, toItem: view.superview!, attribute: .left, multiplier: 1, constant: 10)
      """
    ),
    (
      "view.left >= -10",
      """
      expression-format | view.left >= -10
      compact-constraint | view.left >= super.left - 10
      equations | left > left - 10 (view, view.superview)
      visual-attribute | refused: no-superview
      formula-style | refused: no-superview
      anchors | view.leftAnchor.constraint(greaterThanOrEqualTo: view.superview!.leftAnchor, constant: -10)
      swift | NSLayoutConstraint(item: view, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: view.superview!, attribute: .left, multiplier: 1, constant: -10)
      """
    ),
    (
      "view.baseline = 10",
      """
      expression-format | view.baseline = 10
      compact-constraint | view.baseline = super.top + 10
      equations | baseline = top + 10 (view, view.superview)
      visual-attribute | refused: no-superview
      formula-style | refused: no-superview
      anchors | view.lastBaselineAnchor.constraint(equalTo: view.superview!.topAnchor, constant: 10)
      swift | NSLayoutConstraint(item: view, attribute: .lastBaseline, relatedBy: .equal, toItem: view.superview!, attribute: .top, multiplier: 1, constant: 10)
      """
    ),
    (
      "view.width = 44",
      """
      expression-format | view.width = 44
      compact-constraint | view.width = 44
      equations | width = 44 (view)
      visual-attribute | view.width == 44
      formula-style | view[.Width] == 44
      anchors | view.widthAnchor.constraint(equalToConstant: 44)
      swift | NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44)
      """
    ),
    (
      "view.width = gap",
      """
      expression-format | view.width = gap
      compact-constraint | view.width = gap
      equations | refused: no-named-numbers
      visual-attribute | refused: no-named-numbers
      formula-style | refused: no-named-numbers
      anchors | view.widthAnchor.constraint(equalToConstant: gap)
      swift | NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: gap)
      """
    ),
    (
      "view.centerX = superview.centerX",
      """
      expression-format | view.centerX = superview.centerX
      compact-constraint | view.centerX = super.centerX
      equations | centerX = centerX (view, view.superview)
      visual-attribute | refused: no-superview
      formula-style | refused: no-superview
      anchors | view.centerXAnchor.constraint(equalTo: view.superview!.centerXAnchor)
      swift | NSLayoutConstraint(item: view, attribute: .centerX, relatedBy: .equal, toItem: view.superview!, attribute: .centerX, multiplier: 1, constant: 0)
      """
    ),
    (
      "view1.width = superview.width * 0.9",
      """
      expression-format | view1.width = superview.width * 0.9
      compact-constraint | view1.width = super.width * 0.9
      equations | width = 0.9 * width (view1, view1.superview)
      visual-attribute | refused: no-superview
      formula-style | refused: no-superview
      anchors | view1.widthAnchor.constraint(equalTo: view1.superview!.widthAnchor, multiplier: 0.9)
      swift | NSLayoutConstraint(item: view1, attribute: .width, relatedBy: .equal, toItem: view1.superview!, attribute: .width, multiplier: 0.9, constant: 0)
      """
    ),
    (
      "view2.left = view1.right + 10",
      """
      expression-format | view2.left = view1.right + 10
      compact-constraint | view2.left = view1.right + 10
      equations | left = right + 10 (view2, view1)
      visual-attribute | view2.left == view1.right + 10
      formula-style | view2[.Left] == view1[.Right] + 10
      anchors | view2.leftAnchor.constraint(equalTo: view1.rightAnchor, constant: 10)
      swift | NSLayoutConstraint(item: view2, attribute: .left, relatedBy: .equal, toItem: view1, attribute: .right, multiplier: 1, constant: 10)
      """
    ),
    (
      "view1.width = view2.width * -0.5 - 20",
      """
      expression-format | view1.width = view2.width * -0.5 - 20
      compact-constraint | view1.width = view2.width * -0.5 - 20
      equations | width = -0.5 * width - 20 (view1, view2)
      visual-attribute | refused: no-negative-number
      formula-style | view1[.Width] == view2[.Width] * -0.5 - 20
      anchors | view1.widthAnchor.constraint(equalTo: view2.widthAnchor, multiplier: -0.5, constant: -20)
      swift | NSLayoutConstraint(item: view1, attribute: .width, relatedBy: .equal, toItem: view2, attribute: .width, multiplier: -0.5, constant: -20)
      """
    ),
    (
      "view1.width = view2.width * scale + -gap",
      """
      expression-format | view1.width = view2.width * scale + -gap
      compact-constraint | view1.width = view2.width * scale - gap
      equations | refused: no-named-numbers
      visual-attribute | refused: no-named-numbers
      formula-style | refused: no-named-numbers
      anchors | view1.widthAnchor.constraint(equalTo: view2.widthAnchor, multiplier: scale, constant: -gap)
      swift | NSLayoutConstraint(item: view1, attribute: .width, relatedBy: .equal, toItem: view2, attribute: .width, multiplier: scale, constant: -gap)
      """
    ),
    (
      "view1.width = view2.width * -scale",
      """
      expression-format | view1.width = view2.width * -scale
      compact-constraint | refused: no-negative-number
      equations | refused: no-named-numbers
      visual-attribute | refused: no-named-numbers
      formula-style | refused: no-named-numbers
      anchors | view1.widthAnchor.constraint(equalTo: view2.widthAnchor, multiplier: -scale)
      swift | NSLayoutConstraint(item: view1, attribute: .width, relatedBy: .equal, toItem: view2, attribute: .width, multiplier: -scale, constant: 0)
      """
    ),
    (
      "view.left = -gap",
      """
      expression-format | view.left = -gap
      compact-constraint | view.left = super.left - gap
      equations | refused: no-named-numbers
      visual-attribute | refused: no-superview
      formula-style | refused: no-superview
      anchors | view.leftAnchor.constraint(equalTo: view.superview!.leftAnchor, constant: -gap)
      swift | NSLayoutConstraint(item: view, attribute: .left, relatedBy: .equal, toItem: view.superview!, attribute: .left, multiplier: 1, constant: -gap)
      """
    ),
    (
      "view.height <= view.width * 0.1 + 0.000001",
      """
      expression-format | view.height <= view.width * 0.1 + 0.000001
      compact-constraint | view.height <= view.width * 0.1 + 1e-06
      equations | height < 0.1 * width + 0.000001 (view, view)
      visual-attribute | view.height <= view.width * 0.1 + 0.000001
      formula-style | view[.Height] <= view[.Width] * 0.1 + 1e-06
      anchors | view.heightAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.1, constant: 1e-06)
      swift | NSLayoutConstraint(item: view, attribute: .height, relatedBy: .lessThanOrEqual, toItem: view, attribute: .width, multiplier: 0.1, constant: 1e-06)
      """
    ),
    (
      "super.left = 10",
      """
      expression-format | super.left = 10
      compact-constraint | refused: no-such-name
      equations | left = left + 10 (super, super.superview)
      visual-attribute | refused: no-superview
      formula-style | refused: no-superview
      anchors | `super`.leftAnchor.constraint(equalTo: `super`.superview!.leftAnchor, constant: 10)
      swift | NSLayoutConstraint(item: `super`, attribute: .left, relatedBy: .equal, toItem: `super`.superview!, attribute: .left, multiplier: 1, constant: 10)
      """
    ),
    (
      "view.left = super.left",
      """
      expression-format | view.left = super.left
      compact-constraint | refused: no-such-name
      equations | left = left (view, super)
      visual-attribute | view.left == super.left
      formula-style | view[.Left] == super[.Left]
      anchors | view.leftAnchor.constraint(equalTo: `super`.leftAnchor)
      swift | NSLayoutConstraint(item: view, attribute: .left, relatedBy: .equal, toItem: `super`, attribute: .left, multiplier: 1, constant: 0)
      """
    ),
    (
      "view.width = other.height * 0 - 0",
      """
      expression-format | view.width = other.height * 0 - 0
      compact-constraint | view.width = other.height * 0 - 0
      equations | width = 0 * height (view, other)
      visual-attribute | view.width == other.height * 0 - 0
      formula-style | view[.Width] == other[.Height] * 0
      anchors | view.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0)
      swift | NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: other, attribute: .height, multiplier: 0, constant: 0)
      """
    ),
  ]

  @Test(arguments: table)
  func everyTarget(text: String, translations: String) {
    #expect(Dialect.expressionFormat.everyTranslation(of: text) == translations)
  }
}
