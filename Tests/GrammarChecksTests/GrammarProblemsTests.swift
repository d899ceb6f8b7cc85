import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct GrammarProblemsTests {
  @Test func problemsComeCheckByCheckAndRuleByRule() {
    let name = token("NAME", spaced(text("n"), many(either(text("a"), text("ab")))))
    let list = rule("list", spaced(named("list"), many(optional(name)), glued(named("NAME"), text(";"))))
    let problems = grammar(spaced(list, named("gone"), token("NAME", text("n")), either(text("<"), text("<="))))
      .problems
    #expect(
      problems == [
        .undefined(rule: "start", name: "gone"), .duplicate(rule: "NAME"), .leftRecursion(rule: "list", through: []),
        .emptyRepetition(rule: "list", body: "NAME?"), .mixedSpacing(rule: "list"),
        .prefixCapture(
          rule: "start", earlier: MatchedAlternative("\"<\"", matching: "<"),
          later: MatchedAlternative("\"<=\"", matching: "<=")),
      ])
    #expect(problems.map(\.rule) == ["start", "NAME", "list", "list", "list", "start"])
  }

  @Test func theSameProblemIsReportedOnce() {
    let sign = either(text("="), text("=="))
    #expect(grammar(spaced(sign, number, sign)).problems.count == 1)
  }

  @Test func aGrammarOfParsersIsChecked() {
    #expect(
      Grammar(
        OneOf {
          "="
          "=="
        }
      ).problems.map(\.rule) == ["start"])
    #expect(
      Grammar(
        OneOf {
          "=="
          "="
        }
      ).problems == [])
  }
}
