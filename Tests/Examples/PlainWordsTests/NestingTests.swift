import ConstraintDiagnostics
import ConstraintGrammar
import GrammarCombinators
import Testing

@testable import PlainWords

/// A dialect in which a number may stand in parentheses, and those in others.
private let nested = Dialect(
  name: "nested", sample: "a.width is ((1))",
  notation: plainWords.notation,
  text: SequenceOf {
    NestedEquation()
    End()
  }, equation: NestedEquation()
).withHints()

struct NestedEquation: Rule {
  static var name: StaticString { "equation" }
  @inline(__always) var body: some Parser<ParsedEquation> {
    SequenceOf {
      PlainWords.Size()
      PlainWords.RelationWord()
      NestedAmount()
    }.map { ParsedEquation(ParsedSide($0.0), $0.1, ParsedSide(constant: $0.2)) }
  }
}

struct NestedAmount: Rule {
  static var name: StaticString { "amount" }
  @inline(__always) var body: some Parser<ParsedScalar> {
    OneOf {
      Numeral().map { ParsedScalar.number($0) }
      SequenceOf {
        "("
        Recursive(limit: 5) { NestedAmount() }
        ")"
      }
    }
  }
}

@Suite("A dialect that contains itself") struct NestingTests {
  private func text(_ depth: Int) -> String {
    "a.width is " + String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
  }

  @Test(arguments: 0...5)
  func nests(_ depth: Int) throws {
    let equation = try Equation(text(depth), in: nested)
    #expect(equation == Equation(Side(.attribute(of: "a", .width)), .equal, Side(constant: .number(1))))
    #expect(try nested.print(equation) == "a.width is 1")
  }

  @Test(arguments: [6, 7, 100_000])
  func nestsTooDeeply(_ depth: Int) {
    let diagnostic = #expect(throws: Diagnostic.self) { try nested.parse(text(depth)) }
    #expect(diagnostic?.code == .nestingTooDeep)
    #expect(
      diagnostic?.description == "1:18: error: parentheses are nested too deeply here "
        + (depth < 10
          ? "(write 'a.width is 1')" : "(multiply out, or leave out the parentheses that change nothing)"))
    #expect(diagnostic?.offset == 17)
    #expect(diagnostic?.found == (depth == 6 ? "1" : "("))
    #expect(diagnostic?.expected == [])
  }

  /// Where parentheses belong to the language nobody is told to leave them out.
  @Test(arguments: [
    (
      "a.width is (1",
      "1:14: error: expected ')', but the text ends here (a parenthesis is open: close it with a ')')"
    ),
    (
      "a.width is 1)",
      "1:13: error: expected the end of the text, but found ')' (no parenthesis is open: leave out this ')')"
    ),
    ("a.width is (?)", "1:13: error: expected a number or '(', but found '?'"),
  ])
  func mistakes(text: String, description: String) {
    let diagnostic = #expect(throws: Diagnostic.self) { try nested.parse(text) }
    #expect(diagnostic?.description == description)
  }

  @Test func grammar() {
    #expect(nested.grammar.productions.map(\.name).prefix(2) == ["start", "equation"])
    #expect(nested.grammar["amount"] != nil)
  }
}
