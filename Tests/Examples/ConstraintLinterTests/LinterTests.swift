import ConstraintGrammar
import ConstraintLinter
import SourceScanning
import Testing

@Suite("A linter for constraint strings in source code") struct LinterTests {
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
        let wide = try constraint(expressionFormat: "title.left = icon.right + 8", parameters: names)
        let late = try constraint(expressionFormat: "title.top = \(gap)", parameters: names)
      }

      """#
    #expect(
      Linter().diagnostics(of: source, .swift).map { $0.rendered(in: source, file: "Title.swift") }.joined() == #"""
        Title.swift:5:8: warning: this width can't grow with what is in it
              "title.width = 44",  // not for long words
               ^~~~~~~~~~~~~~~~
        hint: write 'title.width >= 44'
        Title.swift:6:19: error: 'lefft' is not an attribute
              "title.lefft = super.left", "é.top = 1",
                          ^
        hint: did you mean 'title.left'?
        Title.swift:6:36: error: expected a name, 'H', 'V', '[' or '|', but found 'é' (U+00E9)
              "title.lefft = super.left", "é.top = 1",
                                           ^
        hint: names consist of the letters a to z and A to Z, digits and '_': write 'e.top = 1'
        Title.swift:10:48: warning: left and right are the same in every direction of writing
          let wide = try constraint(expressionFormat: "title.left = icon.right + 8", parameters: names)
                                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~
        hint: write 'title.leading = icon.trailing + 8'

        """#)
  }

  @Test func takesRulesOfATeam() {
    let noHeights = LintRule("no-heights") { equation in
      guard case .attribute(let item, .height) = equation.left.operand else { return nil }
      var rewritten = equation
      rewritten.left.operand = .attribute(of: item, .bottom)
      return ("heights are up to the content", rewritten)
    }
    let diagnostics = Linter(rules: [noHeights]).diagnostics(
      of: #"[view addCompactConstraint:@"a.height = b.height" metrics:nil views:d];"#, .objectiveC)
    #expect(
      diagnostics.map(\.description) == [
        "1:30: warning: heights are up to the content (write 'a.bottom = b.height')"
      ])
    #expect(diagnostics.map(\.code) == [noHeights.code])
  }
}
