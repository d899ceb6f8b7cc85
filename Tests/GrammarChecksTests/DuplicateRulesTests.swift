import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct DuplicateRulesTests {
  @Test func oneNameForTwoThingsIsRefused() {
    let pair = grammar(spaced(token("NUMBER", BytesOf(Digit.self).syntax), token("NUMBER", one(Digit.self))))
    #expect(pair.problems == [.duplicate(rule: "NUMBER")])
    #expect(
      pair.complaints == ["`NUMBER` has several definitions that are not the same: give each a name of its own"])
  }

  @Test func aTokenAndARuleOfOneNameAreRefused() {
    let pair = grammar(spaced(token("name", text("a")), rule("name", text("a"))))
    #expect(pair.problems == [.duplicate(rule: "name")])
  }

  @Test func theStartRuleCountsToo() {
    #expect(grammar(spaced(number, rule("start", number))).problems == [.duplicate(rule: "start")])
  }

  @Test func oneThingMentionedTwiceIsAccepted() {
    #expect(grammar(spaced(number, text("+"), number)).problems == [])
    #expect(
      grammar(
        spaced(
          rule("a", spaced(text("x"), spaced(text("y"), text("z")))), rule("a", spaced(text("x"), text("y"), text("z")))
        )
      ).problems == [])
  }
}
