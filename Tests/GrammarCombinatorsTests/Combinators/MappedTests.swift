import GrammarCombinators
import Testing

@Suite struct MappedTests {
  @Test func givesTheOutputsOfASequenceAsArguments() throws {
    let digit = ByteOf(Digit.self).map { Int($0) - 48 }
    let two = SequenceOf {
      digit
      digit
    }.map { $0 * 10 + $1 }
    let three = SequenceOf {
      digit
      digit
      digit
    }.map { ($0 * 10 + $1) * 10 + $2 }
    let four = SequenceOf {
      digit
      digit
      digit
      digit
    }.map { (($0 * 10 + $1) * 10 + $2) * 10 + $3 }
    #expect(try two.run("1234") == (12, 2))
    #expect(try three.run("1234") == (123, 3))
    #expect(try four.run("1234") == (1234, 4))
  }

  @Test func mapsNothingAndOptionals() throws {
    #expect(try BytesOf(Digit.self).map { 1 }.run("12").output == 1)
    #expect(try Optionally { LiteralText("a").as(1) }.map { $0 ?? 0 }.run("b").output == 0)
  }

  /// Closures that are built are looked at one after the other. Otherwise the compiler gives these up, or takes seconds.
  @Test func computesWithoutTypes() throws {
    let digit = ByteOf(Digit.self).map { Double($0) - 48 }
    let four = SequenceOf {
      digit
      "x"
      digit
      Optionally { digit }
      digit
    }
    let numbered = four.map { $0.0 * 2 + $0.1 * 3 - ($0.2 ?? 1) * 4 + $0.3 - 5 }
    #expect(try numbered.run("2x345").output == -3)
    let named = four.map { a, b, c, d in a * 2 + b * 3 - (c ?? 1) * 4 + d - 5 }
    #expect(try named.run("2x345").output == -3)
    let checked = four.check { ($0.0 * 2 + $0.1 * 3 + $0.3, $0.0 > $0.1 * 2 ? .numberTooLarge : nil) }
    #expect(try checked.run("2x345").output == 18)
    let measured = four.mapText { $0.0 * 2 + $0.1 * 3 - $0.3 + Double($1.count) }
    #expect(try measured.run("2x345").output == 13)
    let list = SequenceOf {
      digit
      Repeat(.zeroOrMore) { digit }
    }.map { [$0.0] + $0.1 }
    #expect(try list.run("123").output == [1, 2, 3])
    let sum = LeftAssociative {
      digit
    } operators: {
      LiteralText("+").as(true)
      LiteralText("-").as(false)
    } combining: { left, isSum, right in
      (isSum ? left + right * 2 - 1 : left - right * 3 + 1, nil)
    }
    #expect(try sum.run("1+2-3").output == -4)
    let table = digit.prefix("negation") {
      "-"
    } combining: { _, value in
      -value * 2 + 3 - 1
    }.infix("sum", .left) {
      LiteralText("+").as(true)
      LiteralText("-").as(false)
    } combining: { left, isSum, right in
      isSum ? left + right * 2 - 1 : left - right * 3 + 1
    }
    #expect(try table.run("-1+2").output == 3)
  }

  /// What is asked for is known in the closure, and it may have branches, or several lines and a `return`.
  @Test func isBuiltAsAnyClosure() throws {
    let sign: some Parser<FloatingPointSign> = BytesOf(SignMark.self).text().map { $0 == "-" ? .minus : .plus }
    #expect(try sign.run("-").output == .minus)
    let number = BytesOf(SignMark.self).text().map { text in
      switch text {
      case "-": -1.0
      case "+": 1.0
      default: 0
      }
    }
    #expect(try ["-", "+", "+-"].map { try number.run($0).output } == [-1, 1, 0])
    let length = BytesOf(SignMark.self).text().map { text in
      let count = text.utf8.count
      return count * 2
    }
    #expect(try length.run("+-").output == 4)
    let nothing: some Parser<Void> = BytesOf(SignMark.self).text().map { _ in }
    #expect(try nothing.run("+-").end == 2)
  }
}

private enum SignMark: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte == 43 || byte == 45 }
}
