import GrammarCombinators
import Testing

@Suite struct ChoiceProblemsTests {
  private func capture(_ earlier: String, _ captured: String, _ later: String, _ text: String) -> GrammarProblem {
    .prefixCapture(
      rule: "start", earlier: MatchedAlternative(earlier, matching: captured),
      later: MatchedAlternative(later, matching: text))
  }

  @Test func aShorterLiteralInFrontIsRefused() {
    let relation = grammar(either(text("="), text("==")))
    #expect(relation.problems == [capture("\"=\"", "=", "\"==\"", "==")])
    #expect(
      relation.complaints == [
        "in `start`, `\"=\"` stands before `\"==\"` and cuts it short: of '==' it takes '=', and the rest is left over; "
          + "put the alternative that takes more first, or make one of the two"
      ])
    #expect(grammar(either(text("=="), text("="))).problems == [])
  }

  @Test func aShorterSequenceInFrontIsRefused() {
    let attribute = token("ATTRIBUTE", either(word("left"), word("top")))
    let pair = spaced(identifier, text("."), attribute)
    #expect(
      grammar(either(identifier, pair)).problems == [
        capture("IDENTIFIER", "a", "IDENTIFIER \".\" ATTRIBUTE", "a.top")
      ])
    #expect(grammar(either(pair, identifier)).problems == [])
    #expect(grammar(either(rule("pair", pair), rule("constant", either(identifier, number)))).problems == [])
  }

  @Test func anAlternativeThatCanMatchNothingIsRefusedInFront() {
    let sign = grammar(either(optional(text("-")), text("+")))
    #expect(sign.problems == [capture("\"-\"?", "", "\"+\"", "+")])
    #expect(
      sign.complaints == [
        "in `start`, `\"-\"?` stands before `\"+\"` and cuts it short: of '+' it takes nothing, and the rest is left over; "
          + "put the alternative that takes more first, or make one of the two"
      ])
    #expect(grammar(either(text("+"), optional(text("-")))).problems == [])
  }

  @Test func keywordsMayBeginWithOneAnother() {
    #expect(grammar(token("ATTRIBUTE", either(word("left"), word("leftMargin")))).problems == [])
    #expect(grammar(token("ATTRIBUTE", either(word("leftMargin"), word("left")))).problems == [])
    #expect(
      grammar(either(text("left"), text("leftMargin"))).problems == [
        capture("\"left\"", "left", "\"leftMargin\"", "leftMargin")
      ])
    #expect(
      grammar(either(word("left"), text("left-margin"))).problems == [
        capture("\"left\"", "left", "\"left-margin\"", "left-margin")
      ])
  }

  @Test func aKeywordInFrontOfNamesIsAccepted() {
    #expect(grammar(either(word("superview"), identifier)).problems == [])
    #expect(
      grammar(either(text("superview"), identifier)).problems == [
        capture("\"superview\"", "superview", "IDENTIFIER", "superviewa")
      ])
  }

  @Test func caseMatters() {
    let exact = grammar(either(text("super"), text("Superview")))
    #expect(exact.problems == [])
    let anyCase = grammar(either(.literal("super", ignoresCase: true), text("Superview")))
    #expect(anyCase.problems == [capture("\"super\"", "Super", "\"Superview\"", "Superview")])
    #expect(
      grammar(either(text("a1"), .literal("A1b", ignoresCase: true))).problems == [
        capture("\"a1\"", "a1", "\"A1b\"", "a1b")
      ])
  }

  @Test func aRepetitionOfOneCharacterTakesAllItCan() {
    let digits = Bytes(Digit.self).syntax
    #expect(
      grammar(either(token("A", digits), token("B", glued(digits, one(WordStart.self))))).problems == [
        capture("A", "0", "B", "0a")
      ])
    #expect(
      grammar(
        either(
          token("A", glued(one(WordStart.self), digits)),
          token("B", glued(one(WordStart.self), one(Digit.self), one(Digit.self))))
      ).problems == [.unreachable(rule: "start", earlier: "A", later: "B")])
    #expect(
      grammar(either(token("A", glued(text("="), optional(text("=")))), token("B", glued(text("=="), text(">")))))
        .problems == [capture("A", "==", "B", "==>")])
    #expect(
      grammar(either(token("A", glued(text("="), optional(text("=")), text("!"))), token("B", text("==>")))).problems
        == [])
  }

  @Test func whiteSpaceStandsBetweenSpacedPartsOnly() {
    let call = spaced(identifier, text("("))
    #expect(grammar(either(spaced(identifier, text(".")), call)).problems == [])
    #expect(
      grammar(either(token("A", text("a ")), spaced(text("a"), text("b")))).problems == [
        capture("A", "a ", "\"a\" \"b\"", "a b")
      ])
    #expect(grammar(either(token("A", text("a ")), token("B", glued(text("a"), text("b"))))).problems == [])
    #expect(
      grammar(either(token("A", text("a ")), many(text("a"), .oneOrMore))).problems == [
        capture("A", "a ", "\"a\"+", "a a")
      ])
  }

  @Test func lookingAheadAtOneCharacterIsUnderstood() {
    func equal(unless symbol: Syntax) -> Syntax {
      token("EQUAL", glued(text("="), .lookAhead(symbol, isPositive: false)))
    }
    #expect(grammar(either(equal(unless: text("=")), text("=="))).problems == [])
    #expect(grammar(either(equal(unless: either(text("="), text(">"))), text("=>"))).problems == [])
    #expect(grammar(either(equal(unless: text(">")), text("=="))).problems == [capture("EQUAL", "=", "\"==\"", "==")])
    #expect(
      grammar(either(spaced(text("="), .lookAhead(text("="), isPositive: false)), spaced(text("="), text("="))))
        .problems == [])
    #expect(grammar(either(glued(text("="), .end), text("=="))).problems == [])
    #expect(
      grammar(either(glued(text("="), .lookAhead(.end, isPositive: false)), text("=="))).problems == [
        capture("\"=\" !$", "=", "\"==\"", "==")
      ])
  }

  @Test func lookingAheadFurtherIsUndecided() {
    let equal = token("EQUAL", glued(text("="), .lookAhead(text("=="), isPositive: false)))
    let either = grammar(either(equal, text("==")))
    #expect(either.problems == [.prefixCaptureUndecided(rule: "start", earlier: "EQUAL", later: "\"==\"")])
    #expect(
      either.complaints == [
        "in `start`, `EQUAL` stands before `\"==\"` and may cut it short, which the search could not decide: "
          + "let the two begin differently, or write what they share only once"
      ])
  }

  @Test func aLookAheadThatDoesNotMatterIsNoObstacle() {
    let guarded = glued(.lookAhead(text("a=="), isPositive: false), text("a"))
    #expect(grammar(either(guarded, text("b"))).problems == [])
    #expect(
      grammar(either(spaced(guarded, text("+")), spaced(text("a"), text("-")))).problems.contains {
        $0.rule == "start" && $0 != .mixedSpacing(rule: "start")
      } == false)
  }

  @Test func anAlternativeThatIsNeverReachedIsRefused() {
    let name = grammar(either(identifier, word("superview")))
    #expect(name.problems == [.unreachable(rule: "start", earlier: "IDENTIFIER", later: "\"superview\"")])
    #expect(
      name.complaints == [
        "in `start`, `\"superview\"` is never reached: `IDENTIFIER` stands before it and fits wherever it fits; "
          + "remove it, or put it first"
      ])
    #expect(
      grammar(either(identifier, text("superview"))).problems == [
        .unreachable(rule: "start", earlier: "IDENTIFIER", later: "\"superview\"")
      ])
    #expect(
      grammar(either(text("a"), text("b"), text("a"))).problems == [
        .unreachable(rule: "start", earlier: "\"a\"", later: "\"a\"")
      ])
    #expect(grammar(either(word("a"), text("a"))).problems == [])
    #expect(
      grammar(either(text("a"), word("a"))).problems == [.unreachable(rule: "start", earlier: "\"a\"", later: "\"a\"")])
  }

  @Test func charactersOutsideASCIIAreWhole() {
    let dash = grammar(either(text("–"), text("–>")))
    #expect(dash.problems == [capture("\"–\"", "–", "\"–>\"", "–>")])
    let character = one(BeyondASCII.self)
    #expect(
      grammar(either(token("A", character), token("B", glued(character, text("!"))))).problems == [
        capture("A", "é", "B", "é!")
      ])
    #expect(
      grammar(either(token("A", character), text("–"))).problems == [
        .unreachable(rule: "start", earlier: "A", later: "\"–\"")
      ])
    #expect(grammar(either(text("é"), text("è"))).problems == [])
  }

  private enum BeyondASCII: ByteClass {
    static func contains(_ byte: UInt8) -> Bool { byte >= 0x80 }
  }

  @Test func theExampleShowsWhatCannotBeSeen() {
    let lines = grammar(either(token("A", text("\n")), token("B", text("\n\u{7F}"))))
    #expect(lines.complaints.first?.contains("of '#xA#x7F' it takes '#xA'") == true)
  }

  @Test func choicesInsideAreLookedAtToo() {
    let relation = token("RELATION", glued(text("<"), optional(either(text("="), text("==")))))
    let list = grammar(spaced(number, many(spaced(relation, number))))
    #expect(
      list.problems == [
        .prefixCapture(
          rule: "RELATION", earlier: MatchedAlternative("\"=\"", matching: "="),
          later: MatchedAlternative("\"==\"", matching: "=="))
      ])
  }
}
