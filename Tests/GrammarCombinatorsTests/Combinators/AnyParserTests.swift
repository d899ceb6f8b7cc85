import GrammarCombinators
import Testing

@Suite struct AnyParserTests {
  @Test func isChosenAtRunTime() throws {
    let parsers = ["digits": AnyParser(BytesOf(Digit.self)), "word": AnyParser(BytesOf(WordStart.self))]
    #expect(try parsers["digits"]?.run("12ab").end == 2)
    #expect(try parsers["word"]?.run("ab12").end == 2)
  }

  @Test func tellsOfNumbersAndRefusals() throws {
    let number = AnyParser(DecimalNumber { BytesOf(Digit.self) })
    #expect(#expect(throws: ParseFailure.self) { try number.run("12px") }?.runOn == 0..<4)
    let large = String(repeating: "9", count: 400)
    let failure = #expect(throws: ParseFailure.self) { try number.run(large) }
    #expect(failure?.refusal == Refusal(.numberTooLarge, in: 0..<400))
  }

  @Test func passesTheDepthOn() throws {
    var cursor = Cursor()
    cursor.depth = 5
    #expect(AnyParser(DepthProbe()).parse(ContiguousArray<UInt8>([UInt8]()).span, &cursor) == 5)
  }

  /// An alternative that fits does not hide what stops the parsing of a text.
  @Test func givesNothingWhereParsingStops() {
    let text = ContiguousArray("a".utf8)
    let alternatives = OneOf {
      Recursive(limit: 0) { "a" }
      "a"
    }
    var (inside, start) = (Cursor(), Cursor())
    #expect(AnyParser(alternatives).parse(text.span, &inside) != nil)
    #expect(AnyParser(start: alternatives).parse(text.span, &start) == nil)
    #expect(inside.isStopped && start.isStopped)
  }
}
