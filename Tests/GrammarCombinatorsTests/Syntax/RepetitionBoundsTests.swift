import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct RepetitionBoundsTests {
  @Test(
    arguments: [
      (.optional, 0, 1), (.zeroOrMore, 0, .max), (.oneOrMore, 1, .max), (.exactly(3), 3, 3), (.atLeast(2), 2, .max),
      (.times(0...4), 0, 4), (.init(lower: 2, upper: 5), 2, 5), (.exactly(0), 0, 0), (.exactly(-1), 0, 0),
      (.atLeast(-3), 0, .max), (.init(lower: 3, upper: 2), 3, 3), (.init(lower: -1, upper: 2), 0, 2),
      (.times(0...0x7FFF_FFFE), 0, 0x7FFF_FFFE), (.times(0...0x7FFF_FFFF), 0, .max),
      (.exactly(.max), 0x7FFF_FFFE, .max), (.init(lower: .min, upper: .min), 0, 0),
    ] as [(Syntax.RepetitionBounds, Int, Int)])
  func holdItsEnds(_ bounds: Syntax.RepetitionBounds, _ lower: Int, _ upper: Int) {
    #expect(bounds.lower == lower)
    #expect(bounds.upper == upper)
  }

  /// What is repeated no times is nothing, for the parser as for the grammar.
  @Test func mayBeZero() throws {
    let list = SequenceOf {
      "a"
      Repeat(.exactly(0), separator: { "," }) { LiteralText("b").as(1) }
      End()
    }
    #expect(try list.run("a").output == [])
    let failure = #expect(throws: ParseFailure.self) { try list.run("a b") }
    #expect(failure?.description == "1:3: error: expected the end of the text, but found 'b'\na b\n  ^")
    #expect(list.syntax.flattened == .sequence([.literal("a"), .end], spacing: .spaced))
    #expect(Grammar(list).problems == [])
  }
}
