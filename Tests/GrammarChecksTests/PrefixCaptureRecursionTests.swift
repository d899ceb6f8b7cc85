import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct PrefixCaptureRecursionTests {
  private let nested = rule("nested", either(spaced(text("("), limited(named("nested")), text(")")), number))

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
                spaced(text("("), limited(named("sum")), text(")")), spaced(text("-"), limited(named("factor"))),
                number,
                identifier)),
            many(spaced(either(text("*"), text("/")), named("factor"))))),
        many(spaced(either(text("+"), text("-")), named("product")))))
    #expect(grammar(spaced(arithmetic, token("EOF", .end))).problems == [])
  }

  @Test func aCaptureInsideRecursionIsFound() {
    #expect(
      problems(of: nested, before: spaced(nested, text("!"))) == [capture("nested", "0", "nested \"!\"", "0!")])
    let parentheses = spaced(text("("), nested, text(")"))
    #expect(
      problems(of: parentheses, before: spaced(parentheses, text("!"))) == [
        capture("\"(\" nested \")\"", "(0)", "\"(\" nested \")\" \"!\"", "(0)!")
      ])
  }

  @Test func oneLevelOfNestingIsSearched() {
    #expect(
      problems(of: text("((0))"), before: spaced(nested, text("!"))) == [
        capture("\"((0))\"", "((0))", "nested \"!\"", "((0))!")
      ])
  }

  @Test func whatDependsOnNestingIsUndecided() {
    #expect(
      notes(on: spaced(nested, text("!")), before: spaced(nested, text("?"))) == [
        undecided("nested \"!\"", "nested \"?\"")
      ])
  }

  @Test func recursionAtTheEndOfARuleIsALoop() {
    let list = rule("list", spaced(number, optional(spaced(text(","), limited(named("list"))))))
    #expect(problems(of: spaced(list, text("!")), before: spaced(list, text("?"))) == [])
    let brackets = spaced(text("["), list, text("]"))
    #expect(
      problems(of: brackets, before: spaced(brackets, text("?"))) == [
        capture("\"[\" list \"]\"", "[0]", "\"[\" list \"]\" \"?\"", "[0]?")
      ])
  }

  @Test func theSameAlternativeTwiceNeedsNoSearch() {
    #expect(problems(of: nested, before: nested) == [unreachable("nested", "nested")])
  }

  @Test func leftRecursionIsReportedAloneThoughItIsAChoice() {
    let sum = rule("sum", either(spaced(named("sum"), text("+"), number), number))
    #expect(grammar(either(spaced(sum, text("!")), sum)).problems == [.leftRecursion(rule: "sum", through: [])])
  }

  @Test(.timeLimit(.minutes(1))) func largeRepetitionsEndTheSearch() {
    func alternatives(_ body: Syntax) -> [GrammarNote] {
      notes(on: token("A", glued(body, text("!"))), before: token("B", glued(body, text("?"))))
    }
    let pairs = token("PAIRS", many(text("ab"), .times(0...1000), spacing: .glued))
    #expect(alternatives(pairs) == [])
    let unit = token("UNIT", either(text("bab"), text("ab"), text("ba")))
    let units = token("UNITS", many(unit, .times(0...1_000_000_000), spacing: .glued))
    #expect(alternatives(units) == [undecided("A", "B")])
  }

  @Test(.timeLimit(.minutes(1)), arguments: [8, 14, 40]) func rulesThatMultiplyEndTheSearch(levels: Int) {
    var syntax = text("x")
    for level in 1...levels {
      let inner = syntax
      syntax = rule("r\(level)", spaced(optional(inner), optional(inner)))
    }
    #expect(
      notes(on: spaced(syntax, text("!")), before: spaced(syntax, text("?"))) == [
        undecided("r\(levels) \"!\"", "r\(levels) \"?\"")
      ])
  }
}
