import ConstraintGrammar
import Testing

/// The examples in the README of FormulaStyleConstraint, and its table of binary operators row by row.
@Suite struct FormulaStyleTests {
  private func equation(_ text: String) throws -> Equation { try Equation(text, in: .formulaStyle) }

  /// A side as it is once it has been reduced.
  private func side(_ item: String, _ attribute: Attribute, times multiplier: Double = 1, plus constant: Double = 0)
    -> Side
  {
    Side(
      .attribute(of: item, attribute), multiplier: Multiplier(.times, .number(multiplier)),
      constant: Constant(.plus, .number(constant)))
  }

  @Test func halfOfAWidthLessFour() throws {
    let expected = Equation(side("viewA", .width), .equal, side("viewB", .width, times: 0.5, plus: -4))
    #expect(try equation("viewA[.Width] == 0.5 * viewB[.Width] - 4.0") == expected)
  }

  @Test func aspectRatio() throws {
    let expected = Equation(side("viewA", .width, times: 3), .equal, side("viewA", .height, times: 4))
    #expect(try equation("viewA[.Width] * 3.0 == viewA[.Height] * 4.0") == expected)
  }

  @Test(
    "An operator between a term and a constant gives a term",
    arguments: [
      ("b[.width] + 8", 1.0, 8.0), ("8 + b[.width]", 1, 8), ("b[.width] - 8", 1, -8), ("b[.width] * 8", 8, 0),
      ("8 * b[.width]", 8, 0), ("(b[.width] + 3) * 8", 8, 24), ("8 * (b[.width] - 3)", 8, -24),
    ])
  func operators(_ text: String, multiplier: Double, constant: Double) throws {
    let reduced = side("b", .width, times: multiplier, plus: constant)
    #expect(try equation("a[.width] == \(text)") == Equation(side("a", .width), .equal, reduced))
    #expect(try equation("\(text) == a[.width]") == Equation(reduced, .equal, side("a", .width)))
  }

  @Test("A relation stands between two terms, or a term and a constant either way", arguments: Relation.allCases)
  func relations(_ relation: Relation) throws {
    let (term, constant) = (side("a", .width), Side(constant: .number(100)))
    let sign = relation.rawValue
    #expect(try equation("a[.width] \(sign) b[.width]") == Equation(term, relation, side("b", .width)))
    #expect(try equation("a[.width] \(sign) 100") == Equation(term, relation, constant))
    #expect(try equation("100 \(sign) a[.width]") == Equation(constant, relation, term))
  }

  @Test(
    "What the table leaves out is refused at the operator",
    arguments: [
      ("b[.width] + c[.width]", DiagnosticCode.twoTerms, 10), ("b[.width] - c[.width]", .twoTerms, 10),
      ("10 - b[.width]", .constantMinusTerm, 3), ("b[.width] * c[.width]", .termTimesTerm, 10),
      ("b[.width] / 2", .dividedTerm, 10), ("2 / b[.width]", .dividedTerm, 2), ("-b[.width]", .negatedTerm, 0),
      ("1.0 / 0.0", .notFinite, 4),
    ])
  func refusals(_ text: String, code: DiagnosticCode, offset: Int) {
    let prefix = "a[.width] == "
    let diagnostic = #expect(throws: Diagnostic.self) { try equation(prefix + text) }
    #expect(diagnostic?.code == code)
    #expect(diagnostic?.offset == prefix.utf8.count + offset)
  }

  @Test func equationWithoutTerm() {
    #expect(#expect(throws: Diagnostic.self) { try equation("10 == 20") }?.code == .noTerm)
  }

  @Test(arguments: Attribute.allCases) func attribute(_ attribute: Attribute) throws {
    let word = attribute.rawValue
    let capitalized = word.prefix(1).uppercased() + word.dropFirst()
    let expected = Equation(side("a", attribute), .equal, Side(constant: .number(1)))
    #expect(try equation("a[.\(word)] == 1") == expected)
    #expect(try equation("a[ .\(capitalized) ] == 1") == expected)
    #expect(try Dialect.formulaStyle.print(expected) == "a[.\(capitalized)] == 1")
  }
}
