import ConstraintDiagnostics
import ConstraintGrammar
import Testing

/// Texts as people write them who know another language, each repaired in one attempt by applying its fix-its.
@Suite struct RealHabitsTests {
  @Test(
    "From the corpora",
    arguments: [
      ("view1.left + 20 = superview.left", "view1.left = superview.left - 20", Dialect.expressionFormat),
      ("view1.left = view2.width * (0.9 + 5)", "view1.left = view2.width * 5.9", .expressionFormat),
      ("view1.width = view2.width / 2", "view1.width = view2.width * 0.5", .expressionFormat),
      ("view1.left = -view2.left * 2 + 3", "view1.left = view2.left * -2 + 3", .expressionFormat),
      ("view1.widht = view2.width", "view1.width = view2.width", .expressionFormat),
      ("@\"a.left = b.left\",", "a.left = b.left", .expressionFormat),
      ("view1.left = view2.left × 2", "view1.left = view2.left * 2", .expressionFormat),
      ("a.left = -margin", "a.left = margin * -1", .compactConstraint),
      ("a.left = b.left + 10px", "a.left = b.left + 10", .compactConstraint),
      ("a . b.left = 10", "a.b.left = 10", .compactConstraint),
      ("a.left ≤ b.left", "a.left <= b.left", .compactConstraint),
      ("width <= 100", "width < 100", .equations), ("width = 50% * width", "width = 0.5 * width", .equations),
      ("control1.top = control2.bottom", "control1.top == control2.bottom", .visualAttribute),
      ("control1.left == 2 * control2.left + 10", "control1.left == control2.left * 2 + 10", .visualAttribute),
      ("a[.width] == (b[.width] + 10) / 2", "a[.width] == b[.width] * 0.5 + 5", .formulaStyle),
      ("a.width >= b.width * 2 + 10", "a[.width] >= b[.width] * 2 + 10", .formulaStyle),
      ("a[NSLayoutAttribute.Width] == 100", "a[.Width] == 100", .formulaStyle),
    ])
  func corpora(text: String, fixed: String, dialect: Dialect) throws { try expect(text, fixed, dialect) }

  @Test(
    "As an app developer would type them",
    arguments: [
      (
        "label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true",
        "label.leading = icon.trailing + 8", Dialect.expressionFormat
      ),
      (
        "icon.widthAnchor.constraint(greaterThanOrEqualTo: label.heightAnchor, multiplier: 1.5)",
        "icon.width >= label.height * 1.5", .compactConstraint
      ),
      ("saveButton.heightAnchor.constraint(equalToConstant: 44)", "saveButton.height == 44", .visualAttribute),
      ("avatar.width == 44pt;", "avatar.width = 44", .expressionFormat),
      ("footer.bottom = superview.bottom – 16", "footer.bottom = superview.bottom - 16", .expressionFormat),
      ("16 + header.bottom <= list.top", "header.bottom <= list.top - 16", .expressionFormat),
      ("title.widht ≤ card.width * 0,8", "title.width <= card.width * 0.8", .expressionFormat),
      ("@\"badge.height = badge.width\"", "badge.height = badge.width", .compactConstraint),
      ("sidebar.width: 25%", "sidebar.width = super.width * 0.25", .compactConstraint),
      ("cell.height = (title.height + 2 * 8)", "cell.height = title.height + 16", .compactConstraint),
      ("button.centerXAnchor == superview.centerXAnchor", "button.centerX = superview.centerX", .expressionFormat),
      ("height = width / (16 / 9)", "height = 0.5625 * width", .equations),
      ("view.frame.size.width >= 320", "view.width >= 320", .visualAttribute),
      ("[cell setWidth:100]", "cell.width == 100", .visualAttribute),
      ("cell.left = table.left + 2 + 3", "cell.left == table.left + 5", .visualAttribute),
      ("view.centerx = other.centerx", "view[.centerX] == other[.centerX]", .formulaStyle),
      ("left[.Trailing] + 8 < right[.Leading]", "left[.Trailing] + 8 <= right[.Leading]", .formulaStyle),
      ("a[.top] == b?[.bottom] + 10.", "a[.top] == b[.bottom] + 10", .formulaStyle),
    ])
  func developers(text: String, fixed: String, dialect: Dialect) throws { try expect(text, fixed, dialect) }

  private func expect(_ text: String, _ fixed: String, _ dialect: Dialect) throws {
    let diagnostic = try #require(throws: Diagnostic.self) { try dialect.withHints().parse(text) }
    #expect(diagnostic.applyingFixIts(to: text) == fixed)
    #expect(dialect.accepts(fixed))
  }
}
