import ConstraintGrammar
import GrammarCombinators
import Testing

/// A delay in seconds, of which the library knows nothing.
///
///     delay ::= "after" SECONDS ( "s" | IDENTIFIER )
private struct Delay: Rule {
  static var name: StaticString { "delay" }
  var body: some Parser<Void> {
    SequenceOf {
      "after"
      Seconds()
      OneOf {
        "s"
        Identifier().as(())
      }
    }.as(())
  }
}

private struct Seconds: Token {
  static var name: StaticString { "SECONDS" }
  var body: some Parser<Double> {
    DecimalNumber { BytesOf(Digit.self) }.check { ($0, $0 > 60 ? Refusal.Reason(code: "too-late") : nil) }
  }
}

@Suite("What a failure of another grammar is for a person") struct ForeignFailureTests {
  private func diagnostic(of text: String, phrase: (ParseFailure.Expectation) -> String? = { _ in nil }) throws
    -> Diagnostic
  {
    let bytes = ContiguousArray(text.utf8)
    let failure = try #require(throws: ParseFailure.self) { try Delay().run(text) }
    return Diagnostic(failure, in: bytes.span, phrase: phrase)
  }

  @Test func expectedTokens() throws {
    #expect(
      try diagnostic(of: "after\n10 é")
        == Diagnostic(
          code: .unexpectedText, offset: 9, length: 2, line: 2, column: 4, found: "é",
          expected: ["\"s\"", "IDENTIFIER"], message: "expected a name or 's', but found 'é' (U+00E9)", hint: nil))
    #expect(
      try diagnostic(of: "after")
        == Diagnostic(
          code: .unexpectedEnd, offset: 5, length: 0, line: 1, column: 6, found: nil, expected: ["SECONDS"],
          message: "expected a number, but the text ends here", hint: nil))
  }

  @Test func wordsOfTheHost() throws {
    let diagnostic = try diagnostic(of: "after ten") { $0.name == "SECONDS" ? "a number of seconds" : nil }
    #expect(diagnostic.description == "1:7: error: expected a number of seconds, but found 'ten'")
    #expect(diagnostic.expected == ["SECONDS"])
  }

  @Test func refusals() throws {
    #expect(
      try diagnostic(of: "after 90 s")
        == Diagnostic(
          code: DiagnosticCode(rawValue: "too-late"), offset: 6, length: 2, line: 1, column: 7, found: "90",
          expected: [], message: "'90' is refused: too-late", hint: nil))
    let digits = String(repeating: "9", count: 400)
    #expect(try diagnostic(of: "after \(digits) s").code == .numberTooLarge)
    #expect(
      try diagnostic(of: "after \(digits) s").message
        == "the number '99999999999999999999…9999999999' is too large: the limit is about 1.8e308")
    #expect(try diagnostic(of: "after 9x").description == "1:7: error: '9x' is not a number")
  }
}
