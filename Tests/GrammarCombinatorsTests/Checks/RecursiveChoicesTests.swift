import GrammarCombinators
import Testing

@Suite struct RecursiveChoicesTests {
  private let nested = rule("nested", either(spaced(text("("), named("nested"), text(")")), number))

  @Test func recursionThatIsNotReachedIsNoObstacle() {
    #expect(grammar(nested).problems == [])
    let arithmetic = rule(
      "sum",
      spaced(
        rule(
          "product",
          spaced(
            rule(
              "factor",
              either(
                spaced(text("("), named("sum"), text(")")), spaced(text("-"), named("factor")), number, identifier)),
            many(spaced(either(text("*"), text("/")), named("factor"))))),
        many(spaced(either(text("+"), text("-")), named("product")))))
    #expect(grammar(spaced(arithmetic, token("EOF", .end))).problems == [])
  }

  @Test func aCaptureInsideRecursionIsFound() {
    #expect(
      grammar(either(nested, spaced(nested, text("!")))).problems == [
        .prefixCapture(
          rule: "start", earlier: MatchedAlternative("nested", matching: "0"),
          later: MatchedAlternative("nested \"!\"", matching: "0!"))
      ])
    #expect(
      grammar(either(spaced(text("("), nested, text(")")), spaced(text("("), nested, text(")"), text("!")))).problems
        == [
          .prefixCapture(
            rule: "start", earlier: MatchedAlternative("\"(\" nested \")\"", matching: "(0)"),
            later: MatchedAlternative("\"(\" nested \")\" \"!\"", matching: "(0)!"))
        ])
  }

  @Test func whatDependsOnNestingIsUndecided() {
    #expect(
      grammar(either(spaced(nested, text("!")), spaced(nested, text("?")))).problems == [
        .prefixCaptureUndecided(rule: "start", earlier: "nested \"!\"", later: "nested \"?\"")
      ])
  }

  @Test func recursionAtTheEndOfARuleIsALoop() {
    let list = rule("list", spaced(number, optional(spaced(text(","), named("list")))))
    #expect(grammar(either(spaced(list, text("!")), spaced(list, text("?")))).problems == [])
    #expect(
      grammar(either(spaced(text("["), list, text("]")), spaced(text("["), list, text("]"), text("?")))).problems == [
        .prefixCapture(
          rule: "start", earlier: MatchedAlternative("\"[\" list \"]\"", matching: "[0]"),
          later: MatchedAlternative("\"[\" list \"]\" \"?\"", matching: "[0]?"))
      ])
  }

  @Test func theSameAlternativeTwiceNeedsNoSearch() {
    #expect(
      grammar(either(nested, nested)).problems == [.unreachable(rule: "start", earlier: "nested", later: "nested")])
  }

  @Test func leftRecursionIsReportedAloneThoughItIsAChoice() {
    let sum = rule("sum", either(spaced(named("sum"), text("+"), number), number))
    #expect(grammar(either(spaced(sum, text("!")), sum)).problems == [.leftRecursion(rule: "sum", through: [])])
  }

  @Test(.timeLimit(.minutes(1))) func largeRepetitionsEndTheSearch() {
    let few = many(text("ab"), .times(0...1000), spacing: .glued)
    #expect(grammar(either(token("A", glued(few, text("!"))), token("B", glued(few, text("?"))))).problems == [])
    let many = many(either(text("a"), text("ab"), text("ba")), .times(0...1_000_000_000), spacing: .glued)
    let problems = grammar(either(token("A", glued(many, text("!"))), token("B", glued(many, text("?"))))).problems
    #expect(problems.contains(.prefixCaptureUndecided(rule: "start", earlier: "A", later: "B")))
  }

  @Test(.timeLimit(.minutes(1)), arguments: [8, 14, 40]) func rulesThatMultiplyEndTheSearch(levels: Int) {
    var syntax = text("x")
    for level in 1...levels {
      let inner = syntax
      syntax = rule("r\(level)", spaced(optional(inner), optional(inner)))
    }
    let problems = grammar(either(spaced(syntax, text("!")), spaced(syntax, text("?")))).problems
    #expect(
      problems == [
        .prefixCaptureUndecided(rule: "start", earlier: "r\(levels) \"!\"", later: "r\(levels) \"?\"")
      ])
  }
}
