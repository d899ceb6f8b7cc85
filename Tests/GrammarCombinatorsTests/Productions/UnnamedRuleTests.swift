import GrammarCombinators
import Testing

@Suite struct UnnamedRuleTests {
  @Test func agreesWithItsTwin() throws {
    for behaviour in Behaviour.all {
      let one = Scripted(1, behaviour)
      let twin = one.twin.changing(output: { output, _, _ in "<\(output)>" })
      try compare(Bracketed(part: one), with: twin, "\(behaviour)")
    }
  }

  @Test func makesOneValueOfItsParts() throws {
    #expect(try TwoDigitRule().run("4 2") == (42, 3))
    #expect(try TwoDigitToken().run("42") == (42, 2))
    #expect(throws: ParseFailure.self) { try TwoDigitToken().run("4 2") }
  }

  @Test func aFragmentPrintsAsItsBody() {
    #expect(Bracketed(part: ByteOf(Digit.self)).syntax == ByteOf(Digit.self).syntax)
  }

  /// What an `Int` is, is not said, so the token is a keyword.
  @Test func theRoleIsThatOfTheValue() {
    #expect(TwoDigitToken.role == .keyword)
    #expect(Interpreter(TwoDigitToken()).tokens.map(\.role).contains(.keyword))
  }
}

private struct Bracketed<Part: Parser>: UnnamedRule {
  let part: Part
  var body: some Parser<Part.Output> { part }
  static func value(of output: Part.Output) -> String { "<\(output)>" }
}

private struct TwoDigitRule: Rule {
  static var name: StaticString { "twoDigits" }

  var body: some Parser<(UInt8, UInt8)> {
    ByteOf(Digit.self)
    ByteOf(Digit.self)
  }

  static func value(of digits: (UInt8, UInt8)) -> Int { Int(digits.0 - 48) * 10 + Int(digits.1 - 48) }
}

private struct TwoDigitToken: Token {
  static var name: StaticString { "TWO_DIGITS" }

  var body: some Parser<(UInt8, UInt8)> {
    ByteOf(Digit.self)
    ByteOf(Digit.self)
  }

  static func value(of digits: (UInt8, UInt8)) -> Int { TwoDigitRule.value(of: digits) }
}
