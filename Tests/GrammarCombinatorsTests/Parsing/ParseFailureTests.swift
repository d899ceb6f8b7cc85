import GrammarCombinators
import Testing

@Suite struct ParseFailureTests {
  @Test func sortsWhatWasExpectedByName() {
    let choice = OneOf {
      LiteralText("zero")
      End()
      "b"
      "a"
      BytesOf(Digit.self)
      OnePartToken(part: LiteralText("x"))
    }
    let failure = #expect(throws: ParseFailure.self) { try choice.run("y") }
    #expect(failure?.expectations.map(\.name) == ["\"a\"", "\"b\"", "\"zero\"", "$", "ONE_PART", "[0-9]"])
  }

  @Test func tellsOfANumberThatRunsOnOnlyWhereTheParseEnds() {
    let number = OnePartToken(part: DecimalNumber { BytesOf(Digit.self) })
    let quantity = OneOf {
      number.as(1)
      SequenceOf {
        "12"
        "cm"
      }.as(2)
    }
    #expect(#expect(throws: ParseFailure.self) { try quantity.run("13px") }?.runOn == 0..<4)
    let failure = #expect(throws: ParseFailure.self) { try quantity.run("12px") }
    #expect(failure?.runOn == nil)
    #expect(failure?.offset == 2)
    #expect(failure?.expectations == [ParseFailure.Expectation(literal: "cm", role: .keyword)])
  }

  @Test(
    arguments: [
      // A number that is too large: of no interest as long as the grammar is at odds with the text elsewhere.
      ("9e ;", .numberTooLarge, 0), ("1 9e 9e ;", .numberTooLarge, 2), ("9e 1", nil, 4), ("9e", nil, 2),
      // Nesting: the parse can't go on, so nothing is known of what follows, and numbers before it don't matter.
      ("< < < ;", .nestingTooDeep, 6), ("9e < < <", .nestingTooDeep, 8), ("< < 1", nil, 4),
    ] as [(String, Refusal.Reason?, Int)])
  func refusesOnlyWhatIsTheReason(_ text: String, _ reason: Refusal.Reason?, _ offset: Int) {
    let failure = #expect(throws: ParseFailure.self) { try Statement().run(text) }
    #expect(failure?.refusal?.reason == reason)
    #expect(failure?.offset == offset)
    #expect(failure?.expectations.isEmpty == (reason != nil))
  }
}

/// `statement ::= ( "9e" | "1" )* nest? ";"`, where `9e` is refused, and so is what stands behind a third `<` of
/// `nest ::= "<" nest?`.
private struct Statement: Rule {
  static var name: StaticString { "statement" }

  var body: some Parser<Void> {
    Repeat(.zeroOrMore) {
      OneOf {
        Refused()
        "1"
      }
    }
    OneOf {
      Nest()
      Parsers.Nothing()
    }
    ";"
  }
}

private struct Nest: Rule {
  static var name: StaticString { "nest" }

  var body: some Parser<Void> {
    "<"
    Recursive(limit: 2) {
      OneOf {
        Nest()
        Parsers.Nothing()
      }
    }
  }
}

/// Is refused as a number is that is too large.
private struct Refused: Parser {
  var syntax: Syntax { .literal("9e") }

  func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    let start = cursor.offset
    guard LiteralText("9e").parse(input, &cursor) != nil else { return nil }
    return cursor.refuse(.numberTooLarge, in: start..<cursor.offset) ? () : nil
  }
}
