import ConstraintGrammar
import ConstraintLinter
import Testing

@Suite("A linter for equations in source code") struct LinterTests {
  @Test func reportsEachAtItsPlace() {
    let source = #"""
      // addCompactConstraint("in a comment")
      func layOut() {
        view.addCompactConstraints(
          [
            "title.width = 44",  // not for long words
            "title.lefft = super.left", "é.top = 1",
          ], metrics: [:], views: views)
        view.addCompactConstraint("icon.width = icon.height / 1.6", views: views)
        let text = "addCompactConstraint(\"title.lefft = 3\")"
        let wide = try constraint(expressionFormat: "title.left = icon.right + 8", parameters: [:])
        let late = try constraint(expressionFormat: "title.top = \(gap)", parameters: [:])
        NSLayoutConstraint *tall = [Constraints constraintWithExpressionFormat:@"title.height = icon.top"];
      }

      """#
    #expect(
      Linter().diagnostics(of: source).map { $0.rendered(in: source, file: "Title.swift") }.joined() == "")
  }

  @Test(arguments: [
    "", "\"", "addCompactConstraint(", "addCompactConstraint(\"", "/* addCompactConstraint(\"a\")",
    "readdCompactConstraint(\"a\")", "addCompactConstraint(text)", "addCompactConstraint (\n @\"a.width = b.width\")",
    "\u{0}\u{FF}",
  ])
  func findsNothing(_ source: String) {
    #expect(Linter().diagnostics(of: source) == [])
  }

  @Test func takesRulesOfATeam() {
    let noHeights = LintRule("no-heights") { equation in
      guard case .attribute(let item, .height) = equation.left.operand else { return nil }
      var rewritten = equation
      rewritten.left.operand = .attribute(of: item, .bottom)
      return ("heights are up to the content", rewritten)
    }
    let diagnostics = Linter(rules: [noHeights]).diagnostics(of: #"addCompactConstraint("a.height = b.height")"#)
    #expect(
      diagnostics.map(\.description) == [
        "1:23: warning: heights are up to the content (write 'a.bottom = b.height')"
      ])
    #expect(diagnostics.map(\.code) == [noHeights.code])
  }
}
