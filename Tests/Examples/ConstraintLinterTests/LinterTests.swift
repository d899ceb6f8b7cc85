import ConstraintGrammar
import GrammarChecks
import GrammarCombinators
import Testing

@testable import ConstraintLinter

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
        let later = try constraint(expressionFormat: "title.top = " + gap, parameters: [:])
        NSLayoutConstraint *tall = [Constraints constraintWithExpressionFormat:@"title.height = icon.top"];
      }

      """#
    #expect(
      Linter().diagnostics(of: source).map { $0.rendered(in: source, file: "Title.swift") }.joined() == #"""
        Title.swift:5:8: warning: this width can't grow with what is in it
              "title.width = 44",  // not for long words
               ^~~~~~~~~~~~~~~~
        hint: write 'title.width >= 44'
        Title.swift:6:19: error: 'lefft' is not an attribute
              "title.lefft = super.left", "é.top = 1",
                     ~~~~~^
        hint: did you mean 'title.left'?
        Title.swift:6:36: error: expected a name, but found 'é' (U+00E9)
              "title.lefft = super.left", "é.top = 1",
                                           ^
        hint: names consist of the letters a to z and A to Z, digits and '_': write 'e.top = 1'
        Title.swift:10:48: warning: left and right are the same in every direction of writing
          let wide = try constraint(expressionFormat: "title.left = icon.right + 8", parameters: [:])
                                                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~
        hint: write 'title.leading = icon.trailing + 8'
        Title.swift:11:48: warning: the text is put together at run time, so nobody checks it
          let late = try constraint(expressionFormat: "title.top = \(gap)", parameters: [:])
                                                       ^~~~~~~~~~~~~~~~~~
        hint: give numbers names, and their values as metrics
        Title.swift:12:49: warning: the text is put together at run time, so nobody checks it
          let later = try constraint(expressionFormat: "title.top = " + gap, parameters: [:])
                                                        ^~~~~~~~~~~~
        hint: give numbers names, and their values as metrics
        Title.swift:13:76: warning: UIKit and AppKit raise an exception: one of 'height' and 'top' is a place, the other a size
        …raint *tall = [Constraints constraintWithExpressionFormat:@"title.height = icon.top"];
                                                                     ^~~~~~~~~~~~~~~~~~~~~~~
        hint: write 'title.height = icon.height' or 'title.top = icon.top'

        """#)
  }

  @Test(arguments: [
    "", "\"", "addCompactConstraint(", "addCompactConstraint(\"", "/* addCompactConstraint(\"a\")",
    "readdCompactConstraint(\"a\")", "addCompactConstraint(text)", "addCompactConstraint (\n @\"a.width = b.width\")",
    "\u{0}\u{FF}",
  ])
  func findsNothing(_ source: String) {
    #expect(Linter().diagnostics(of: source) == [])
  }

  @Test func hasAGrammarWithoutProblems() {
    #expect(Grammar(Source()).problems == [])
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
