import GrammarCombinators
import Testing

@Suite struct InfixTests {
  @Test func combinesFromLeftToRight() throws {
    let difference = LeftAssociative {
      ByteOf(Digit.self).map { Int($0) - 48 }
    } operators: {
      "-"
    } combining: { left, _, right in
      (left - right, nil)
    }
    #expect(try difference.run("9 - 2-3 ") == (4, 7))
  }

  @Test func givesBackWhatNoOperandFollows() throws {
    let sum = LeftAssociative {
      Optionally { LiteralText("a").as("a") }
    } operators: {
      "+"
    } combining: { left, _, _ in
      (left, nil)
    }
    #expect(try sum.run("a + a + ").end == 7)
    #expect(try sum.run("a  ").end == 1)
  }

  @Test func endsWhereNothingIsRecognised() throws {
    let nothing = LeftAssociative {
      Parsers.Nothing()
    } operators: {
      Parsers.Nothing()
    } combining: { _, _, _ in
      ((), nil)
    }
    #expect(try nothing.run("a").end == 0)
  }

  @Test func aRefusalPointsAtTheOperator() {
    let sum = LeftAssociative {
      ByteOf(Digit.self)
    } operators: {
      "+"
    } combining: { left, _, right in
      (left, right == 48 ? Refusal.Reason(code: "zero") : nil)
    }
    let failure = #expect(throws: ParseFailure.self) { try sum.run("1 + 2 + 0 + 0") }
    #expect(failure?.refusal == Refusal(Refusal.Reason(code: "zero"), in: 6..<7))
  }
}

extension Twin {
  /// An operand, then operators with an operand behind each; the output of each pair is written behind what is before it.
  static func leftAssociative(_ operand: Twin, _ operator: Twin) -> Twin {
    infix(operand, `operator`, most: .max) { $0.joined() }
  }

  /// The same, each pair written inside the one before it.
  static func rightAssociative(_ operand: Twin, _ operator: Twin) -> Twin {
    infix(operand, `operator`, most: .max) { $0.reversed().reduce("") { "\($1.dropLast())\($0))" } }
  }

  /// The same, with one pair at the most.
  static func notAssociative(_ operand: Twin, _ operator: Twin) -> Twin {
    infix(operand, `operator`, most: 1) { $0.joined() }
  }

  private static func infix(
    _ operand: Twin, _ operator: Twin, most: Int, _ joined: @escaping @Sendable ([String]) -> String
  ) -> Twin {
    let next = sequence([nothing, `operator`, operand], spaced: true)
    return Twin { text, start in
      let first = operand.read(text, start)
      guard case .ok(let output, var end) = first.reply else { return first }
      var (misses, pairs) = (first.misses, [String]())
      while pairs.count < most {
        let trace = next.read(text, end)
        misses += trace.misses
        if trace.isFinal { return Trace(.fail, misses, isFinal: true) }
        guard case .ok(let pair, let newEnd) = trace.reply else { break }
        pairs.append(pair)
        if newEnd == end { break }
        end = newEnd
      }
      return Trace(.ok(output + joined(pairs), end: end), misses)
    }
  }
}
