import GrammarCombinators
import Testing

@Suite struct IntegerLiteralTests {
  @Test(
    arguments: [
      ("0", 0, 1), ("007", 7, 3), ("44px", 44, 2), ("1.5", 1, 1), ("9223372036854775807", .max, 19),
      ("00000000000000000000000012", 12, 26),
    ] as [(String, Int, Int)])
  func givesTheNumberThatTheDigitsSpell(_ text: String, _ number: Int, _ end: Int) throws {
    #expect(try BytesOf(Digit.self).integer().run(text) == (number, end))
  }

  @Test(arguments: ["9223372036854775808", "18446744073709551617", "99999999999999999999999999"])
  func refusesWhatAnIntCantHold(_ text: String) {
    let number = BytesOf(Digit.self).integer()
    let failure = #expect(throws: ParseFailure.self) { try number.run(text) }
    #expect(failure?.refusal == Refusal(.numberTooLarge, in: 0..<text.utf8.count))
    #expect(number.run(recovering: text).output == .max)
  }

  @Test(arguments: [("9", 10), ("10", nil), ("20", nil), ("21", 20)] as [(String, Int?)])
  func refusesWhatIsOutOfRange(_ text: String, _ nearest: Int?) {
    let number = BytesOf(Digit.self).integer().within(10...20, otherwise: "a size is from 10 to 20")
    let (output, failures) = number.run(recovering: text)
    #expect(output == nearest ?? Int(text))
    #expect(
      failures.map(\.refusal) == (nearest == nil ? [] : [Refusal("a size is from 10 to 20", in: 0..<text.utf8.count)]))
  }

  @Test func printsAsDigits() {
    let number = BytesOf(Digit.self).integer()
    #expect(number.syntax == BytesOf(Digit.self).syntax)
    #expect(#expect(throws: ParseFailure.self) { try number.run("x") }?.expectations.map(\.name) == ["[0-9]"])
    #expect(throws: ParseFailure.self) { try number.run("") }
  }
}
