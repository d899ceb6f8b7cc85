import GrammarCombinators
import Testing

@testable import GrammarChecks

@Suite struct EndlessRecursionTests {
  private func problems(_ body: Syntax) -> [GrammarProblem] { grammar(body).problems }

  @Test func aRuleWhoseTextsAllContainAnotherIsRefused() {
    let endless = grammar(spaced(text("x"), limited(named("start"))))
    #expect(endless.problems == [.endlessRecursion(rule: "start", through: [])])
    #expect(
      endless.complaints == [
        "no text matches `start`: each would contain another one (`start` → `start`) and so never end; "
          + "add an alternative without that, or make it optional"
      ])
  }

  @Test(arguments: [
    many(named("start"), .oneOrMore), many(named("start"), .exactly(2), separator: text(",")),
    spaced(named("start"), text("!")),
    either(spaced(text("a"), named("start")), spaced(text("b"), named("start"))),
    either(named("start"), spaced(text("y"), .end, text("z"))), either(named("start"), one(None.self)),
    many(number, .times(2...3), separator: named("start")),
  ])
  func soAreParts(part: Syntax) {
    #expect(problems(spaced(text("x"), limited(part))) == [.endlessRecursion(rule: "start", through: [])])
  }

  @Test func theWayThroughOthersIsTold() {
    let second = rule("second", spaced(text("y"), limited(named("first"))))
    let first = rule("first", spaced(text("x"), second))
    #expect(problems(either(first, number)) == [.endlessRecursion(rule: "first", through: ["second"])])
    #expect(grammar(either(first, number)).obstacles == [])
    // What needs one of them is no cause.
    #expect(problems(spaced(number, first)) == [.endlessRecursion(rule: "first", through: ["second"])])
    #expect(grammar(spaced(number, first)).obstacles == [.endlessRecursion(rule: "first", through: ["second"])])
  }

  @Test func theLackOfALimitIsNotToldAsWell() {
    #expect(problems(spaced(text("x"), named("start"))) == [.endlessRecursion(rule: "start", through: [])])
    #expect(problems(spaced(named("start"), text("x"))) == [.leftRecursion(rule: "start", through: [])])
    #expect(
      problems(spaced(text("x"), named("start"), named("gone"))) == [
        .undefined(rule: "start", name: "gone"), .unlimitedNesting(rule: "start", through: []),
      ])
  }

  @Test(arguments: [
    optional(named("start")), many(named("start")), many(number, .oneOrMore, separator: named("start")),
    either(spaced(named("start"), text("!")), number), .lookAhead(named("start"), isPositive: false),
    either(spaced(named("start"), text("!")), .end),
  ])
  func whatLeadsOutIsAccepted(part: Syntax) {
    let found = problems(spaced(text("x"), limited(part)))
    #expect(!found.contains { if case .endlessRecursion = $0 { true } else { false } })
  }
}

private enum None: ByteClass { static func contains(_ byte: UInt8) -> Bool { false } }
