import Testing

@testable import Spelling

@Suite struct SourceExcerptTests {
  /// The line and what goes under it.
  private func excerpt(_ text: String, at offset: Int, length: Int = 1) -> [String] {
    let excerpt = SourceExcerpt(of: ContiguousArray(text.utf8).span, at: offset, length: length)
    return [excerpt.line, excerpt.padding + excerpt.underline]
  }

  @Test func oneLine() {
    #expect(excerpt("abc", at: 1) == ["abc", " ^"])
    #expect(excerpt("abc", at: 0, length: 3) == ["abc", "^~~"])
    #expect(excerpt("abc", at: 3, length: 0) == ["abc", "   ^"])
    #expect(excerpt("", at: 0, length: 0) == ["", "^"])
  }

  @Test func theLineOfThePlaceAlone() {
    #expect(excerpt("abc\ndef\nghi", at: 5) == ["def", " ^"])
    #expect(excerpt("abc\ndef", at: 2) == ["abc", "  ^"])
    #expect(excerpt("abc\n", at: 4, length: 0) == ["", "^"])
    #expect(excerpt("abc\r\ndef\r\nghi", at: 5, length: 3) == ["def", "^~~"])
    #expect(excerpt("abc\n\ndef", at: 4) == ["", "^"])
  }

  /// What goes on in the next line is not underlined.
  @Test func underlineEndsWithTheLine() { #expect(excerpt("abc\ndef", at: 1, length: 5) == ["abc", " ^~"]) }

  @Test func tabs() {
    #expect(excerpt("\ta\tb", at: 3) == ["\ta\tb", "\t \t^"])
    #expect(excerpt("a\tb", at: 1) == ["a\tb", " ^"])
  }

  @Test func widths() {
    #expect(excerpt("幅x", at: 3) == ["幅x", "  ^"])
    #expect(excerpt("x幅と", at: 1, length: 6) == ["x幅と", " ^~~~"])
    #expect(excerpt("e\u{301}x", at: 3) == ["e\u{301}x", " ^"])
    #expect(excerpt("\u{200B}x", at: 3) == ["\u{200B}x", "^"])
    #expect(excerpt("éx", at: 2) == ["éx", " ^"])
  }

  @Test func whatDisturbsTheTerminal() {
    #expect(excerpt("\u{1B}[0mx\u{7F}\u{85}", at: 4) == ["\u{FFFD}[0mx\u{FFFD}\u{FFFD}", "    ^"])
    #expect(excerpt("a\u{2028}b\u{202E}c\rd", at: 1, length: 3) == ["a\u{FFFD}b\u{FFFD}c\u{FFFD}d", " ^"])
    #expect(excerpt("a\0b", at: 2) == ["a\u{FFFD}b", "  ^"])
  }

  /// A word before the place is marked from its beginning on, as far as it is in the line that is shown.
  @Test func wordBeforeThePlace() {
    func excerpt(_ text: String, at offset: Int, _ word: Range<Int>) -> [String] {
      let excerpt = SourceExcerpt(of: ContiguousArray(text.utf8).span, at: offset, length: 1, after: word)
      return [excerpt.line, excerpt.padding, excerpt.underline]
    }
    #expect(excerpt("a.bcd = 1", at: 6, -4 ..< -1) == ["a.bcd = 1", "  ", "~~~ ^"])
    #expect(excerpt("ä幅.bcd\t= 1", at: 10, -4 ..< -1) == ["ä幅.bcd\t= 1", "    ", "~~~\t^"])
    #expect(excerpt("bc =", at: 3, -3 ..< -1) == ["bc =", "", "~~ ^"])
    #expect(excerpt("a.bc", at: 4, -2..<0) == ["a.bc", "  ", "~~^"])
    #expect(excerpt("a.bc\n =", at: 6, -4 ..< -2) == [" =", "", " ^"])
    let long = String(repeating: "b", count: 80)
    #expect(
      excerpt("a." + long + " =", at: 83, -81 ..< -1) == [
        "…" + String(repeating: "b", count: 59) + " =", " ", String(repeating: "~", count: 59) + " ^",
      ])
  }

  @Test func bytesThatAreNoUTF8() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xE2, 0x82, 0x62]
    let excerpt = SourceExcerpt(of: ContiguousArray(bytes).span, at: 4, length: 1)
    #expect(excerpt.line == "a\u{FFFD}\u{FFFD}\u{FFFD}b")
    #expect(excerpt.padding + excerpt.underline == "    ^")
  }

  private let sixty = String(repeating: "x", count: 60)

  @Test func cutBefore() {
    #expect(excerpt(sixty + "?", at: 60) == [sixty + "?", String(repeating: " ", count: 60) + "^"])
    #expect(excerpt("y" + sixty + "?", at: 61) == ["…" + sixty + "?", String(repeating: " ", count: 61) + "^"])
    #expect(excerpt("abc\n" + sixty + "?", at: 64) == [sixty + "?", String(repeating: " ", count: 60) + "^"])
  }

  @Test func cutAfter() {
    #expect(excerpt(sixty, at: 0) == [sixty, "^"])
    #expect(excerpt(sixty + "y", at: 0) == [sixty + "…", "^"])
    #expect(excerpt(sixty + "\ny", at: 0) == [sixty, "^"])
    #expect(excerpt(sixty + "yy", at: 0, length: 62) == [sixty + "…", "^" + String(repeating: "~", count: 59)])
  }

  @Test(arguments: [239, 240, 241, 242, 243, 244, 300, 5000])
  func cutBetweenCharacters(count: Int) {
    // However the cut falls among the bytes, it falls between characters.
    for character in ["é", "€", "😀"] {
      let width = character == "😀" ? 2 : 1
      let side = String(repeating: character, count: 60)
      let text = String(repeating: "x", count: count % 7) + String(repeating: character, count: count)
      let whole = text + "?" + String(repeating: character, count: count)
      #expect(
        excerpt(whole, at: text.utf8.count)
          == [
            "…" + side + "?" + String(repeating: character, count: 59) + "…",
            String(repeating: " ", count: 60 * width + 1) + "^",
          ])
    }
  }
}
