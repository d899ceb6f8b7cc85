import ConstraintDiagnostics
import ConstraintGrammar
import GrammarCombinators
import Testing

/// A dialect that can't say every relation.
@Suite struct OwnNotationTests {
  /// equation ::= IDENTIFIER "is" NUMERAL
  private struct WidthEquation: Rule {
    static var name: StaticString { "equation" }

    var body: some Parser<ParsedEquation> {
      SequenceOf {
        Identifier()
        "is"
        Numeral()
      }.map {
        ParsedEquation(ParsedSide(.attribute(of: $0.0, .width)), .equal, ParsedSide(constant: .number($0.1)))
      }
    }
  }

  private let widths = Dialect(
    name: "widths", sample: "button is 44", notation: Notation(equal: "is", term: { item, _ in item }),
    equation: WidthEquation())

  @Test func hints() {
    #expect(hint("a = 44") == "write 'is'")
    #expect(hint("a == 44") == "write 'is'")
    #expect(hint("a 44") == "a relation is missing: 'is'")
    #expect(hint("a <= 44") == "a relation is 'is'")
    #expect(hint("a < 44") == "a relation is 'is'")
    #expect(hint("a != 44") == "a constraint can't say that two sides differ; a relation is 'is'")
    #expect(hint("a is is 44") == "'is' stands there twice: leave one out")
  }

  /// What can't be said is shown as others write it.
  @Test func printing() throws {
    #expect(try widths.print(Equation("a is 44", in: widths)) == "a is 44")
    let atMost = try Equation("a.width <= 44", in: .compactConstraint)
    let failure = #expect(throws: PrintingFailure.self) { try widths.withHints().print(atMost) }
    #expect(
      failure.map { "\($0)" }
        == "'a <= 44' can't be written in widths: '<=' is not a relation in this dialect (column 3)")
  }

  private func hint(_ text: String) -> String? {
    do throws(Diagnostic) {
      _ = try widths.withHints().parse(text)
      return nil
    } catch {
      return error.hint
    }
  }
}
