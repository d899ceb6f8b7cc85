import GrammarChecks
import GrammarCombinators
import Testing

/// What is never tried because a committed part ends the parse before.
@Suite struct CutOffTests {
  @Test func anAlternativeBehindOneThatCommitsAtOnceIsNeverTried() {
    let choice = grammar(either(committed(text("a")), text("b"), text("c")))
    #expect(choice.problems == [cutOff("\"a\"", "\"b\""), cutOff("\"a\"", "\"c\"")])
    #expect(
      choice.complaints.first
        == "in `start`, `\"b\"` is never tried: `\"a\"` stands before it and is committed wherever it fits; "
        + "commit to less, or put it first")
    #expect(problems(of: text("b"), before: committed(text("a"))) == [])
  }

  @Test func whatStandsBeforeTheCutIsCompared() {
    let declaration = spaced(word("let"), committed(identifier))
    #expect(
      problems(of: declaration, before: spaced(word("let"), number))
        == [cutOff("\"let\" IDENTIFIER", "\"let\" NUMBER")])
    #expect(problems(of: declaration, before: spaced(word("var"), number)) == [])
    // `letter` begins with no `let`.
    #expect(problems(of: declaration, before: identifier) == [])
    #expect(
      problems(of: spaced(identifier, committed(text("="))), before: spaced(text("a"), text("+")))
        == [cutOff("IDENTIFIER \"=\"", "\"a\" \"+\"")])
    #expect(problems(of: spaced(text("a"), committed(text("="))), before: spaced(identifier, text("+"))) == [])
  }

  @Test func aCutInsideAnotherProductionCounts() {
    let quoted = token("TEXT", glued(text("'"), committed(glued(identifier, text("'")))))
    #expect(problems(of: quoted, before: glued(text("'"), number)) == [cutOff("TEXT", "\"'\" NUMBER")])
    let statement = rule("statement", spaced(quoted, text(";")))
    #expect(problems(of: statement, before: glued(text("'"), number)) == [cutOff("statement", "\"'\" NUMBER")])
    #expect(
      problems(of: spaced(optional(quoted), text(";")), before: text("''")) == [
        cutOff("TEXT? \";\"", "\"''\"")
      ])
  }

  @Test func whatEndsACutEndsItHere() {
    let recovered = Syntax.annotated(committed(text("a")), .recovery(until: text(";"), skipping: text("x")))
    #expect(problems(of: recovered, before: text("b")) == [])
    let ahead = glued(.lookAhead(committed(text("a")), isPositive: false), text("b"))
    #expect(problems(of: ahead, before: text("c")) == [])
    let positive = glued(.lookAhead(committed(text("a")), isPositive: true), text("a"))
    #expect(problems(of: positive, before: text("c")) == [cutOff("&\"a\" \"a\"", "\"c\"")])
  }

  @Test func whatMayBeLeftOutMustNotBeCommittedToAtOnce() {
    #expect(grammar(spaced(optional(committed(text("a"))), text("b"))).problems == [cutOff("\"a\"", "( )")])
    #expect(grammar(many(committed(text("a")), .oneOrMore)).problems == [cutOff("\"a\"", "( )")])
    #expect(grammar(many(committed(text("a")), .oneOrMore, separator: text(","))).problems == [])
    #expect(grammar(many(committed(text("a")), separator: text(","))).problems == [cutOff("\"a\"", "( )")])
    #expect(grammar(many(committed(text("a")), .exactly(3))).problems == [])
    #expect(grammar(many(spaced(text("a"), committed(text("b"))))).problems == [])
  }

  /// Of two alternatives inside, the second commits only where the first does not fit.
  @Test func aCutBehindAnotherAlternativeIsNotFollowed() {
    let inner = spaced(either(text("a"), committed(text("b"))), text("x"))
    #expect(problems(of: inner, before: text("ac")) == [])
  }

  @Test func whatIsUnreachableAnywayIsToldOnce() {
    #expect(problems(of: committed(text("a")), before: text("a")) == [unreachable("\"a\"", "\"a\"")])
  }

  /// A parser agrees: what is told to be never tried is refused.
  @Test func theParserNeverTriesIt() {
    let choice = OneOf {
      Committed { "a" }
      "b"
    }
    #expect(Grammar(choice).problems == [cutOff("\"a\"", "\"b\"")])
    #expect(throws: ParseFailure.self) { try choice.run("b") }
  }

  private func committed(_ body: Syntax) -> Syntax { .annotated(body, .committed) }

  private func cutOff(_ earlier: String, _ later: String) -> GrammarProblem {
    .cutOff(rule: "start", earlier: earlier, later: later)
  }
}
