import GrammarCombinators
import Testing

/// What a sequence gives for the arrangements of parts with and without an output: its type, and that type's value.
@Suite struct SequenceBuilderTests {
  private let digit = ByteOf(Digit.self).map { Int($0) - 48 }

  @Test func joinsTwoParts() throws {
    let neither: Void = try output("--") {
      "-"
      "-"
    }
    #expect(neither == ())
    let first: Int = try output("1-") {
      digit
      "-"
    }
    #expect(first == 1)
    let second: Int = try output("-1") {
      "-"
      digit
    }
    #expect(second == 1)
    let both: (Int, Int) = try output("1 2") {
      digit
      digit
    }
    #expect(both == (1, 2))
  }

  @Test func joinsThreeParts() throws {
    let middle: Int = try output("-1-") {
      "-"
      digit
      "-"
    }
    #expect(middle == 1)
    let last: Int = try output("--1") {
      "-"
      "-"
      digit
    }
    #expect(last == 1)
    let outer: (Int, Int) = try output("1-2") {
      digit
      "-"
      digit
    }
    #expect(outer == (1, 2))
    let early: (Int, Int) = try output("1 2-") {
      digit
      digit
      "-"
    }
    #expect(early == (1, 2))
    let late: (Int, Int) = try output("-1 2") {
      "-"
      digit
      digit
    }
    #expect(late == (1, 2))
    let all: (Int, Int, Int) = try output("1 2 3") {
      digit
      digit
      digit
    }
    #expect(all == (1, 2, 3))
  }

  @Test func joinsFourOutputs() throws {
    let plain: (Int, Int, Int, Int) = try output("1 2 3 4") {
      digit
      digit
      digit
      digit
    }
    #expect(plain == (1, 2, 3, 4))
    let marked: (Int, Int, Int, Int) = try output("-1 2-3-4--") {
      "-"
      digit
      digit
      "-"
      digit
      "-"
      digit
      "-"
      "-"
    }
    #expect(marked == (1, 2, 3, 4))
  }

  @Test func keepsATupleThatComesSecond() throws {
    let nested: (Int, (Int, Int)) = try output("1 2 3") {
      digit
      SequenceOf {
        digit
        digit
      }
    }
    #expect(nested.0 == 1 && nested.1 == (2, 3))
  }

  @Test func keepsOptionals() throws {
    let optional: (Int?, Int?) = try output("-2") {
      Optionally { digit }
      "-"
      Optionally { digit }
    }
    #expect(optional == (nil, 2))
  }

  private func output<P: Parser>(_ text: String, @SequenceBuilder<WhiteSpace> of parser: () -> P) throws -> P.Output {
    let result = try parser().run(text)
    #expect(result.end == text.utf8.count)
    return result.output
  }
}
