import ConstraintGrammar
import ConstraintLayout
import Testing

/// Equations of `visual-attribute` in every language.
@Suite struct VisualAttributeTranslationTests {
  static let table: [(String, String)] = [
    (
      "secondView.left >= firstView.left * 2 + 10",
      """
      expression-format | secondView.left >= firstView.left * 2 + 10
      compact-constraint | secondView.left >= firstView.left * 2 + 10
      equations | left > 2 * left + 10 (secondView, firstView)
      visual-attribute | secondView.left >= firstView.left * 2 + 10
      formula-style | secondView[.Left] >= firstView[.Left] * 2 + 10
      anchors | refused: no-multiplier
      swift | NSLayoutConstraint(item: secondView, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: firstView, attribute: .left, multiplier: 2, constant: 10)
      """
    ),
    (
      "secondView.right == firstView.right - 10",
      """
      expression-format | secondView.right = firstView.right - 10
      compact-constraint | secondView.right = firstView.right - 10
      equations | right = right - 10 (secondView, firstView)
      visual-attribute | secondView.right == firstView.right - 10
      formula-style | secondView[.Right] == firstView[.Right] - 10
      anchors | secondView.rightAnchor.constraint(equalTo: firstView.rightAnchor, constant: -10)
      swift | NSLayoutConstraint(item: secondView, attribute: .right, relatedBy: .equal, toItem: firstView, attribute: .right, multiplier: 1, constant: -10)
      """
    ),
    (
      "control1.top == 100.5",
      """
      expression-format | control1.top = control1.top * 0 + 100.5
      compact-constraint | control1.top = control1.top * 0 + 100.5
      equations | top = 0 * top + 100.5 (control1, control1)
      visual-attribute | control1.top == 100.5
      formula-style | control1[.Top] == control1[.Top] * 0 + 100.5
      anchors | refused: place-times-zero
      swift | refused: place-times-zero
      """
    ),
    (
      "control1.width == 100",
      """
      expression-format | control1.width = 100
      compact-constraint | control1.width = 100
      equations | width = 100 (control1)
      visual-attribute | control1.width == 100
      formula-style | control1[.Width] == 100
      anchors | control1.widthAnchor.constraint(equalToConstant: 100)
      swift | NSLayoutConstraint(item: control1, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 100)
      """
    ),
    (
      "control1.CENTERX <= super.centerx",
      """
      expression-format | control1.centerX <= super.centerX
      compact-constraint | refused: no-such-name
      equations | centerX < centerX (control1, super)
      visual-attribute | control1.centerx <= super.centerx
      formula-style | control1[.CenterX] <= super[.CenterX]
      anchors | control1.centerXAnchor.constraint(lessThanOrEqualTo: `super`.centerXAnchor)
      swift | NSLayoutConstraint(item: control1, attribute: .centerX, relatedBy: .lessThanOrEqual, toItem: `super`, attribute: .centerX, multiplier: 1, constant: 0)
      """
    ),
    (
      "superview.left == a.left",
      """
      expression-format | superview.left = a.left
      compact-constraint | superview.left = a.left
      equations | left = left (superview, a)
      visual-attribute | superview.left == a.left
      formula-style | superview[.Left] == a[.Left]
      anchors | superview!.leftAnchor.constraint(equalTo: a.leftAnchor)
      swift | NSLayoutConstraint(item: superview!, attribute: .left, relatedBy: .equal, toItem: a, attribute: .left, multiplier: 1, constant: 0)
      """
    ),
    (
      "a.left == superview.left",
      """
      expression-format | refused: no-such-name
      compact-constraint | a.left = superview.left
      equations | left = left (a, superview)
      visual-attribute | a.left == superview.left
      formula-style | a[.Left] == superview[.Left]
      anchors | a.leftAnchor.constraint(equalTo: superview!.leftAnchor)
      swift | NSLayoutConstraint(item: a, attribute: .left, relatedBy: .equal, toItem: superview!, attribute: .left, multiplier: 1, constant: 0)
      """
    ),
  ]

  @Test(arguments: table)
  func everyTarget(text: String, translations: String) {
    #expect(Dialect.visualAttribute.everyTranslation(of: text) == translations)
  }
}
