import GrammarCombinators
import Testing

@Suite struct ParserRunTests {
  private static let pair = SequenceOf {
    "a"
    SequenceOf { LiteralText("é") }.range()
  }

  @Test(arguments: [("aé", 1..<3, 3), ("  a é  ", 4..<6, 6), ("\n\taé!", 3..<5, 5)])
  func parsesTheBeginningOfAString(_ text: String, _ range: Range<Int>, _ end: Int) throws {
    for text in [text, "(\(text))".dropFirst().description] {
      let result = try Self.pair.run(text)
      #expect(result.output.range == range)
      #expect(result.end == end)
    }
  }

  @Test func goesOnFromItsCursorInALongerText() throws {
    let text = Array("x; aé; aé".utf8)
    var cursor = Cursor(offset: 2)
    cursor.depth = 7
    #expect(try Self.pair.run(ContiguousArray(text).span, from: &cursor).range == 4..<6)
    #expect(cursor.offset == 6)
    #expect(cursor.depth == 7)
  }

  /// Nothing may stand before a literal or another token, and what may stand between the parts may stand before them.
  @Test func skipsWhatTheGrammarSays() throws {
    let record = NamedRule("record", NoSpace.self) {
      "a"
      ","
    }
    #expect(try record.run("a,").end == 2)
    let failure = #expect(throws: ParseFailure.self) { try record.run(" a,") }
    #expect(failure?.offset == 0)
    #expect(throws: ParseFailure.self) { try LiteralText("a").run(" a") }
    let commented = NamedRule("record", Commented.self) {
      "a"
      ","
    }
    #expect(try commented.run("{}{-}a{}, ").end == 9)
    let outside = #expect(throws: ParseFailure.self) { try commented.run(" a,") }
    #expect(outside?.offset == 0)
  }

  /// What does not end is reported where it begins, before the text as well as inside it.
  @Test(arguments: [("{}{-a,", 2), ("a{-,", 1), ("{-", 0)])
  func reportsASpacingThatFails(_ text: String, _ offset: Int) {
    let commented = NamedRule("record", Commented.self) {
      "a"
      ","
    }
    let failure = #expect(throws: ParseFailure.self) { try commented.run(text) }
    #expect(failure?.offset == offset)
    #expect(failure?.expectations == [])
    #expect(failure?.refusal == nil)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)])
  func countsOffsetsFromTheBeginningOfTheText(_ start: Int, _ offset: Int) {
    let text = Array(" b b".utf8)
    var cursor = Cursor(offset: start)
    let failure = #expect(throws: ParseFailure.self) {
      try LiteralText("aa").run(ContiguousArray(text).span, from: &cursor)
    }
    #expect(failure?.offset == offset)
    #expect(failure?.expectations == [ParseFailure.Expectation(literal: "aa", role: .keyword)])
  }

  @Test func failsNotBeforeItsBeginning() {
    let text = Array("xx yy".utf8)
    var cursor = Cursor(offset: 2)
    let failure = #expect(throws: ParseFailure.self) {
      try Recursive(limit: 0) { Parsers.Nothing() }.run(ContiguousArray(text).span, from: &cursor)
    }
    #expect(failure?.offset == 2)
    let silent = #expect(throws: ParseFailure.self) { try Silent().run(ContiguousArray(text).span, from: &cursor) }
    #expect(silent?.offset == 2)
    #expect(silent?.expectations == [])
  }

  @Test func explainsWithTheDepthThatItBeganWith() {
    var cursor = Cursor()
    cursor.depth = 199
    let nested = Recursive { Recursive { LiteralText("a") } }
    let failure = #expect(throws: ParseFailure.self) {
      try nested.run(([97] as ContiguousArray<UInt8>).span, from: &cursor)
    }
    #expect(failure?.refusal?.reason == .nestingTooDeep)
  }

  @Test func leavesAloneWhatFollowsUnlessItMustEnd() throws {
    #expect(try LiteralText("a").run("a b").end == 1)
    let whole = SequenceOf {
      "a"
      End()
    }
    #expect(try whole.run(" a ").end == 2)
    let failure = #expect(throws: ParseFailure.self) { try whole.run("a b") }
    #expect(failure?.offset == 2)
    #expect(failure?.expectations == [ParseFailure.Expectation("$", role: .end)])
  }

  @Test func explainsATextThatFits() {
    let failure = LiteralText("a").explain(
      ContiguousArray<UInt8>([97]).span, from: Cursor(), by: Interpreter(LiteralText("a")))
    #expect(failure.offset == 0)
    #expect(failure.expectations == [])
    #expect(failure.refusal == nil)
  }
}

/// Comments in braces, which have to end.
private enum Commented: Spacing {
  static var body: some Parser<Void> {
    Repeat(.zeroOrMore, NoSpace.self) {
      "{"
      Repeat(.zeroOrMore, NoSpace.self) { "-" }
      "}"
    }
    NotFollowedBy { "{" }
  }
}

/// Fails without a word.
private struct Silent: Parser {
  var syntax: Syntax { .choice([]) }

  func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? { nil }
}
