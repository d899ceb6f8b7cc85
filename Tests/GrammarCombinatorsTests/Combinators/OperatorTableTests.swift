import GrammarCombinators
import Testing

@Suite struct OperatorTableTests {
  @Test(
    arguments: [
      ("1 + 2 * 3", "(1 + (2 * 3))"), ("1 - 2 - 3", "((1 - 2) - 3)"), ("1 = 2 = 3", "(1 = (2 = 3))"),
      ("- - 1 * 2", "((-(-1)) * 2)"), ("1 ! ! + 2", "(((1!)!) + 2)"), ("-1!", "(-(1!))"),
      ("1 < 2 + 3", "(1 < (2 + 3))"),
      ("- ~1", "(-(~1))"), ("~ - 1", "(~(-1))"), ("1 ! ?", "((1!)?)"), ("1 ? !", "((1?)!)"),
      ("1 + 2 = 3 * 4 = 5", "((1 + 2) = ((3 * 4) = 5))"),
    ])
  func groupsByPrecedence(_ text: String, _ grouped: String) throws {
    #expect(try table.run(text) == (grouped, text.utf8.count))
  }

  @Test func anOperatorThatDoesNotAssociateStandsOnce() {
    let failure = #expect(throws: ParseFailure.self) { try table.run("1 < 2 < 3") }
    #expect(failure?.offset == 6)
    #expect(failure?.expectations.map(\.name) == [#""!""#, #""*""#, #""+""#, #""-""#, #""=""#, #""?""#, "$"])
  }

  @Test func printsAsTheRulesThatItStandsFor() {
    let productions = Grammar(table).productions
    #expect(
      productions.map(\.name) == [
        "start", "assignment", "comparison", "sum", "product", "negation", "factorial",
      ])
    let signs = Syntax.choice([.literal("-"), .literal("~")])
    let marks = Syntax.choice([.literal("!"), .literal("?")])
    let repeated = Syntax.RepetitionBounds.zeroOrMore
    let expected = [
      layer(of: productions[2], behind: .literal("="), repeated),
      layer(of: productions[3], behind: .literal("<"), .optional),
      layer(of: productions[4], behind: .choice([.literal("+"), .literal("-")]), repeated),
      layer(of: productions[5], behind: .literal("*"), repeated),
      .sequence([.repetition(signs, repeated, spacing: .spaced), .production(productions[6])], spacing: .spaced),
      .sequence([ByteOf(Digit.self).syntax, .repetition(marks, repeated, spacing: .spaced)], spacing: .spaced),
    ]
    #expect(productions.dropFirst().map(\.body) == expected)
  }

  private func layer(of operand: Production, behind sign: Syntax, _ bounds: Syntax.RepetitionBounds) -> Syntax {
    let next = Syntax.sequence([sign, .production(operand)], spacing: .spaced)
    return .sequence([.production(operand), .repetition(next, bounds, spacing: .spaced)], spacing: .spaced)
  }

  @Test func whiteSpaceIsThatOfTheTable() throws {
    let power = digit.infix("power", .right, NoSpace.self) {
      "^"
    } combining: { left, _, right in
      "(\(left)^\(right))"
    }
    #expect(try power.run("1^2^3") == ("(1^(2^3))", 5))
    #expect(try power.run("1 ^2").end == 1)
  }

  private let digit = ByteOf(Digit.self).map { String($0 - 48) }

  private var table: some Parser<String> {
    SequenceOf {
      digit
        .postfix("factorial") {
          OneOf {
            LiteralText("!").as("!")
            LiteralText("?").as("?")
          }
        } combining: { value, sign in
          "(\(value)\(sign))"
        }
        .prefix("negation") {
          OneOf {
            LiteralText("-").as("-")
            LiteralText("~").as("~")
          }
        } combining: { sign, value in
          "(\(sign)\(value))"
        }
        .infix("product", .left) {
          "*"
        } combining: { left, _, right in
          "(\(left) * \(right))"
        }
        .infix("sum", .left) {
          OneOf {
            LiteralText("+").as("+")
            LiteralText("-").as("-")
          }
        } combining: { left, sign, right in
          "(\(left) \(sign) \(right))"
        }
        .infix("comparison", .none) {
          "<"
        } combining: { left, _, right in
          "(\(left) < \(right))"
        }
        .infix("assignment", .right) {
          "="
        } combining: { left, _, right in
          "(\(left) = \(right))"
        }
      End()
    }
  }
}

extension Twin {
  /// Signs before an operand, written one behind the other.
  static func prefixed(_ operand: Twin, by sign: Twin) -> Twin {
    sequence([repeated(sign.marked("|"), .zeroOrMore, spaced: true), operand.marked("/")], spaced: true).unmarked
  }

  /// Signs behind an operand, written one behind the other.
  static func postfixed(_ operand: Twin, by sign: Twin) -> Twin {
    sequence([operand.marked("/"), repeated(sign.marked("|"), .zeroOrMore, spaced: true)], spaced: true).unmarked
  }

  /// Marks tell an output from the list that it is put in.
  private func marked(_ mark: String) -> Twin { changing(output: { output, _, _ in "\(mark)\(output)\(mark)" }) }

  private var unmarked: Twin {
    changing(output: { output, _, _ in
      // Every other piece lies between two marks.
      let pieces = output.split(omittingEmptySubsequences: false) { $0 == "|" || $0 == "/" }
      return pieces.indices.filter { $0 % 2 == 1 }.map { String(pieces[$0]) }.joined()
    })
  }
}
