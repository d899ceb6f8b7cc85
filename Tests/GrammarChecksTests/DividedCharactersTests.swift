import GrammarChecks
import GrammarCombinators
import Testing

@Suite struct DividedCharactersTests {
  private enum LatinOne: ByteClass {
    static func contains(_ byte: UInt8) -> Bool { 97...122 ~= byte || byte >= 0xC0 }
  }

  private enum Beyond: ByteClass {
    static func contains(_ byte: UInt8) -> Bool { 97...122 ~= byte || byte >= 0x80 }
  }

  @Test func someOfTheBytesBeyondASCIIAreRefused() {
    let word = grammar(token("WORD", many(one(LatinOne.self), .oneOrMore, spacing: .glued)))
    #expect(word.problems == [.dividedCharacters(rule: "WORD", characters: CharacterClass(LatinOne.self))])
    #expect(
      word.complaints == [
        "a class in `WORD`, `[a-z]` below 0x80, holds some of the bytes from 0x80 on and lacks others, "
          + "which cuts characters in two: let it hold all of those bytes, or none"
      ])
  }

  @Test func allOrNoneAreAccepted() {
    #expect(grammar(token("WORD", many(one(Beyond.self), .oneOrMore, spacing: .glued))).problems == [])
    #expect(grammar(identifier).problems == [])
  }
}
