import GrammarCombinators
import Testing

@Suite struct MatchedTextTests {
  @Test func leavesOutTheWhiteSpaceAroundIt() throws {
    let pair = MatchedText {
      "a"
      Optionally { "b" }
    }
    #expect(try pair.run("  a b c").output == "a b")
    #expect(try pair.run(" a  ").output == "a")
    #expect(throws: ParseFailure.self) { try pair.run("b") }
  }

  @Test func givesWholeCharacters() throws {
    let word = MatchedText(Glued.self) { Characters(Beyond.self) }
    #expect(try word.run("é宽😀x").output == "é宽😀")
  }

  @Test func printsAsItsBody() {
    #expect(MatchedText { "a" }.syntax == .literal("a"))
  }
}

/// All characters beyond ASCII.
private enum Beyond: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte >= 0x80 }
}
