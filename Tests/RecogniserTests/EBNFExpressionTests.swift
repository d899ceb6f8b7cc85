import Recogniser
import Testing

@Suite("The right side of a production")
struct EBNFExpressionTests {
  private static let a = EBNFExpression.reference("a")
  private static let b = EBNFExpression.reference("b")
  private static let c = EBNFExpression.reference("c")
  private static let empty = EBNFExpression.sequence([])

  @Test(
    "is read by the precedence of its operators",
    arguments: [
      ("a", a),
      ("a b c", .sequence([a, b, c])),
      ("a | b | c", .choice([a, b, c])),
      ("a b | c", .choice([.sequence([a, b]), c])),
      ("a ( b | c )", .sequence([a, .choice([b, c])])),
      ("( a b ) c", .sequence([.sequence([a, b]), c])),
      ("( a | b ) | c", .choice([.choice([a, b]), c])),
      ("a b*", .sequence([a, .zeroOrMore(b)])),
      ("( a b )*", .zeroOrMore(.sequence([a, b]))),
      ("a ? b + | c *", .choice([.sequence([.optional(a), .oneOrMore(b)]), .zeroOrMore(c)])),
      ("(((a)))", a),
      ("((a) (b))", .sequence([a, b])),
      ("$ \"$\"", .sequence([.end, .literal("$")])),
    ] as [(String, EBNFExpression)])
  func precedence(text: String, expected: EBNFExpression) throws {
    #expect(try expression(text) == expected)
  }

  @Test(
    "may hold alternatives that match nothing",
    arguments: [
      ("", empty),
      ("|", .choice([empty, empty])),
      ("| a", .choice([empty, a])),
      ("a | | b", .choice([a, empty, b])),
      ("a |", .choice([a, empty])),
      ("()", empty),
      ("()?", .optional(empty)),
      ("a ( | b )", .sequence([a, .choice([empty, b])])),
    ] as [(String, EBNFExpression)])
  func emptyAlternatives(text: String, expected: EBNFExpression) throws {
    #expect(try expression(text) == expected)
  }

  @Test(
    "holds one repetition for several operators in a row",
    arguments: [
      ("a??", .optional(a)), ("a?*", .zeroOrMore(a)), ("a?+", .zeroOrMore(a)),
      ("a*?", .zeroOrMore(a)), ("a**", .zeroOrMore(a)), ("a*+", .zeroOrMore(a)),
      ("a+?", .zeroOrMore(a)), ("a+*", .zeroOrMore(a)), ("a++", .oneOrMore(a)),
      ("( a+ )?", .zeroOrMore(a)), ("( a+ b )?", .optional(.sequence([.oneOrMore(a), b]))),
    ] as [(String, EBNFExpression)])
  func repeatedRepetition(text: String, expected: EBNFExpression) throws {
    #expect(try expression(text) == expected)
  }

  @Test(
    "holds literals in either quotes",
    arguments: [
      ("\"x\"", "x"), ("'x'", "x"), ("\"'\"", "'"), ("'\"'", "\""), ("''", ""), ("\"\\n\"", "\\n"),
      ("' /* no comment */ '", " /* no comment */ "), ("'€ 🇪🇺'", "€ 🇪🇺"), ("'#x9'", "#x9"),
    ])
  func literals(text: String, expected: String) throws {
    #expect(try expression(text) == .literal(expected))
  }

  @Test func literalsKeepTheirScalars() throws {
    // Equality of strings would not tell these apart.
    for text in ["\u{E9}", "e\u{301}"] {
      guard case .literal(let literal) = try expression("'\(text)'") else {
        Issue.record("\(text) is no literal")
        continue
      }
      #expect(Array(literal.unicodeScalars) == Array(text.unicodeScalars))
    }
  }

  @Test func namesHoldLettersDigitsAndLowLines() throws {
    let grammar = try EBNFGrammar(reading: "_start_1Z ::= Az09_ Az09_ ::= _ _ ::= 'x'")
    let expected = EBNFGrammar(
      start: .rule("_start_1Z", .reference("Az09_")),
      others: [.rule("Az09_", .reference("_")), .rule("_", .literal("x"))])
    #expect(grammar == expected)
  }

  @Test func parenthesesNestToTheLimit() throws {
    let depth = 200
    let text = String(repeating: "( a | b ", count: depth) + String(repeating: ")+ c", count: depth)
    let innermost = EBNFExpression.oneOrMore(.choice([Self.a, Self.b]))
    let outermost = (1..<depth).reduce(innermost) { inner, _ in
      .oneOrMore(.choice([Self.a, .sequence([Self.b, inner, Self.c])]))
    }
    let expected = EBNFExpression.sequence([outermost, Self.c])
    #expect(try expression(text) == expected)
  }
}
