import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct EmptyRepetitionsTests {
  @Test func aBodyThatCanMatchNothingIsRefused() {
    let signs = grammar(spaced(many(spaced(optional(text("-")), optional(text("+")))), number))
    #expect(signs.problems == [.emptyRepetition(rule: "start", body: "\"-\"? \"+\"?")])
    #expect(
      signs.complaints == [
        "`start` repeats `\"-\"? \"+\"?` without a limit, but that can match nothing: "
          + "make every iteration match at least one character"
      ])
  }

  @Test(arguments: [
    (rule("signs", many(text("-"))), "signs"), (either(text("-"), spaced()), "\"-\" | ( )"),
    (many(text("-"), .times(0...3)), "\"-\"{0,3}"), (.end, "$"), (spaced(), "( )"),
    (.lookAhead(text("-"), isPositive: true), "&\"-\""), (many(optional(text("-")), .exactly(3)), "( \"-\"? ){3}"),
  ]) func whateverTheReason(body: Syntax, notation: String) {
    #expect(grammar(spaced(many(body), number)).problems == [.emptyRepetition(rule: "start", body: notation)])
    #expect(
      grammar(spaced(many(body, .atLeast(2), separator: optional(text(","))), number)).problems == [
        .emptyRepetition(rule: "start", body: notation)
      ])
  }

  @Test func whatIsDefinedLaterCounts() {
    let outer = rule("outer", rule("inner", optional(text("-"))))
    #expect(grammar(many(outer)).problems == [.emptyRepetition(rule: "start", body: "outer")])
  }

  /// A list whose items may be missing moves on past each comma.
  @Test func aSeparatorThatReadsSomethingIsEnough() throws {
    #expect(grammar(spaced(text("["), many(optional(number), separator: text(",")), text("]"))).problems == [])
    #expect(grammar(many(many(text("-")), .atLeast(2), separator: rule("comma", text(",")))).problems == [])
    let list = SequenceOf {
      "["
      Repeat(.zeroOrMore, separator: { "," }) { Optionally { BytesOf(Digit.self) }.as(()) }
      "]"
    }
    #expect(try list.run("[1,,2,]").end == 7)
    #expect(try list.run("[]").end == 2)
  }

  @Test func whatMayStandBetweenPartsIsLookedAtToo() {
    let dashes = many(many(text("-"), spacing: .glued), spacing: .glued)
    #expect(
      grammar(.sequence([number, number], spacing: .grammar(dashes))).problems == [
        .emptyRepetition(rule: "start", body: "\"-\"*")
      ])
  }

  @Test func theRuleIsTheOneThatRepeats() {
    let list = rule("list", spaced(text("["), many(rule("item", optional(number))), text("]")))
    #expect(grammar(list).problems == [.emptyRepetition(rule: "list", body: "item")])
  }

  /// The last line need not end with a line feed, and behind the last line feed there is none.
  @Test func whatIsNothingOnlyAtTheEndIsRepeatedOnce() throws {
    let lineEnd = either(text(";"), .end)
    #expect(grammar(many(lineEnd)).problems == [])
    #expect(grammar(many(spaced(optional(text("-")), rule("lineEnd", lineEnd)))).problems == [])
    #expect(
      grammar(many(spaced(optional(text("-")), optional(.end)))).problems == [
        .emptyRepetition(rule: "start", body: "\"-\"? $?")
      ])
    let lines = Repeat(.zeroOrMore) {
      OneOf {
        ";"
        End()
      }
    }
    #expect(try lines.run(";;").end == 2)
  }

  @Test func aLimitOrABodyThatReadsSomethingIsAccepted() {
    #expect(grammar(many(optional(text("-")), .times(0...3))).problems == [])
    #expect(grammar(optional(optional(text("-")))).problems == [])
    #expect(grammar(many(spaced(optional(text("-")), number))).problems == [])
    #expect(grammar(many(number, separator: optional(text(",")))).problems == [])
    #expect(grammar(many(many(optional(number), .exactly(2), separator: text(",")))).problems == [])
    #expect(grammar(many(many(text("-"), .oneOrMore, spacing: .spaced))).problems == [])
  }
}
