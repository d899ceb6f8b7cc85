import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct PrefixCaptureLookAheadTests {
  private func unless(_ body: Syntax) -> Syntax { .lookAhead(body, isPositive: false) }

  private func ifNext(_ body: Syntax) -> Syntax { .lookAhead(body, isPositive: true) }

  private func equal(_ lookAhead: Syntax) -> Syntax { token("EQUAL", glued(text("="), lookAhead)) }

  @Test func oneCharacterIsUnderstood() {
    #expect(problems(of: equal(unless(text("="))), before: text("==")) == [])
    #expect(problems(of: equal(unless(either(text("="), text(">")))), before: text("=>")) == [])
    #expect(problems(of: equal(unless(text(">"))), before: text("==")) == [capture("EQUAL", "=", "\"==\"", "==")])
    #expect(problems(of: equal(ifNext(text("="))), before: text("==")) == [capture("EQUAL", "=", "\"==\"", "==")])
    #expect(problems(of: equal(ifNext(text("="))), before: text("=>")) == [])
  }

  @Test func soIsTheEndOfTheText() {
    #expect(problems(of: equal(.end), before: text("==")) == [])
    #expect(problems(of: equal(ifNext(.end)), before: text("==")) == [])
    #expect(problems(of: equal(unless(.end)), before: text("==")) == [capture("EQUAL", "=", "\"==\"", "==")])
    #expect(problems(of: equal(unless(.end)), before: text("=")) == [])
    #expect(problems(of: spaced(text("="), unless(.end)), before: text("=")) == [])
  }

  @Test func itLooksFromBehindWhiteSpaceBetweenSpacedParts() {
    let pair = spaced(text("="), text("="))
    #expect(problems(of: spaced(text("="), unless(text("="))), before: pair) == [])
    #expect(
      problems(of: equal(unless(text("="))), before: pair) == [capture("EQUAL", "=", "\"=\" \"=\"", "= =")])
    #expect(problems(of: many(unless(text("b")), .exactly(2)), before: text(" b")) == [])
    // White space has been skipped where it looks.
    #expect(
      problems(of: spaced(text("="), ifNext(text(" "))), before: text("= ")) == [
        .matchesNothing(rule: "start", part: #""=" &" ""#)
      ])
    let blank = token("BLANK", glued(text("= "), unless(either(text("b"), one(WhiteSpace.self)))))
    #expect(problems(of: spaced(text("="), ifNext(text("b"))), before: blank) == [])
    #expect(
      problems(of: spaced(text("="), ifNext(text("c"))), before: blank) == [
        capture("\"=\" &\"c\"", "=", "BLANK", "= ")
      ])
  }

  @Test func lookingFurtherIsUndecided() {
    let either = grammar(either(equal(unless(text("=="))), text("==")))
    #expect(either.problems == [])
    #expect(either.notes == [undecided("EQUAL", "\"==\"")])
    #expect(either.notes.map(\.rule) == ["start"])
    #expect(
      either.notes.map(\.description) == [
        "in `start`, `EQUAL` stands before `\"==\"` and may cut it short, which the search could not decide: "
          + "let the two begin differently, or write what they share only once"
      ])
    let longer = token("LONGER", glued(text("=="), unless(text("=="))))
    #expect(notes(on: text("="), before: longer) == [undecided("\"=\"", "LONGER")])
  }

  @Test func whereItDoesNotMatterItIsNoObstacle() {
    let guarded = token("GUARDED", glued(unless(text("a==")), text("a")))
    #expect(problems(of: guarded, before: text("b")) == [])
    #expect(problems(of: spaced(guarded, text("+")), before: spaced(text("a"), text("-"))) == [])
    let alone = token("ALONE", glued(text("a"), unless(text("b"))))
    #expect(problems(of: alone, before: spaced(text("a"), unless(text("bc")))) == [])
  }

  @Test func aGuessMakesNothingUnreachable() {
    let never = token("NEVER", glued(text("a"), ifNext(text("bc")), .end))
    #expect(problems(of: never, before: token("LAST", glued(text("a"), .end))) == [])
  }
}
