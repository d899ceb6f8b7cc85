import GrammarCombinators
import Spelling
import Testing

@testable import ConstraintDiagnostics
@testable import ConstraintGrammar

@Suite struct WordingTests {
  // The testing library has an `Expectation` too.
  private typealias Token = ParseFailure.Expectation

  private static let name = Token("IDENTIFIER", role: .name)
  private static let end = Token("EOF", role: .end)
  private static let dot = Token("DOT", spelling: ".", role: .operator)

  private func message(_ expected: [Token], found text: String, code: DiagnosticCode = .unexpectedText) -> String {
    let found = FoundText(in: ContiguousArray(text.utf8).span, at: 0)
    return Wording.message(code: code, found: found, text: text, expected)
  }

  @Test func kindsBeforeSpellingsBeforeTheEnd() {
    #expect(message([Self.end], found: "x") == "expected the end of the text, but found 'x'")
    #expect(
      message([Self.dot, Self.end, Self.name, Token(literal: "b", role: .keyword)], found: "")
        == "expected a name, '.', 'b' or the end of the text, but the text ends here")
    #expect(
      message([Token(literal: "b", role: .keyword), Token(literal: "long text", role: .operator)], found: "x")
        == "expected 'b' or 'long text', but found 'x'")
    #expect(message([], found: "x") == "expected something else, but found 'x'")
  }

  @Test func phrases() {
    let phrases: [(Token, String)] = [
      (Self.name, "a name"), (Token("ANY", role: .number), "a number"),
      (Token("SIDE", role: .attribute), "an attribute"),
      (Self.end, "the end of the text"), (Token("$", role: .end), "the end of the text"),
      (Token("COLOUR", role: .keyword), "COLOUR"), (Token("a colour"), "a colour"), (Self.dot, "'.'"),
      (Token(literal: "left", role: .attribute), "an attribute"), (Token(literal: "max", role: .keyword), "'max'"),
      // A name says nothing of what a token is.
      (Token("IDENTIFIER", role: .keyword), "IDENTIFIER"), (Token("NUMBER"), "NUMBER"),
      (Token(literal: "left", role: .keyword), "'left'"), (Token("[0-9]"), "[0-9]"),
    ]
    for (expectation, phrase) in phrases { #expect(Wording.phrase(for: expectation) == phrase) }
  }

  /// One more than a dozen is not worth leaving out what everybody looks for.
  @Test func attributes() {
    let all = (1...13).map { "a\($0)" }
    let twelve = "the attributes are a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11"
    #expect(Wording.attributes(Array(all.prefix(11))) == twelve)
    #expect(Wording.attributes(Array(all.prefix(12))) == twelve + ", a12")
    #expect(Wording.attributes(all) == twelve + " and 2 others, such as a12")
    #expect(Wording.attributes(["a", "A", "b"]) == "the attributes are a, b")
  }

  @Test(arguments: [
    ("x", "'x'"), ("12.5", "'12.5'"), ("?", "'?'"), ("'", #""'""#), ("é", "'é' (U+00E9)"), ("😀", "'😀' (U+1F600)"),
    ("\0", "the character U+0000"), ("\u{301}", "the character U+0301"), ("\u{202E}", "the character U+202E"),
    ("\u{A0}", "a no-break space (U+00A0)"), ("\u{2003}", "an em space (U+2003)"),
    ("\u{1680}", "an ogham space mark (U+1680)"), ("\u{3000}", "an ideographic space (U+3000)"),
  ])
  func found(text: String, phrase: String) {
    #expect(message([Self.name], found: text) == "expected a name, but found \(phrase)")
  }

  @Test func invalidByte() {
    let bytes: [UInt8] = [0x8F]
    let found = FoundText(in: ContiguousArray(bytes).span, at: 0)
    #expect(
      Wording.message(code: .invalidUTF8, found: found, text: "\u{FFFD}", [Self.end])
        == "expected the end of the text, but found the byte 0x8F, which is not UTF-8")
  }

  @Test func refusals() {
    #expect(
      message([], found: "123", code: .numberTooLarge) == "the number '123' is too large: the limit is about 1.8e308")
    #expect(message([], found: "(", code: .nestingTooDeep) == "parentheses are nested too deeply here")
    #expect(
      message([], found: "x", code: .textTooLong) == "the text is too long: names must lie within the first 4 GiB")
    #expect(message([], found: "12x", code: .numberRunsOn) == "'12x' is not a number")
  }
}
