import GrammarChecks
import GrammarCombinators
import Testing

/// Whatever is written works, or is a problem that says what to do.
@Suite struct UnusualPartsTests {
  @Test func anEmptyLiteralStandsEverywhere() throws {
    let sign = OneOf {
      LiteralText("-").as(-1)
      LiteralText("").as(1)
    }
    #expect(try sign.run("-").output == -1)
    #expect(try sign.run("x") == (1, 0))
    #expect(LiteralText("").syntax == .sequence([], spacing: .glued))
    #expect(Grammar(sign).problems == [])
    let pair = SequenceOf {
      "a"
      ""
      "b"
    }
    #expect(try pair.run("a b").end == 3)
    #expect(try Repeat(.oneOrMore, separator: { "" }) { "a" }.run("a aa").end == 4)
  }

  @Test func anEmptyWordStandsWhereNoWordGoesOn() throws {
    let word = SequenceOf(NoSpace.self) {
      "-"
      LiteralWord("")
    }
    #expect(try word.run("-").end == 1)
    #expect(try word.run("-+").end == 1)
    let failure = #expect(throws: ParseFailure.self) { try word.run("-a") }
    #expect(failure?.description == "1:2: error: 'a' must not stand here\n-a\n ^")
    #expect(Grammar(word).problems == [])
  }

  @Test func aNullCharacterIsACharacter() throws {
    for literal in ["\0", "a\0", "\0a", "a\0b", "a long one\0", "a long\0one"] as [StaticString] {
      let text = literal.description
      #expect(try LiteralText(literal).run(text).end == text.utf8.count)
      #expect(Interpreter(LiteralText(literal)).accepts(text))
      for end in 0..<text.utf8.count {
        let beginning = String(text.prefix(end))
        #expect(throws: ParseFailure.self) { try LiteralText(literal).run(beginning) }
        #expect(!Interpreter(LiteralText(literal)).accepts(beginning))
      }
    }
    #expect(try LiteralText("A\0", ignoringCase: true).run("a\0").end == 2)
    #expect(throws: ParseFailure.self) { try LiteralText("a\0").run("a@") }
  }

  @Test(arguments: [
    ["not", "not-in"], ["not-in", "not"], ["a", "a-b", "a-b-c"], ["a-b-c", "a", "a-b"], ["", "a"], ["a", ""],
    ["größer"],
    ["a\0"], ["a", "a\0"], ["\0"], ["\0\0\0\0\0\0\0\0", "\0"], ["left", "left"], [],
  ])
  func aKeywordIsAnyText(_ words: [String]) {
    for ignoresCase in [false, true] {
      AnyKeywords.$table.withValue(KeywordTable(words.map { ($0, ()) }, ignoringCase: ignoresCase)) {
        let interpreter = Interpreter(AnyKeywords())
        for word in words + ["left", "A", "a\0"] {
          for text in [word, word + "x", word + "-", word + "-in", word + "\0", String(word.dropLast()), "x" + word] {
            let (run, end) = (try? AnyKeywords().run(text).end, interpreter.end(of: text))
            #expect(run == end, "\(words) in \(text.debugDescription)")
          }
        }
      }
    }
  }

