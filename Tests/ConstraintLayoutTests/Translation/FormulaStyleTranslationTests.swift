import ConstraintGrammar
import ConstraintLayout
import Testing

/// Equations of `formula-style` in every language.
@Suite struct FormulaStyleTranslationTests {
  static let table: [(String, String)] = [
    (
      "viewA[.Width] == 0.5 * viewB[.Width] - 4.0",
      """
      expression-format | viewA.width = viewB.width * 0.5 - 4
      compact-constraint | viewA.width = viewB.width * 0.5 - 4
      equations | width = 0.5 * width - 4 (viewA, viewB)
      visual-attribute | viewA.width == viewB.width * 0.5 - 4
      formula-style | viewA[.Width] == viewB[.Width] * 0.5 - 4
      anchors | viewA.widthAnchor.constraint(equalTo: viewB.widthAnchor, multiplier: 0.5, constant: -4)
      swift | NSLayoutConstraint(item: viewA, attribute: .width, relatedBy: .equal, toItem: viewB, attribute: .width, multiplier: 0.5, constant: -4)
      """
    ),
    (
      "viewA[.Width] * 3.0 == viewA[.Height] * 4.0",
      """
      expression-format | viewA.width = viewA.height * 1.3333333333333333
      compact-constraint | viewA.width = viewA.height * 1.3333333333333333
      equations | width = 1.3333333333333333 * height (viewA, viewA)
      visual-attribute | viewA.width == viewA.height * 1.3333333333333333
      formula-style | viewA[.Width] * 3 == viewA[.Height] * 4
      anchors | viewA.widthAnchor.constraint(equalTo: viewA.heightAnchor, multiplier: 1.0 / 0.75)
      swift | NSLayoutConstraint(item: viewA, attribute: .width, relatedBy: .equal, toItem: viewA, attribute: .height, multiplier: 1.0 / 0.75, constant: 0)
      """
    ),
    (
      "10 <= view[.left]",
      """
      expression-format | refused: no-place-alone
      compact-constraint | view.left >= 10
      equations | left > 10 (view)
      visual-attribute | refused: no-place-alone
      formula-style | 10 <= view[.Left]
      anchors | refused: place-alone
      swift | refused: place-alone
      """
    ),
    (
      "20 >= -2 * view[.width]",
      """
      expression-format | view.width >= -10
      compact-constraint | view.width >= -10
      equations | width > -10 (view)
      visual-attribute | refused: no-negative-number
      formula-style | 20 >= view[.Width] * -2
      anchors | view.widthAnchor.constraint(greaterThanOrEqualToConstant: -10)
      swift | NSLayoutConstraint(item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: -10)
      """
    ),
    (
      "2 * a[.width] + 3 >= b[.width] - 1",
      """
      expression-format | a.width >= b.width * 0.5 - 2
      compact-constraint | a.width >= b.width * 0.5 - 2
      equations | width > 0.5 * width - 2 (a, b)
      visual-attribute | a.width >= b.width * 0.5 - 2
      formula-style | a[.Width] * 2 + 3 >= b[.Width] - 1
      anchors | a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: -2)
      swift | NSLayoutConstraint(item: a, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: b, attribute: .width, multiplier: 0.5, constant: -2)
      """
    ),
    (
      "a.b[.leftMargin] == c[.leadingMargin] + 8",
      """
      expression-format | refused: no-such-attribute
      compact-constraint | refused: no-such-attribute
      equations | refused: no-such-attribute
      visual-attribute | refused: no-such-attribute
      formula-style | a.b[.LeftMargin] == c[.LeadingMargin] + 8
      anchors | refused: mixed-directions
      swift | refused: mixed-directions
      """
    ),
    (
      "a[.lastBaseline] == b[.firstBaseline] + 8",
      """
      expression-format | refused: no-such-attribute
      compact-constraint | refused: no-such-attribute
      equations | refused: no-such-attribute
      visual-attribute | refused: no-such-attribute
      formula-style | a[.LastBaseline] == b[.FirstBaseline] + 8
      anchors | a.lastBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor, constant: 8)
      swift | NSLayoutConstraint(item: a, attribute: .lastBaseline, relatedBy: .equal, toItem: b, attribute: .firstBaseline, multiplier: 1, constant: 8)
      """
    ),
    (
      "a[.leftMargin] == b[.left]",
      """
      expression-format | refused: no-such-attribute
      compact-constraint | refused: no-such-attribute
      equations | refused: no-such-attribute
      visual-attribute | refused: no-such-attribute
      formula-style | a[.LeftMargin] == b[.Left]
      anchors | a.layoutMarginsGuide.leftAnchor.constraint(equalTo: b.leftAnchor)
      swift | NSLayoutConstraint(item: a, attribute: .leftMargin, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1, constant: 0)
      """
    ),
    (
      "a[.centerXWithinMargins] == b[.centerX]",
      """
      expression-format | refused: no-such-attribute
      compact-constraint | refused: no-such-attribute
      equations | refused: no-such-attribute
      visual-attribute | refused: no-such-attribute
      formula-style | a[.CenterXWithinMargins] == b[.CenterX]
      anchors | a.layoutMarginsGuide.centerXAnchor.constraint(equalTo: b.centerXAnchor)
      swift | NSLayoutConstraint(item: a, attribute: .centerXWithinMargins, relatedBy: .equal, toItem: b, attribute: .centerX, multiplier: 1, constant: 0)
      """
    ),
    (
      "default[.width] == self.class[.width]",
      """
      expression-format | refused: no-such-name
      compact-constraint | default.width = self.class.width
      equations | width = width (default, self.class)
      visual-attribute | refused: no-such-name
      formula-style | default[.Width] == self.class[.Width]
      anchors | `default`.widthAnchor.constraint(equalTo: self.`class`.widthAnchor)
      swift | NSLayoutConstraint(item: `default`, attribute: .width, relatedBy: .equal, toItem: self.`class`, attribute: .width, multiplier: 1, constant: 0)
      """
    ),
    (
      "a[.top] == b[.bottom] * 2",
      """
      expression-format | a.top = b.bottom * 2
      compact-constraint | a.top = b.bottom * 2
      equations | top = 2 * bottom (a, b)
      visual-attribute | a.top == b.bottom * 2
      formula-style | a[.Top] == b[.Bottom] * 2
      anchors | refused: no-multiplier
      swift | NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottom, multiplier: 2, constant: 0)
      """
    ),
  ]

  @Test(arguments: table)
  func everyTarget(text: String, translations: String) {
    #expect(Dialect.formulaStyle.everyTranslation(of: text) == translations)
  }
}
