import Testing

@testable import GrammarExport

@Suite struct PiecesTests {
  @Test(
    "A text is divided at every occurrence of a part, whatever character that is a piece of",
    arguments: [
      ("a--b--", "--", ["a", "b", ""]), ("--", "--", ["", ""]), ("ab", "--", ["ab"]), ("", "-", [""]),
      ("-a", "--", ["-a"]), ("aaa", "aa", ["", "a"]), ("*/\u{301} x", "*/", ["", "\u{301} x"]),
      ("a\r\nb", "\n", ["a\r", "b"]), ("äöü", "ö", ["ä", "ü"]),
    ])
  func pieces(text: String, part: String, expected: [String]) {
    #expect(text.pieces(around: part).map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) })
  }

  @Test func substitution() {
    #expect("a*/b*/".substituting("*/", with: "* /") == "a* /b* /")
    #expect("\n\n".substituting("\n", with: "\n  ") == "\n  \n  ")
  }
}
