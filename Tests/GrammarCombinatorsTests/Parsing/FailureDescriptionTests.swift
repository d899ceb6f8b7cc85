import GrammarCombinators
import Testing

@Suite struct FailureDescriptionTests {
  @Test func printsThePlaceTheMessageAndTheLine() {
    let failure = #expect(throws: ParseFailure.self) { try setting.run("name = \n  5;") }
    #expect(
      failure?.description == """
        2:3: error: expected 'off', 'on' or WORD, but found '5'
          5;
          ^
        """)
  }

  @Test func marksAllThatWasFound() {
    let failure = #expect(throws: ParseFailure.self) { try setting.run("name:\tfoo") }
    #expect(
      failure?.rendered(in: "name:\tfoo", file: "a\u{1B}b.txt") == """
        a\\u{1B}b.txt:1:5: error: expected '=', but found ':'
        name:\tfoo
            ^
        """)
    let long = #expect(throws: ParseFailure.self) { try setting.run("é == width") }
    #expect(
      long.map(String.init(describing:)) == """
        1:1: error: expected WORD, but found 'é' (U+00E9)
        é == width
        ^
        """)
  }

  @Test func tellsOfTheEndOfNumbersAndOfRefusals() {
    let number = SequenceOf {
      DecimalNumber { BytesOf(Digit.self) }
      End()
    }
    #expect(message(number, "") == "expected [0-9], but the text ends here")
    #expect(message(number, "12px") == "'12px' is not a number")
    #expect(message(number, "1 2") == "expected the end of the text, but found '2'")
    #expect(message(number, String(repeating: "9", count: 400)).hasSuffix("is refused: the number is too large"))
  }

  @Test func tellsOfTheEndOfALine() {
    let line = SequenceOf(NoSpace.self) {
      "["
      Repeat(.oneOrMore, NoSpace.self) { CharacterClass(of: "[]\r\n").complement }
      "]"
      "\n"
    }
    #expect(message(line, "[a\n") == "expected ']', but the line ends here")
    #expect(message(line, "[a\r\n") == "expected ']', but the line ends here")
    #expect(message(line, "[a\r]") == "expected ']', but found '\\r'")
    #expect(message(line, "[a]\r\n") == "expected '\\n', but found '\\r'")
    #expect(message(line, "[a] \n") == "expected '\\n', but found white space")
    let named = SequenceOf(NoSpace.self) {
      "["
      OneOf {
        "\n"
        End()
      }.labelled("the end of the line")
    }
    #expect(message(named, "[\r\n") == "expected the end of the line, but found '\\r'")
    #expect(message(named, "[]\n") == "expected the end of the line, but found ']'")
  }

  @Test func aQuotationMarkStandsInOthers() {
    let text = SequenceOf(NoSpace.self) {
      "'"
      BytesOf(WordPart.self)
      "'"
    }
    #expect(message(text, "a'") == #"expected "'", but found 'a'"#)
    #expect(message(text, "''") == #"expected [_a-zA-Z0-9], but found "'""#)
  }

  @Test func aRefusalSaysItsSentence() {
    let digits = BytesOf(Digit.self).text()
    let minute = digits.check { (Int($0), $0.utf8.count < 3 ? nil : "a minute is from 0 to 59") }
    #expect(message(minute, "161") == "'161' is refused: a minute is from 0 to 59")
    #expect(message(digits.check { _ in ((), Refusal.Reason(code: "odd")) }, "1") == "'1' is refused: odd")
    // Where nothing is refused, there is nothing to show.
    let heading = SequenceOf {
      "["
      Optionally { digits }.check { _ in ((), "a heading has a number") }
    }
    #expect(message(heading, "[") == "a heading has a number")
    #expect(
      message(digits.check { _ in ((), .textTooLong) }, "1")
        == "'1' is refused: it lies beyond the first 4 GiB of the text")
    #expect(
      message(digits.check { _ in ((), .tooManySteps) }, "1")
        == "'1' is refused: the grammar reads this part too often to come to an end")
    #expect(message(Parenthesised(), String(repeating: "(", count: 300)) == "'(' is refused: it is nested too deeply")
  }

  @Test func tellsWhatMustNotStandThere() {
    let name = SequenceOf {
      NotFollowedBy { LiteralWord("else") }
      WordOf(WordStart.self, WordPart.self)
    }
    #expect(message(name, "else if") == "'else' must not stand here")
    #expect(message(name, "+") == "expected [_a-zA-Z], but found '+'")
    let line = SequenceOf {
      "a"
      NotFollowedBy { End() }
      Optionally { "b" }
    }
    #expect(message(line, "a ") == "the text must not end here")
    let failure = #expect(throws: ParseFailure.self) { try name.run("\telse if") }
    #expect(failure?.description == "1:2: error: 'else' must not stand here\n\telse if\n\t^~~~")
    var cursor = Cursor()
    let bytes = ContiguousArray("else".utf8)
    let silent = #expect(throws: ParseFailure.self) { try name.run(bytes.span, from: &cursor) }
    #expect(silent?.description == "at offset 0: this must not stand here")
  }

  /// Where something is missing as well, that is what is told.
  @Test func tellsWhatIsMissingBesideWhatMustNotStandThere() {
    let name = OneOf {
      SequenceOf {
        NotFollowedBy { LiteralWord("else") }
        WordOf(WordStart.self, WordPart.self)
      }
      LiteralText("-").as(SourceRange(from: 0, to: 0)!)
    }
    #expect(message(name, "else") == "expected '-', but found 'else'")
  }

  @Test func hasAPlaceInAnyText() throws {
    let failure = try #require(throws: ParseFailure.self) { try setting.run("on\n=;") }
    let place = failure.place(in: ContiguousArray("on\n=;".utf8).span)
    #expect(place.line == 2)
    #expect(place.column == 2)
    #expect(place.excerpt == "=;")
    #expect(place.caret == " ^")
  }

  @Test func tellsTheOffsetWhereTheTextIsUnknown() {
    let bytes = ContiguousArray("a 1".utf8)
    var cursor = Cursor()
    let failure = #expect(throws: ParseFailure.self) { try setting.run(bytes.span, from: &cursor) }
    #expect(failure?.description == "at offset 2: expected '='")
  }

  @Test func allFailuresOfATextAreDescribed() {
    let settings = Repeat(.oneOrMore) {
      Recover {
        setting
        ";"
      } until: {
        ";"
      } as: { _ in
        ()
      }
    }
    #expect(
      settings.run(recovering: "a b;\nc = on;\nd = 5;").failures.map(\.description) == [
        "1:3: error: expected '=', but found 'b'\na b;\n  ^",
        "3:5: error: expected 'off', 'on' or WORD, but found '5'\nd = 5;\n    ^",
      ])
  }

  private func message(_ parser: some Parser, _ text: String) -> String {
    let failure = #expect(throws: ParseFailure.self) { try parser.run(text) }
    return failure?.message(in: ContiguousArray(text.utf8).span) ?? ""
  }

  private let setting = SequenceOf {
    WordToken()
    "="
    OneOf {
      LiteralWord("on")
      LiteralWord("off")
      WordToken()
    }
  }
}

private struct Parenthesised: Rule {
  static var name: StaticString { "parenthesised" }
  var body: some Parser<Void> {
    OneOf {
      "x"
      SequenceOf {
        "("
        Recursive { Parenthesised() }
        ")"
      }
    }
  }
}

private struct WordToken: Token {
  static var name: StaticString { "WORD" }
  var body: some Parser<Void> { WordOf(WordStart.self, WordPart.self).as(()) }
}
