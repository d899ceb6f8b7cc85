import ConstraintDiagnostics
import ConstraintGrammar
import Testing

/// Texts as people write them who know another language, each repaired in one attempt by applying its fix-its.
@Suite struct RealHabitsTests {
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
  func developers(text: String, fixed: String, dialect: Dialect) throws {
    let diagnostic = try #require(throws: Diagnostic.self) { try dialect.withHints().parse(text) }
    #expect(diagnostic.applyingFixIts(to: text) == fixed)
    #expect(dialect.accepts(fixed))
  }
}
