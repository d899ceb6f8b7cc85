import GrammarCombinators
import Testing

@Suite struct PackedWordTests {
  @Test(
    arguments: ["a", "==", "abc", "\"'~", "abcd", "abcde", "abcdef", "abcdefg", "abcdefgh", "\u{7F}"] as [StaticString])
  func holdsItsCharacters(_ text: StaticString) {
    #expect(PackedWord(text).description == text.description)
    #expect(PackedWord(text).count == text.utf8CodeUnitCount)
  }

  @Test func isEqualWhereTheTextIs() {
    #expect(PackedWord("ab") == PackedWord("ab"))
    #expect(PackedWord("ab") != PackedWord("ba"))
    #expect(PackedWord("ab") != PackedWord("a"))
  }

  @Test func isOneToEightASCIICharacters() async {
    await #expect(processExitsWith: .failure) { _ = PackedWord("") }
    await #expect(processExitsWith: .failure) { _ = PackedWord("abcdefghi") }
    await #expect(processExitsWith: .failure) { _ = PackedWord("é") }
    await #expect(processExitsWith: .failure) { _ = PackedWord("a\0") }
    await #expect(processExitsWith: .failure) { _ = PackedWord("\0") }
  }
}
