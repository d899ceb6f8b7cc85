import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct LeftRecursionTests {
  @Test func aRuleThatBeginsWithItselfIsRefused() {
    let sum = grammar(either(spaced(named("start"), text("+"), number), number))
    #expect(sum.problems == [.leftRecursion(rule: "start", through: [])])
    #expect(
      sum.complaints == [
        "`start` begins with itself (`start` → `start`), so a parser would never get past it: "
          + "begin with something else, and repeat what follows it"
      ])
  }

  @Test func soIsOneThatDoesSoThroughOthers() {
    let product = rule("product", spaced(rule("factor", either(number, spaced(named("start"), text("!")))), text("*")))
    let sum = grammar(spaced(product, text("+"), number))
    #expect(sum.problems == [.leftRecursion(rule: "start", through: ["product", "factor"])])
    #expect(
      sum.complaints == [
        "`start` begins with itself (`start` → `product` → `factor` → `start`), so a parser would never get past it: "
          + "begin with something else, and repeat what follows it"
      ])
  }

  @Test(arguments: [
    optional(text("-")), many(text("-")), many(many(text("-"), separator: text(",")), .exactly(1)),
    either(text("-"), spaced()), rule("sign", optional(text("-"))), .lookAhead(text("-"), isPositive: false),
    spaced(optional(text("-")), optional(text("+"))), many(text("-"), separator: named("start")),
  ]) func whatMayBeEmptyInFrontDoesNotHelp(front: Syntax) {
    let sum = grammar(spaced(front, named("start"), text("+")))
    #expect(sum.problems.contains(.leftRecursion(rule: "start", through: [])))
  }

  @Test func aLookAheadAtItselfIsRefused() {
    let looking = grammar(spaced(.lookAhead(named("start"), isPositive: true), number))
    #expect(looking.problems == [.leftRecursion(rule: "start", through: [])])
  }

  @Test func aSeparatorBehindAnEmptyBodyIsRefused() {
    let list = grammar(many(optional(number), .times(0...3), separator: named("start")))
    #expect(list.problems == [.leftRecursion(rule: "start", through: [])])
  }

  @Test func repeatingSuchARuleEndsToo() {
    let sums = grammar(many(rule("sum", either(named("sum"), text("a"))), .oneOrMore))
    #expect(sums.problems == [.leftRecursion(rule: "sum", through: [])])
  }

  @Test func everyCycleIsReportedOnce() {
    let second = rule("second", either(spaced(named("second"), text("a")), spaced(named("first"), text("b")), number))
    let sum = grammar(spaced(rule("first", either(spaced(second, text("c")), text("d"))), text(";")))
    #expect(
      sum.problems == [
        .leftRecursion(rule: "first", through: ["second"]), .leftRecursion(rule: "second", through: []),
      ])
  }

  @Test func recursionBehindATokenIsAccepted() {
    #expect(grammar(either(spaced(text("("), limited(named("start")), text(")")), number)).problems == [])
    #expect(grammar(spaced(number, optional(spaced(text(","), limited(named("start")))))).problems == [])
    #expect(grammar(spaced(many(text("-"), .oneOrMore), named("other"), rule("other", number))).problems == [])
  }
}
