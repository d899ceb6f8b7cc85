import GrammarCombinators
import Testing

@Suite struct ExpectationTests {
  private typealias Expected = ParseFailure.Expectation

  @Test func isEqualWhereItsNameAndRoleAre() {
    #expect(Expected("DOT", spelling: ".", role: .operator) == Expected("DOT", spelling: ".", role: .operator))
    #expect(Expected("DOT", spelling: ".", role: .operator) != Expected("DOT", spelling: ".", role: .bracket))
    #expect(Expected("DOT") != Expected("POINT"))
  }

  @Test func isShownOnceToAReader() {
    let choice = OneOf {
      LiteralText("ab")
      "ab"
      LiteralText("ab", ignoringCase: true)
      "cd"
    }
    let failure = #expect(throws: ParseFailure.self) { try choice.run("x") }
    #expect(failure?.expectations.map(\.name) == ["\"ab\"", "\"cd\""])
  }

  @Test(arguments: [("==", "\"==\""), ("\"", "'\"'"), ("'x'", "\"'x'\"")])
  func aLiteralIsNamedByItsText(_ text: String, _ name: String) {
    let literal = Expected(literal: text, role: .operator)
    #expect(literal.name == name)
    #expect(literal.spelling == text)
    #expect(literal.role == .operator)
  }

  /// What a failure names, for each kind of part.
  @Test func aFailureTellsNameSpellingAndRole() {
    let choice = OneOf {
      "=="
      "("
      "word"
      BytesOf(Digit.self).labelled("a group")
      ByteOf(WordStart.self).as(())
      Number().as(())
      Name().as(())
      Dot()
      End()
    }
    let failure = #expect(throws: ParseFailure.self) { try choice.run("?") }
    #expect(
      failure?.expectations == [
        Expected(literal: "(", role: .bracket), Expected(literal: "==", role: .operator),
        Expected(literal: "word", role: .keyword), Expected("$", role: .end),
        Expected("DOT", spelling: ".", role: .operator),
        Expected("NAME", role: .name), Expected("NUMBER", role: .number), Expected("[_a-zA-Z]"), Expected("a group"),
      ])
  }
}

private struct Number: Token {
  static var name: StaticString { "NUMBER" }
  var body: some Parser<Double> { DecimalNumber { BytesOf(Digit.self) } }
}

private struct Name: Token {
  static var name: StaticString { "NAME" }
  var body: some Parser<SourceRange> { WordOf(Capital.self, Capital.self) }
}

private enum Capital: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { (65...90).contains(byte) }
}

private struct Dot: LiteralToken {
  static var name: StaticString { "DOT" }
  static var spelling: StaticString { "." }
}
