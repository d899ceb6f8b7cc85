import GrammarCombinators
import Testing

@testable import GrammarChecks

@Suite struct EmptyPartsTests {
  private static let none = Syntax.characters(CharacterClass(ranges: []))

  private static func excluding(_ excluded: Syntax, from body: Syntax) -> Syntax {
    glued(.lookAhead(excluded, isPositive: false), body)
  }

  @Test func aRuleThatNoTextMatchesIsRefused() {
    let grammar = grammar(rule("a", Self.excluding(text("x"), from: text("x"))))
    #expect(grammar.problems == [.matchesNothing(rule: "a", part: #"!"x" "x""#)])
    #expect(
      grammar.complaints == [
        #"in `a`, no text matches `!"x" "x"`: it asks for a character that is excluded, for one of an empty class, or "#
          + "for more behind the end of the text; let it leave something"
      ])
  }

  @Test func whatIsBehindTheEndIsRefused() {
    let body = spaced(text("x"), .end, text("y"))
    #expect(grammar(rule("a", body)).problems == [.matchesNothing(rule: "a", part: body.notation)])
  }

  @Test(arguments: [
    either(text("b"), none), optional(none), many(none, .zeroOrMore), either(text("c"), glued(text("b"), none)),
  ])
  func partsOfARuleAreRefused(body: Syntax) {
    #expect(grammar(rule("a", body)).problems.map(\.rule) == ["a"])
  }

  /// What needs the rule is not told as well.
  @Test func onlyTheCauseIsTold() {
    let cause = token("CAUSE", Self.none)
    #expect(
      grammar(rule("a", spaced(text("x"), cause))).problems == [
        .matchesNothing(rule: "CAUSE", part: Self.none.notation)
      ])
  }

  @Test(arguments: [
    excluding(text("x"), from: text("y")), excluding(text("xy"), from: text("x")), text(""), spaced(text("x"), .end),
    excluding(text("x"), from: one(Digit.self)),
  ])
  func whatLeavesSomethingIsAccepted(body: Syntax) {
    #expect(grammar(rule("a", body)).problems == [])
  }

  /// Two characters may begin with the same byte.
  @Test func whatIsBeyondASCIIIsAccepted() {
    let accented = many(.characters(CharacterClass("é"..."é")), spacing: .glued)
    #expect(grammar(rule("a", glued(accented, text("è")))).problems == [])
  }
}
