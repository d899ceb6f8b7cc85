import GrammarCombinators
import Testing

@Suite struct TokenRoleTests {
  /// What a token is when nothing is said about it.
  @Test func followsFromWhatATokenGives() {
    #expect(role(of: Amount()) == .number)
    #expect(role(of: Name()) == .name)
    #expect(role(of: Shade()) == Colour.role)
    #expect(role(of: Mark()) == .keyword)
    #expect(role(of: Silent()) == .keyword)
  }

  @Test(
    arguments: [
      ("(", .bracket), ("}", .bracket), ("and", .keyword), ("_1", .keyword), ("+", .operator), ("a+", .operator),
    ]
      as [(String, TokenRole)])
  func followsFromTheTextOfALiteral(_ text: String, _ role: TokenRole) {
    let literal = Interpreter(Syntax.literal(text))
    #expect(expected(by: literal) == [ParseFailure.Expectation(literal: text, role: role)])
  }

  @Test func ofALiteralTokenFollowsFromItsSpelling() {
    #expect(role(of: Opening()) == .bracket)
    #expect(role(of: Meeting()) == TokenRole(rawValue: "relation"))
  }

  @Test func ofTheWordsOfASetFollowsFromTheirValues() {
    #expect(Weekdays.role == .keyword)
    #expect(Colours.role == Colour.role)
    #expect(
      expected(by: Interpreter(Colours())) == [
        ParseFailure.Expectation(literal: "red", role: Colour.role)
      ])
    #expect(
      expected(by: Interpreter(Weekdays())) == [
        ParseFailure.Expectation(literal: "monday", role: .keyword)
      ])
  }

  @Test func ofALiteralThatStandsForAValueIsTheValues() {
    let choice = OneOf {
      LiteralText("r").as(Colour.red)
      LiteralText("x").as(Colour.red)
    }
    #expect(
      expected(by: Interpreter(choice)) == [
        ParseFailure.Expectation(literal: "r", role: Colour.role),
        ParseFailure.Expectation(literal: "x", role: Colour.role),
      ])
    #expect(
      expected(by: Interpreter(LiteralText("r").as(1))) == [ParseFailure.Expectation(literal: "r", role: .keyword)])
  }

  /// Nothing but the name of a token is its name.
  @Test func doesNotFollowFromAName() {
    #expect(role(of: Misnamed()) == Colour.role)
    #expect(Production("IDENTIFIER", .token) { .literal("x") }.role == nil)
  }

  @Test func leavesNoTraceInTheGrammarThatIsShown() {
    #expect(Colours().syntax.flattened == .literal("red", isWord: true))
    #expect(LiteralText("r").as(Colour.red).syntax.flattened == .literal("r"))
  }

  private func role(of token: some Parser) -> TokenRole? {
    guard case .production(let production) = token.syntax else { return nil }
    #expect(expected(by: Interpreter(token)).map(\.role) == [production.role])
    return production.role
  }

  private func expected(by interpreter: Interpreter) -> [ParseFailure.Expectation] {
    Parsers.Nothing().explain(ContiguousArray<UInt8>([0]).span, from: Cursor(), by: interpreter).expectations
  }
}

private struct Amount: Token {
  static var name: StaticString { "AMOUNT" }
  var body: some Parser<Double> { DecimalNumber { BytesOf(Digit.self) } }
}

private struct Name: Token {
  static var name: StaticString { "NAME" }
  var body: some Parser<SourceRange> { WordOf(WordStart.self, WordPart.self) }
}

private struct Shade: Token {
  static var name: StaticString { "SHADE" }
  var body: some Parser<Colour> { ByteOf(Digit.self).map { _ in Colour.red } }
}

private struct Mark: Token {
  static var name: StaticString { "MARK" }
  var body: some Parser<UInt8> { ByteOf(Digit.self) }
}

private struct Silent: Token {
  static var name: StaticString { "SILENT" }
  var body: some Parser<Void> { BytesOf(Digit.self) }
}

private struct Misnamed: Token {
  static var name: StaticString { "NUMBER" }
  var body: some Parser<Colour> { ByteOf(Digit.self).map { _ in Colour.red } }
}

private enum Colour: TokenRole.Value {
  case red
  static var role: TokenRole { TokenRole(rawValue: "colour") }
}

private struct Colours: KeywordSet { static let table = KeywordTable([("red", Colour.red)]) }

private struct Weekdays: KeywordSet { static let table = KeywordTable([("monday", 1)]) }

private struct Opening: LiteralToken {
  static var name: StaticString { "OPENING" }
  static var spelling: StaticString { "(" }
}

private struct Meeting: LiteralToken {
  static var name: StaticString { "MEETING" }
  static var spelling: StaticString { "=" }
  static var role: TokenRole { TokenRole(rawValue: "relation") }
}
