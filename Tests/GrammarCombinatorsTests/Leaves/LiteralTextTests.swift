import Testing

@testable import GrammarCombinators

@Suite struct LiteralTextTests {
  @Test(
    arguments: [
      "a", "==", "\"'~", "abcdefg", "abcdefgh", "\u{7F}", "abcdefghi", "é", "größer als π", "@constraints {",
      "Super", "ConstraintS",
    ] as [StaticString])
  func holdsItsCharacters(_ text: StaticString) {
    for ignoresCase in [false, true] {
      let literal = PackedLiteral(text, ignoresCase: ignoresCase)
      #expect(literal.description == text.description)
      #expect(literal.ignoresCase == ignoresCase)
      #expect(literal.isShort == (text.isASCII && text.utf8CodeUnitCount <= 8))
    }
  }

  @Test func isInOneMachineWord() {
    #expect(MemoryLayout<PackedLiteral>.size == 8)
  }

  @Test func isNotEmptyAndHasNoNullCharacter() async {
    await #expect(processExitsWith: .failure) { _ = PackedLiteral("", ignoresCase: false) }
    await #expect(processExitsWith: .failure) { _ = PackedLiteral("a\0", ignoresCase: false) }
    await #expect(processExitsWith: .failure) { _ = PackedLiteral("\0", ignoresCase: false) }
    await #expect(processExitsWith: .failure) { _ = PackedLiteral("a long one\0", ignoresCase: false) }
  }
}
