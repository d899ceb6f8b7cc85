import Testing

@testable import ConstraintGrammar

@Suite struct LenientReaderTests {
  /// What is read from the beginning of a text, as `expression-format` writes it, and what is left over.
  private func read(_ text: String) -> (equation: String, rest: String)? {
    let lexemes = Lexeme.list(in: ContiguousArray(text.utf8).span, 0..<text.utf8.count)
    var reader = LenientReader(lexemes, notation: Dialect.expressionFormat.notation, writesItems: true)
    guard let equation = reader.equation() else { return nil }
    let rest = lexemes[reader.position...].map(\.text).joined()
    return (Dialect.expressionFormat.sentence(stating: equation) ?? "no sentence", rest)
  }

  @Test(
    arguments: [
      ("a.left = 10", "a.left = 10"), ("a.left = b.left * 2 + 3", "a.left = b.left * 2 + 3"),
      ("a.left = b.left - m", "a.left = b.left - m"), ("a.left = b.left - -m", "a.left = b.left + m"),
      ("a.left = b.left + -m", "a.left = b.left - m"), ("a.left = b.left * -m", "a.left = b.left * -m"),
      ("a.left = b.left * 1 + 0", "a.left = b.left"), ("a.left = b.left * 0", "a.left = b.left * 0"),
      // precedence
      ("a.left = 1 + 2 * 3", "a.left = 7"), ("a.left = (1 + 2) * 3", "a.left = 9"),
      ("a.left = 8 - 4 - 2", "a.left = 2"),
      ("a.left = 8 / 4 / 2", "a.left = 1"), ("a.left = 8 / 4 * 2", "a.left = 4"), ("a.left = - 2 * 3", "a.left = -6"),
      ("a.left = 2 * -3", "a.left = -6"), ("a.left = -(2 + 3)", "a.left = -5"), ("a.left = --3", "a.left = 3"),
      ("a.left = +3", "a.left = 3"), ("a.left = -+-3", "a.left = 3"), ("a.left = ((((3))))", "a.left = 3"),
      // a view anywhere on the right
      ("a.left = 3 + b.left", "a.left = b.left + 3"), ("a.left = 3 - b.left", "a.left = b.left * -1 + 3"),
      ("a.left = 2 * (b.left + 3) / 4", "a.left = b.left * 0.5 + 1.5"), ("a.left = m * b.left", "a.left = b.left * m"),
      ("a.left = b.left + b.left * 2", "a.left = b.left * 3"), ("a.left = 2 * m + b.left", nil),
      ("a.left = b.left + c.left", nil), ("a.left = b.left * c.left", nil), ("a.left = 1 / b.left", nil),
      ("a.left = b.left / 0", nil), ("a.left = b.left / m", nil), ("a.left = m + n", nil),
      // brackets
      ("a[.left] = b[.Left]", "a.left = b.left"), ("a[left] = 3", "a.left = 3"), ("a[.left = 3", nil),
      ("a[.foo] = 3", nil), ("a[3] = 3", nil), ("a.b[.left] = 3", "no sentence"), ("a.LEFT = 3", "a.left = 3"),
      // the left side
      ("a.left + 20 = b.left", "a.left = b.left - 20"), ("a.left * 2 = b.left", "a.left = b.left * 0.5"),
      ("20 + a.left = b.left - 3", "a.left = b.left - 23"), ("-a.left <= 3", "a.left >= -3"),
      ("2 * a.left - 4 >= 6", "a.left >= 5"), ("a.left - m = 0", "a.left = m"), ("a.left - m = 1", nil),
      ("a.left * m = b.left", nil), ("a.left * 0 = b.left", nil), ("a.left + b.left = c.left", nil),
      // swapped
      ("10 = a.left", "a.left = 10"), ("10 <= a.left", "a.left >= 10"), ("10 >= a.left", "a.left <= 10"),
      ("10 <= -a.left", "a.left <= -10"), ("m = a.left", "a.left = m"), ("1 = 2", nil), ("m = 2", nil),
      // other signs
      ("a.left == 3", "a.left = 3"), ("a.left ≥ 3", "a.left >= 3"), ("a.left < 3", "a.left <= 3"),
      ("a.left = = 3", "a.left = 3"), ("a.left != 3", nil), ("a.left <=> 3", nil),
      ("a.left = b.left × 2 − 1", "a.left = b.left * 2 - 1"),
      // other numbers
      ("a.left = .5", "a.left = 0.5"), ("a.left = 1e3", "a.left = 1000"), ("a.left = 10px", "a.left = 10"),
      ("a.left = 50%", "a.left = 0.5"), ("a.left = 1.2.3", nil), ("a.left = . 5", nil), ("a.left = 1e999", nil),
      ("a.left = 1e308 * 10", nil),
      // what is no equation
      ("", nil), ("a.left", nil), ("a.left =", nil), ("= 3", nil), ("a.lefft = 3", nil), ("a. = 3", nil),
      ("a.left = (3", nil),
      ("a.left = 3 *", nil), ("a.left = 1 = 2", nil), ("a.b.left = 3", "no sentence"),
      ("a.left = b.c.left", "no sentence"),
    ] as [(String, String?)])
  func reading(text: String, expected: String?) {
    let result = read(text)
    #expect(result?.equation == expected)
    if expected != nil { #expect(result?.rest == "") }
  }

  @Test func stopsWhereTheEquationEnds() throws {
    let result = try #require(read("a.left = 3 + b.left; c.top = 2"))
    #expect(result == ("a.left = b.left + 3", ";c.top=2"))
  }

  @Test func nesting() {
    func nested(_ depth: Int) -> String {
      "a.left = " + String(repeating: "(", count: depth) + "3" + String(repeating: ")", count: depth)
    }
    #expect(read(nested(20))?.equation == "a.left = 3")
    #expect(read(nested(21)) == nil)
    #expect(read("a.left = " + String(repeating: "(3) + ", count: 30) + "10")?.equation == "a.left = 100")
  }
}
