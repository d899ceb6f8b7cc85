import GrammarCombinators
import Testing

@Suite struct NumericLiteralTests {
  private static let number = DecimalNumber {
    BytesOf(Digit.self)
    Optionally(NoSpace.self) {
      "."
      BytesOf(Digit.self)
    }
  }

  @Test func agreesWithItsBodyWhereTheNumberStandsAlone() throws {
    for script in lists(of: 2, from: Behaviour.all) {
      let (one, two) = (Scripted(1, script[0]), Scripted(2, script[1]))
      let body = Twin.sequence([one.twin, two.twin], spaced: false)
      let number = DecimalNumber {
        one
        two
      }
      // Bytes that belong to no numeral count for nothing, so every value is zero.
      let scenes = ["", "+", "++", "+ +"].flatMap { text in (0...min(1, text.utf8.count)).map { Scene(text, from: $0) }
      }
      try compare(number, with: body.changing(output: { _, _, _ in "0.0" }), in: scenes, "\(script)")
    }
  }

  @Test(arguments: [("0", 0), ("1.6", 1.6), ("007.50", 7.5), ("9007199254740993", 9_007_199_254_740_992)])
  func givesTheNearestDouble(_ text: String, _ value: Double) throws {
    #expect(try Self.number.run(text + " ") == (value, text.utf8.count))
    #expect(try Self.number.run(text + "+") == (value, text.utf8.count))
  }

  @Test func hasASign() throws {
    let signed = DecimalNumber {
      Optionally(NoSpace.self) {
        OneOf {
          "+"
          "-"
        }
      }
      BytesOf(Digit.self)
      Optionally(NoSpace.self) {
        "."
        BytesOf(Digit.self)
      }
    }
    for (text, value) in [
      ("-4", -4), ("+4.5", 4.5), ("4", 4), ("-0", 0), ("-1234567890123456789012", -1.2345678901234568e21),
      ("-9007199254740993", -9_007_199_254_740_992),
    ] as [(String, Double)] {
      #expect(try signed.run(text) == (value, text.utf8.count))
    }
    #expect(try signed.run("-0").output.sign == .minus)
    #expect(throws: ParseFailure.self) { try signed.run("-4x") }
  }

  /// With a prefix or without, with a sign or without.
  @Test func mayBeHexadecimal() throws {
    let number = HexadecimalNumber {
      Optionally(NoSpace.self) { "-" }
      Optionally(NoSpace.self) { "0x" }
      WordOf(HexadecimalDigit.self, HexadecimalDigitOrUnderscore.self)
    }
    for (text, value) in [("ff", 255), ("-0x1f", -31), ("0", 0), ("ffff_ffff", 4_294_967_295)] as [(String, Double)] {
      #expect(try number.run(text) == (value, text.utf8.count))
    }
  }

  @Test func runsOnIntoWordPartsAndDotsAlone() {
    for byte in UInt8.min...UInt8.max where byte != 46 && !(48...57).contains(byte) {
      let runsOn = byte == 95 || (65...90).contains(byte) || (97...122).contains(byte)
      let text = [49, byte, 50]
      var cursor = Cursor()
      let number = DecimalNumber { BytesOf(Digit.self) }
      #expect(number.parse(ContiguousArray<UInt8>(text).span, &cursor) == (runsOn ? nil : 1))
      #expect(cursor.offset == 1)
      let failure = number.explain(ContiguousArray<UInt8>(text).span, from: Cursor(), by: Interpreter(number))
      #expect(failure.runOn == (runsOn ? 0..<3 : nil))
    }
  }

  @Test(arguments: [("1.2.3", 0..<5), ("10px", 0..<4), ("1.", 0..<2), ("1..5+", 0..<4), ("5_", 0..<2)])
  func tellsHowFarANumberRunsOn(_ text: String, _ range: Range<Int>) {
    let failure = #expect(throws: ParseFailure.self) { try Quantity(number: Self.number).run(text) }
    #expect(failure?.runOn == range)
    #expect(failure?.offset == range.lowerBound)
    #expect(failure?.expectations == [ParseFailure.Expectation("QUANTITY", role: .number)])
  }

  @Test func tellsOfANumberThatRunsOnWithoutAToken() {
    let quantity = SequenceOf {
      "a"
      DecimalNumber { BytesOf(Digit.self) }
    }
    let failure = #expect(throws: ParseFailure.self) { try quantity.run("a 10px") }
    #expect(failure?.runOn == 2..<6)
    #expect(failure?.offset == 2)
    #expect(failure?.expectations == [])
  }

  @Test func refusesANumberThatIsTooLarge() throws {
    let large = "1" + String(repeating: "0", count: 309)
    let failure = #expect(throws: ParseFailure.self) { try Self.number.run(large + ")") }
    #expect(failure?.refusal == Refusal(.numberTooLarge, in: 0..<310))
    #expect(failure?.offset == 0)
    #expect(try Self.number.run(large.dropLast() + ")").output == 1e308)
  }

  @Test func aMistakeOfGrammarComesBeforeANumberThatIsTooLarge() throws {
    let quantity = SequenceOf {
      Self.number
      ";"
    }
    let large = String(repeating: "9", count: 400)
    let failure = #expect(throws: ParseFailure.self) { try quantity.run(large + " +") }
    #expect(failure?.refusal == nil)
    #expect(failure?.offset == 401)
    #expect(failure?.expectations == [ParseFailure.Expectation(literal: ";", role: .operator)])
  }
}

private struct Quantity<Number: Parser<Double>>: Token {
  static var name: StaticString { "QUANTITY" }
  let number: Number
  var body: some Parser<Double> { number }
}

extension Twin {
  /// A body that neither letter, digit, `_` nor dot may follow.
  static func numeral(_ body: Twin) -> Twin {
    let parts = Array("._0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    return Twin { text, start in
      let trace = body.read(text, start)
      guard let end = trace.reply.end else { return trace }
      let rest = text.dropFirst(end).prefix(while: parts.contains)
      return rest.isEmpty ? trace : Trace(.fail, trace.misses + [Miss(number: start..<end + rest.count)])
    }
  }
}

private enum HexadecimalDigit: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { 48...57 ~= byte || 97...102 ~= byte }
}

private enum HexadecimalDigitOrUnderscore: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { HexadecimalDigit.contains(byte) || byte == 95 }
}
