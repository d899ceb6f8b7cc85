import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct UnlimitedNestingTests {
  private let brackets = grammar(spaced(text("["), optional(named("start")), text("]")))

  @Test func aRuleThatContainsItselfIsRefused() {
    #expect(brackets.problems == [.unlimitedNesting(rule: "start", through: [])])
    #expect(
      brackets.complaints == [
        "`start` contains itself (`start` → `start`) without a limit, so a text that nests deep enough exhausts the "
          + "stack: put a part that leads back into a `Recursive`, which has one"
      ])
  }

  @Test func soIsOneThatDoesSoThroughOthers() {
    let list = rule("list", spaced(text("["), many(rule("item", either(number, named("list")))), text("]")))
    #expect(grammar(spaced(list, text(";"))).problems == [.unlimitedNesting(rule: "list", through: ["item"])])
    #expect(grammar(spaced(list, text(";"))).problems.map(\.rule) == ["list"])
  }

  @Test func oneLimitOnTheWayIsEnough() {
    #expect(grammar(spaced(text("["), optional(limited(named("start"))), text("]"))).problems == [])
    let item = rule("item", either(number, limited(named("list"))))
    #expect(grammar(rule("list", spaced(text("["), many(item), text("]")))).problems == [])
  }

  @Test func aWayAroundTheLimitIsRefused() {
    let item = rule(
      "item", either(limited(spaced(text("("), named("item"), text(")"))), spaced(text("-"), named("item")), number))
    #expect(grammar(item).problems == [.unlimitedNesting(rule: "item", through: [])])
  }

  /// A comment that may hold comments nests like all else.
  @Test func soDoesWhatMayStandBetweenParts() {
    let comment = token("COMMENT", glued(text("{"), many(named("COMMENT"), spacing: .glued), text("}")))
    let spacing = Syntax.Spacing.grammar(many(comment, spacing: .glued))
    #expect(
      grammar(.sequence([number, text(";")], spacing: spacing)).problems == [
        .unlimitedNesting(rule: "COMMENT", through: [])
      ])
  }

  @Test func parsersSayIt() {
    #expect(Grammar(Nested(isLimited: false)).problems == [.unlimitedNesting(rule: "nested", through: [])])
    #expect(Grammar(Nested(isLimited: true)).problems == [])
  }
}

private struct Nested: Rule {
  static var name: StaticString { "nested" }
  let isLimited: Bool

  var body: some Parser<Void> {
    "["
    Optionally { isLimited ? AnyParser(Recursive { self }) : AnyParser(self) }.as(())
    "]"
  }
}
