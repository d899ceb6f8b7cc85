import Testing

@testable import GrammarCombinators

@Suite struct PackedLiteralTests {
  @Test(
    arguments: [
      "a", "==", "\"'~", "abcdefg", "abcdefgh", "\u{7F}", "abcdefghi", "é", "größer als π", "@constraints {",
      "Super", "ConstraintS", "", "\0", "a\0", "\0a", "a\0b", "a long one\0", "\0 a long one",
    ] as [StaticString])
  func holdsItsCharacters(_ text: StaticString) {
    for ignoresCase in [false, true] {
      let literal = PackedLiteral(text, ignoresCase: ignoresCase)
      #expect(literal.description == text.description)
      #expect(literal.ignoresCase == ignoresCase)
      #expect(literal.isShort == (text.isASCII && 1...8 ~= text.utf8CodeUnitCount && !text.description.contains("\0")))
    }
  }

  @Test func isInOneMachineWord() {
    #expect(MemoryLayout<PackedLiteral>.size == 8)
  }

  /// Of more than 255 bytes, those behind a null character count for nothing.
  @Test func holdsALongTextToo() {
    for (text, count) in [(Self.of254, 254), (Self.of255, 255), (Self.of260, 260), (Self.ofMore, 258)] {
      let literal = PackedLiteral(text, ignoresCase: false)
      #expect(literal.description == String(text.description.prefix(count)))
    }
  }

  private static let of254: StaticString =
    """
    a\0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\0
    """

  private static let of255: StaticString =
    """
    a\0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\0
    """

  private static let of260: StaticString =
    """
    a\0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
    """

  private static let ofMore: StaticString =
    """
    a\0xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\0b
    """
}
