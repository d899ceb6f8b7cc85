import ConstraintGrammar
import ConstraintLayout
import Testing

/// Equations of `equations` in every language.
@Suite struct EquationsTranslationTests {
  static let table: [(String, String)] = [
    (
      "width = width",
      """
      expression-format | lhs.width = rhs.width
      compact-constraint | lhs.width = rhs.width
      equations | width = width (lhs, rhs)
      visual-attribute | lhs.width == rhs.width
      formula-style | lhs[.Width] == rhs[.Width]
      anchors | lhs.widthAnchor.constraint(equalTo: rhs.widthAnchor)
      swift | NSLayoutConstraint(item: lhs, attribute: .width, relatedBy: .equal, toItem: rhs, attribute: .width, multiplier: 1, constant: 0)
      """
    ),
    (
      "leading = leading + 10",
      """
      expression-format | lhs.leading = rhs.leading + 10
      compact-constraint | lhs.leading = rhs.leading + 10
      equations | leading = leading + 10 (lhs, rhs)
      visual-attribute | lhs.leading == rhs.leading + 10
      formula-style | lhs[.Leading] == rhs[.Leading] + 10
      anchors | lhs.leadingAnchor.constraint(equalTo: rhs.leadingAnchor, constant: 10)
      swift | NSLayoutConstraint(item: lhs, attribute: .leading, relatedBy: .equal, toItem: rhs, attribute: .leading, multiplier: 1, constant: 10)
      """
    ),
    (
      "width = 2 * width",
      """
      expression-format | lhs.width = rhs.width * 2
      compact-constraint | lhs.width = rhs.width * 2
      equations | width = 2 * width (lhs, rhs)
      visual-attribute | lhs.width == rhs.width * 2
      formula-style | lhs[.Width] == rhs[.Width] * 2
      anchors | lhs.widthAnchor.constraint(equalTo: rhs.widthAnchor, multiplier: 2)
      swift | NSLayoutConstraint(item: lhs, attribute: .width, relatedBy: .equal, toItem: rhs, attribute: .width, multiplier: 2, constant: 0)
      """
    ),
    (
      "width > -0.5 * height - 3",
      """
      expression-format | lhs.width >= rhs.height * -0.5 - 3
      compact-constraint | lhs.width >= rhs.height * -0.5 - 3
      equations | width > -0.5 * height - 3 (lhs, rhs)
      visual-attribute | refused: no-negative-number
      formula-style | lhs[.Width] >= rhs[.Height] * -0.5 - 3
      anchors | lhs.widthAnchor.constraint(greaterThanOrEqualTo: rhs.heightAnchor, multiplier: -0.5, constant: -3)
      swift | NSLayoutConstraint(item: lhs, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: rhs, attribute: .height, multiplier: -0.5, constant: -3)
      """
    ),
    (
      "width = 100",
      """
      expression-format | lhs.width = 100
      compact-constraint | lhs.width = 100
      equations | width = 100 (lhs)
      visual-attribute | lhs.width == 100
      formula-style | lhs[.Width] == 100
      anchors | lhs.widthAnchor.constraint(equalToConstant: 100)
      swift | NSLayoutConstraint(item: lhs, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 100)
      """
    ),
    (
      "left < -10",
      """
      expression-format | refused: no-place-alone
      compact-constraint | lhs.left <= -10
      equations | left < -10 (lhs)
      visual-attribute | refused: no-place-alone
      formula-style | lhs[.Left] <= -10
      anchors | refused: place-alone
      swift | refused: place-alone
      """
    ),
    (
      "baseline = top",
      """
      expression-format | lhs.baseline = rhs.top
      compact-constraint | lhs.baseline = rhs.top
      equations | baseline = top (lhs, rhs)
      visual-attribute | lhs.baseline == rhs.top
      formula-style | lhs[.Baseline] == rhs[.Top]
      anchors | lhs.lastBaselineAnchor.constraint(equalTo: rhs.topAnchor)
      swift | NSLayoutConstraint(item: lhs, attribute: .lastBaseline, relatedBy: .equal, toItem: rhs, attribute: .top, multiplier: 1, constant: 0)
      """
    ),
    (
      "right = 0 * right + 5",
      """
      expression-format | lhs.right = rhs.right * 0 + 5
      compact-constraint | lhs.right = rhs.right * 0 + 5
      equations | right = 0 * right + 5 (lhs, rhs)
      visual-attribute | lhs.right == rhs.right * 0 + 5
      formula-style | lhs[.Right] == rhs[.Right] * 0 + 5
      anchors | refused: place-times-zero
      swift | refused: place-times-zero
      """
    ),
  ]

  @Test(arguments: table)
  func everyTarget(text: String, translations: String) {
    #expect(Dialect.equations.everyTranslation(of: text) == translations)
  }
}
