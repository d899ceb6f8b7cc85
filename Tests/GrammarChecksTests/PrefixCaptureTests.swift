import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct PrefixCaptureTests {
  @Test func aShorterLiteralInFrontIsRefused() {
    let relation = grammar(either(text("="), text("==")))
    #expect(relation.problems == [capture("\"=\"", "=", "\"==\"", "==")])
    #expect(
      relation.complaints == [
        "in `start`, `\"=\"` stands before `\"==\"` and cuts it short: of '==' it takes '=', and the rest is left over; "
          + "put the alternative that takes more first, or make one of the two"
      ])
    #expect(problems(of: text("=="), before: text("=")) == [])
  }

  @Test func aShorterSequenceInFrontIsRefused() {
    let pair = spaced(identifier, text("."), token("ATTRIBUTE", either(word("left"), word("top"))))
    #expect(
      problems(of: identifier, before: pair) == [capture("IDENTIFIER", "a", "IDENTIFIER \".\" ATTRIBUTE", "a.top")])
    #expect(problems(of: pair, before: identifier) == [])
    #expect(problems(of: rule("pair", pair), before: rule("constant", either(identifier, number))) == [])
  }

  @Test func anAlternativeThatCanMatchNothingIsRefusedInFront() {
    let sign = grammar(either(optional(text("-")), text("+")))
    #expect(sign.problems == [capture("\"-\"?", "", "\"+\"", "+")])
    #expect(
      sign.complaints == [
        "in `start`, `\"-\"?` stands before `\"+\"` and cuts it short: of '+' it takes nothing, and the rest is left over; "
          + "put the alternative that takes more first, or make one of the two"
      ])
    #expect(problems(of: text("+"), before: optional(text("-"))) == [])
  }

  @Test func everyLaterAlternativeIsLookedAt() {
    #expect(
      grammar(either(text("<"), text(">"), text(">="), text("<="))).problems == [
        capture("\">\"", ">", "\">=\"", ">="), capture("\"<\"", "<", "\"<=\"", "<="),
      ])
  }

  @Test func keywordsMayBeginWithOneAnother() {
    #expect(problems(of: word("left"), before: word("leftMargin")) == [])
    #expect(problems(of: word("leftMargin"), before: word("left")) == [])
    #expect(
      problems(of: text("left"), before: text("leftMargin")) == [
        capture("\"left\"", "left", "\"leftMargin\"", "leftMargin")
      ])
    #expect(
      problems(of: word("left"), before: text("left-margin")) == [
        capture("\"left\"", "left", "\"left-margin\"", "left-margin")
      ])
  }

  @Test func aKeywordInFrontOfNamesIsAccepted() {
    #expect(problems(of: word("superview"), before: identifier) == [])
    #expect(
      problems(of: text("superview"), before: identifier) == [
        capture("\"superview\"", "superview", "IDENTIFIER", "superviewa")
      ])
  }

  @Test func caseMatters() {
    let anyCase = Syntax.literal("super", ignoresCase: true)
    #expect(problems(of: text("super"), before: text("Superview")) == [])
    #expect(
      problems(of: anyCase, before: text("Superview")) == [capture("\"super\"", "Super", "\"Superview\"", "Superview")])
    #expect(problems(of: text("SUP"), before: anyCase) == [capture("\"SUP\"", "SUP", "\"super\"", "SUPer")])
    #expect(problems(of: word("left", ignoringCase: true), before: word("leftMargin")) == [])
  }

  @Test func charactersOutsideASCIIAreWhole() {
    let character = token("CHARACTER", one(BeyondASCII.self))
    let emphasis = token("EMPHASIS", glued(one(BeyondASCII.self), text("!")))
    #expect(problems(of: text("–"), before: text("–>")) == [capture("\"–\"", "–", "\"–>\"", "–>")])
    #expect(problems(of: text("é"), before: text("è")) == [])
    #expect(problems(of: character, before: emphasis) == [capture("CHARACTER", "é", "EMPHASIS", "é!")])
    #expect(problems(of: character, before: text("–")) == [unreachable("CHARACTER", "\"–\"")])
    #expect(problems(of: character, before: text("𝄞")) == [unreachable("CHARACTER", "\"𝄞\"")])
  }

  private enum BeyondASCII: ByteClass {
    static func contains(_ byte: UInt8) -> Bool { byte >= 0x80 }
  }

  @Test func theExampleShowsWhatCannotBeSeen() {
    let lines = grammar(either(text("\n"), text("\n\u{7F}")))
    #expect(lines.problems == [capture("#xA", "\n", "#xA #x7F", "\n\u{7F}")])
    #expect(lines.complaints.first?.contains("of '#xA#x7F' it takes '#xA', ") == true)
  }

  @Test func choicesInsideAreLookedAtToo() {
    let relation = token("RELATION", glued(text("<"), optional(either(text("="), text("==")))))
    #expect(
      grammar(spaced(number, many(spaced(relation, number)))).problems == [
        .prefixCapture(
          rule: "RELATION", earlier: MatchedAlternative("\"=\"", matching: "="),
          later: MatchedAlternative("\"==\"", matching: "=="))
      ])
  }
}
