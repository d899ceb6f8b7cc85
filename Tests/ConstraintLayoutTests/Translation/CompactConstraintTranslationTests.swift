import ConstraintGrammar
import ConstraintLayout
import Testing

/// Equations of `compact-constraint` in every language.
@Suite struct CompactConstraintTranslationTests {
  static let table: [(String, String)] = [
    (
      "button.height = button.width / 1.6",
      """
      expression-format | button.height = button.width * 0.625
      compact-constraint | button.height = button.width / 1.6
      equations | height = 0.625 * width (button, button)
      visual-attribute | button.height == button.width * 0.625
      formula-style | button[.Height] == button[.Width] * 0.625
      anchors | button.heightAnchor.constraint(equalTo: button.widthAnchor, multiplier: 0.625)
      swift | NSLayoutConstraint(item: button, attribute: .height, relatedBy: .equal, toItem: button, attribute: .width, multiplier: 0.625, constant: 0)
      """
    ),
    (
      "emailLabel.left >= emailField.left",
      """
      expression-format | emailLabel.left >= emailField.left
      compact-constraint | emailLabel.left >= emailField.left
      equations | left > left (emailLabel, emailField)
      visual-attribute | emailLabel.left >= emailField.left
      formula-style | emailLabel[.Left] >= emailField[.Left]
      anchors | emailLabel.leftAnchor.constraint(greaterThanOrEqualTo: emailField.leftAnchor)
      swift | NSLayoutConstraint(item: emailLabel, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: emailField, attribute: .left, multiplier: 1, constant: 0)
      """
    ),
    (
      "button.left = 10",
      """
      expression-format | refused: no-place-alone
      compact-constraint | button.left = 10
      equations | left = 10 (button)
      visual-attribute | refused: no-place-alone
      formula-style | button[.Left] == 10
      anchors | refused: place-alone
      swift | refused: place-alone
      """
    ),
    (
      "button.width == margin * 2 + 3",
      """
      expression-format | refused: no-arithmetic
      compact-constraint | button.width = margin * 2 + 3
      equations | refused: no-named-numbers
      visual-attribute | refused: no-named-numbers
      formula-style | refused: no-named-numbers
      anchors | button.widthAnchor.constraint(equalToConstant: margin * 2 + 3)
      swift | NSLayoutConstraint(item: button, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: margin * 2 + 3)
      """
    ),
    (
      "button.width = margin / -2 - gap",
      """
      expression-format | refused: no-arithmetic
      compact-constraint | button.width = margin / -2 - gap
      equations | refused: no-named-numbers
      visual-attribute | refused: no-named-numbers
      formula-style | refused: no-named-numbers
      anchors | button.widthAnchor.constraint(equalToConstant: margin / (-2) - gap)
      swift | NSLayoutConstraint(item: button, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: margin / (-2) - gap)
      """
    ),
    (
      "label.width = button.width / scale",
      """
      expression-format | refused: no-division-by-name
      compact-constraint | label.width = button.width / scale
      equations | refused: no-named-numbers
      visual-attribute | refused: no-named-numbers
      formula-style | refused: no-named-numbers
      anchors | label.widthAnchor.constraint(equalTo: button.widthAnchor, multiplier: 1 / scale)
      swift | NSLayoutConstraint(item: label, attribute: .width, relatedBy: .equal, toItem: button, attribute: .width, multiplier: 1 / scale, constant: 0)
      """
    ),
    (
      "label.width = button.width * scale + 40",
      """
      expression-format | label.width = button.width * scale + 40
      compact-constraint | label.width = button.width * scale + 40
      equations | refused: no-named-numbers
      visual-attribute | refused: no-named-numbers
      formula-style | refused: no-named-numbers
      anchors | label.widthAnchor.constraint(equalTo: button.widthAnchor, multiplier: scale, constant: 40)
      swift | NSLayoutConstraint(item: label, attribute: .width, relatedBy: .equal, toItem: button, attribute: .width, multiplier: scale, constant: 40)
      """
    ),
    (
      "button.centerX = super.centerX",
      """
      expression-format | button.centerX = superview.centerX
      compact-constraint | button.centerX = super.centerX
      equations | centerX = centerX (button, button.superview)
      visual-attribute | refused: no-superview
      formula-style | refused: no-superview
      anchors | button.centerXAnchor.constraint(equalTo: button.superview!.centerXAnchor)
      swift | NSLayoutConstraint(item: button, attribute: .centerX, relatedBy: .equal, toItem: button.superview!, attribute: .centerX, multiplier: 1, constant: 0)
      """
    ),
    (
      "my.view.width <= self.view.width",
      """
      expression-format | refused: no-such-name
      compact-constraint | my.view.width <= self.view.width
      equations | width < width (my.view, self.view)
      visual-attribute | refused: no-such-name
      formula-style | my.view[.Width] <= self.view[.Width]
      anchors | my.view.widthAnchor.constraint(lessThanOrEqualTo: self.view.widthAnchor)
      swift | NSLayoutConstraint(item: my.view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: self.view, attribute: .width, multiplier: 1, constant: 0)
      """
    ),
    (
      "button.width = -1e-7",
      """
      expression-format | button.width = -0.0000001
      compact-constraint | button.width = -1e-07
      equations | width = -0.0000001 (button)
      visual-attribute | refused: no-negative-number
      formula-style | button[.Width] == -1e-07
      anchors | button.widthAnchor.constraint(equalToConstant: -1e-07)
      swift | NSLayoutConstraint(item: button, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: -1e-07)
      """
    ),
    (
      "label.top = button.bottom + gap",
      """
      expression-format | label.top = button.bottom + gap
      compact-constraint | label.top = button.bottom + gap
      equations | refused: no-named-numbers
      visual-attribute | refused: no-named-numbers
      formula-style | refused: no-named-numbers
      anchors | label.topAnchor.constraint(equalTo: button.bottomAnchor, constant: gap)
      swift | NSLayoutConstraint(item: label, attribute: .top, relatedBy: .equal, toItem: button, attribute: .bottom, multiplier: 1, constant: gap)
      """
    ),
    (
      "button.width = gap",
      """
      expression-format | button.width = gap
      compact-constraint | button.width = gap
      equations | refused: no-named-numbers
      visual-attribute | refused: no-named-numbers
      formula-style | refused: no-named-numbers
      anchors | button.widthAnchor.constraint(equalToConstant: gap)
      swift | NSLayoutConstraint(item: button, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: gap)
      """
    ),
    (
      "superview.left = super.left + 1",
      """
      expression-format | superview.left = superview.left + 1
      compact-constraint | superview.left = super.left + 1
      equations | left = left + 1 (superview, superview.superview)
      visual-attribute | refused: no-superview
      formula-style | refused: no-superview
      anchors | superview!.leftAnchor.constraint(equalTo: superview!.superview!.leftAnchor, constant: 1)
      swift | NSLayoutConstraint(item: superview!, attribute: .left, relatedBy: .equal, toItem: superview!.superview!, attribute: .left, multiplier: 1, constant: 1)
      """
    ),
    (
      "super.left = super.left + 1",
      """
      expression-format | super.left = super.left + 1
      compact-constraint | super.left = super.left + 1
      equations | left = left + 1 (super, super)
      visual-attribute | super.left == super.left + 1
      formula-style | super[.Left] == super[.Left] + 1
      anchors | `super`.leftAnchor.constraint(equalTo: `super`.leftAnchor, constant: 1)
      swift | NSLayoutConstraint(item: `super`, attribute: .left, relatedBy: .equal, toItem: `super`, attribute: .left, multiplier: 1, constant: 1)
      """
    ),
    (
      "a.leading = b.leading * 1 - 0",
      """
      expression-format | a.leading = b.leading * 1 - 0
      compact-constraint | a.leading = b.leading * 1 - 0
      equations | leading = leading (a, b)
      visual-attribute | a.leading == b.leading * 1 - 0
      formula-style | a[.Leading] == b[.Leading]
      anchors | a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
      swift | NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1, constant: 0)
      """
    ),
  ]

  @Test(arguments: table)
  func everyTarget(text: String, translations: String) {
    #expect(Dialect.compactConstraint.everyTranslation(of: text) == translations)
  }
}
