import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct UndefinedRulesTests {
  @Test func aReferenceThatLeadsNowhereIsRefused() {
    let sum = grammar(spaced(number, many(spaced(text("+"), named("product")))))
    #expect(sum.problems == [.undefined(rule: "start", name: "product")])
    #expect(sum.complaints == ["`start` refers to `product`, which is defined nowhere: define it, or correct the name"])
  }

  @Test func everyRuleThatMentionsItIsNamedOnce() {
    let twice = grammar(spaced(rule("first", spaced(named("gone"), named("gone"))), named("gone")))
    #expect(
      twice.problems == [.undefined(rule: "start", name: "gone"), .undefined(rule: "first", name: "gone")])
  }

  @Test func aReferenceToAProductionIsAccepted() {
    #expect(grammar(spaced(number, text("+"), named("NUMBER"))).problems == [])
    #expect(grammar(spaced(named("NUMBER"), text("+"), number)).problems == [])
    #expect(grammar(either(number, spaced(text("("), limited(named("start")), text(")")))).problems == [])
  }

  @Test func anUndefinedAlternativeIsNotReportedTwice() {
    #expect(grammar(either(number, named("gone"))).problems == [.undefined(rule: "start", name: "gone")])
    #expect(grammar(either(named("gone"), number)).problems == [.undefined(rule: "start", name: "gone")])
    let unknown = grammar(either(number, spaced(number, named("gone"))))
    #expect(unknown.problems == [.undefined(rule: "start", name: "gone")])
  }
}
