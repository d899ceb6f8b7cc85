import GrammarCombinators
import Testing

@Suite struct InterpreterTests {
  @Test func movesBehindWhatFits() {
    let word = Interpreter(WordOf(WordStart.self, WordPart.self))
    var cursor = Cursor(offset: 2)
    #expect(word.accepts(ContiguousArray("1 ab c".utf8).span, from: &cursor))
    #expect(cursor.offset == 4)
    #expect(!word.accepts(ContiguousArray("1 ab c".utf8).span, from: &cursor))
    #expect(cursor.offset == 4)
  }

  @Test func acceptsNothingThatNestsTooDeep() {
    let interpreter = Interpreter(Parentheses())
    func accepts(_ count: Int) -> Bool {
      let text = String(repeating: "(", count: count) + String(repeating: ")", count: count)
      var cursor = Cursor()
      return interpreter.accepts(ContiguousArray(text.utf8).span, from: &cursor)
    }
    #expect(accepts(50))
    #expect(!accepts(51))
    // The place is where it gets too deep, however far the walk comes back from there.
    let deep = ContiguousArray(repeating: UInt8(ascii: "("), count: 60)
    #expect(interpreter.failure(of: deep.span).refusal == Refusal(.nestingTooDeep, in: 51..<51))
  }

  /// A grammar without a limit is walked as deep as half a megabyte of stack allows.
  @Test func doesNotExhaustTheStack() {
    let list = Interpreter(Self.unlimited())
    var cursor = Cursor()
    #expect(!list.accepts(ContiguousArray(repeating: UInt8(ascii: "("), count: 1_000_000).span, from: &cursor))
    #expect(cursor.offset == 0)
  }

  private static func unlimited() -> Syntax {
    .production(
      Production("list", .rule) {
        .sequence(
          [.literal("("), .repetition(unlimited(), .optional, spacing: .spaced), .literal(")")], spacing: .spaced)
      })
  }

  @Test func nothingFitsARuleThatIsItself() {
    var cursor = Cursor()
    #expect(!Interpreter(Self.itself()).accepts(ContiguousArray<UInt8>([97]).span, from: &cursor))
  }

  private static func itself() -> Syntax { .production(Production("itself", .rule) { itself() }) }

  @Test func nothingFitsANameWithoutADefinition() {
    let failure = Parsers.Nothing().explain(
      ContiguousArray<UInt8>([97]).span, from: Cursor(), by: Interpreter(.reference("missing")))
    #expect(failure.offset == 0)
    #expect(failure.expectations == [])
  }

  @Test func beginsAtAProductionOfItsGrammar() throws {
    let interpreter = Interpreter(StyleSheet.sheet(of: try #require(StyleSheet.languages["sum"])))
    let text = Array("a { 1 + 2; on".utf8)
    var (sum, flag, outside) = (Cursor(offset: 4), Cursor(offset: 11), Cursor(offset: 4))
    #expect(interpreter.starting(at: StyleSheet.Sum()).accepts(ContiguousArray<UInt8>(text).span, from: &sum))
    #expect(sum.offset == 9)
    // What is no production of the grammar is laid out for itself.
    #expect(interpreter.starting(at: StyleSheet.Flag()).accepts(ContiguousArray<UInt8>(text).span, from: &flag))
    #expect(flag.offset == 13)
    #expect(!interpreter.accepts(ContiguousArray<UInt8>(text).span, from: &outside))
  }
}