  @Test func aKeywordThatStandsTwiceIsAProblem() {
    AnyKeywords.$table.withValue(KeywordTable([("left", ()), ("right", ()), ("left", ())])) {
      #expect(
        Grammar(NamedRule("side") { AnyKeywords() }).problems.map(\.description) == [
          "in `side`, `\"left\"` is never reached: `\"left\"` stands before it and fits wherever it fits; remove it, or put it "
            + "first"
        ])
    }
    AnyKeywords.$table.withValue(KeywordTable([])) {
      #expect(
        Grammar(NamedRule("side") { AnyKeywords() }).problems.map(\.description) == [
          "in `side`, no text matches ``: it asks for a character that is excluded, for one of an empty class, or for more "
            + "behind the end of the text; let it leave something"
        ])
    }
  }

  /// More than there are places to tell apart.
  @Test func aTableHoldsThousandsOfWords() {
    let words = (0..<20_000).map { "w\($0)" }
    let table = KeywordTable(words.map { ($0, ()) })
    AnyKeywords.$table.withValue(table) {
      for word in words + ["w", "w20000", "x1"] {
        #expect(
          (try? AnyKeywords().run(word).end)
            == (word == "w" || word >= "w20000" && word.count > 5 || word == "x1" ? nil : word.utf8.count))
      }
    }
  }

  @Test(arguments: [-1, 4, .min, .max])
  func aRunBeginsAnywhere(_ offset: Int) throws {
    let text = ContiguousArray("abc".utf8)
    let start = max(offset, 0)
    let parsers: [AnyParser<String>] = [
      AnyParser(LiteralText("").text()), AnyParser(Optionally { AnyKeywords() }.text()),
      AnyParser(Optionally { WordOf(WordStart.self, WordPart.self) }.text()),
    ]
    for (index, parser) in parsers.enumerated() {
      var cursor = Cursor(offset: offset)
      #expect(try parser.run(text.span, from: &cursor) == (index == 2 && start == 0 ? "abc" : ""))
      #expect(cursor.offset == (index == 2 && start == 0 ? 3 : start))
      cursor = Cursor(offset: offset)
      #expect(Interpreter(parser).accepts(text.span, from: &cursor))
      #expect(cursor.offset == (index == 2 && start == 0 ? 3 : start))
    }
    var cursor = Cursor(offset: offset)
    #expect(throws: ParseFailure.self) { try LiteralText("x").run(text.span, from: &cursor) }
    #expect(Interpreter(LiteralText("x")).failure(of: text.span, from: offset).offset == start)
  }

  @Test func aRangeIsInOrder() {
    #expect(SourceRange(from: 2, to: 1) == nil)
    #expect(SourceRange(from: -1, to: 1) == nil)
    #expect(SourceRange(from: -2, to: -1) == nil)
    #expect(SourceRange(from: 4, to: 6)?.extended(to: SourceRange(from: 0, to: 2)) == SourceRange(from: 4, to: 6))
  }

  @Test func aFailureIsShownInAnotherText() {
    let failure = #expect(throws: ParseFailure.self) { try LiteralText("abc").text().run("x") }
    let behind = #expect(throws: ParseFailure.self) {
      try SequenceOf {
        "abc"
        "d"
      }.run("abc x")
    }
    #expect(failure?.rendered(in: "") == "1:1: error: expected 'abc', but the text ends here\n\n^")
    #expect(behind?.rendered(in: "a") == "1:2: error: expected 'd', but the text ends here\na\n ^")
    let refused = SequenceOf {
      DecimalNumber { BytesOf(Digit.self) }.check { ($0, $0 > 9 ? .numberTooLarge : nil) }
      End()
    }
    let refusal = #expect(throws: ParseFailure.self) { try refused.run("  12") }
    #expect(refusal?.rendered(in: "1").hasPrefix("1:2: error:") == true)
  }

  @Test(arguments: [Int.min, -1, 0])
  func noNestingIsTooDeep(_ limit: Int) {
    let failure = #expect(throws: ParseFailure.self) { try Recursive(limit: limit) { "a" }.run("a") }
    #expect(failure?.refusal?.reason == .nestingTooDeep)
  }
}

private struct AnyKeywords: KeywordSet {
  @TaskLocal static var table = KeywordTable<Void>([])
}

extension Interpreter {
  fileprivate func accepts(_ text: String) -> Bool { end(of: text) == text.utf8.count }

  fileprivate func end(of text: String) -> Int? {
    var cursor = Cursor()
    return accepts(ContiguousArray(text.utf8).span, from: &cursor) ? cursor.offset : nil
  }
}
