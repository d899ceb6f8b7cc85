import ConstraintReports
import Testing

@testable import ConstraintGrammar

@Suite struct DialectPrintingTests {
  let dialect = Dialect.expressionFormat.withHintsAmongAll
  private let left = Side(.attribute(of: "a", .left))

  private func failure(_ equation: Equation) -> PrintingFailure? {
    do throws(PrintingFailure) {
      Issue.record("printed as \(try dialect.print(equation))")
      return nil
    } catch {
      #expect(error.dialect == "expression-format")
      return error
    }
  }

  @Test func division() {
    let failure = failure(
      Equation(left, .equal, Side(.attribute(of: "b", .left), multiplier: Multiplier(.dividedBy, .number(2)))))
    #expect(failure?.text == "a.left = b.left / 2")
    #expect(
      failure?.description
        == "'a.left = b.left / 2' can't be written in expression-format: division is not part of this dialect (column 17)"
    )
    #expect(
      failure?.diagnostic?.hint
        == "write 'a.left = b.left * 0.5'; as it stands, the text is in another dialect: compact-constraint")
  }

  @Test func metricOperand() {
    let failure = failure(
      Equation(left, .equal, Side(.metric("margin"), multiplier: Multiplier(.times, .number(2)))))
    #expect(
      failure?.description
        == "'a.left = margin * 2' can't be written in expression-format: constants can't be computed with here "
        + "(column 17)")
  }

  /// The text is a sentence, but one about a constant.
  @Test func metricAlone() {
    let failure = failure(Equation(left, .equal, Side(.metric("margin"))))
    #expect(failure?.diagnostic == nil)
    #expect(
      failure?.description
        == "'a.left = margin' can't be written in expression-format: it would say something else there")
  }

  @Test func subtractedConstantAlone() {
    let failure = failure(Equation(left, .equal, Side(nil, constant: Constant(.minus, .number(5)))))
    #expect(failure?.text == "a.left = -5")
    #expect(failure?.diagnostic == nil)
  }

  @Test(arguments: [
    ("", "the view is missing before '.left' (column 1)"), ("2a", "a name does not begin with a digit (column 1)"),
    ("a b", "'a' needs an attribute (column 3)"),
    ("a.b", "'b' is not an attribute, and key paths are not followed (column 3)"),
    ("ä", "expected a name, but found 'ä' (U+00E4) (column 1)"),
    ("my-view", "a name contains no '-' (column 3)"),
  ])
  func badName(name: String, reason: String) {
    let failure = failure(Equation(Side(.attribute(of: name, .left)), .equal, Side(constant: .number(1))))
    #expect(failure?.description == "'\(name).left = 1' can't be written in expression-format: \(reason)")
  }

  /// A name that reads like something else must not turn into it.
  @Test(arguments: ["5", "b.left", "b.left * 2", "-b", " b", "b\n", "b + 1"])
  func nameThatSaysSomethingElse(_ name: String) {
    #expect(failure(Equation(left, .equal, Side(constant: .name(name, isNegated: false)))) != nil)
  }

  @Test(arguments: [
    (Double.infinity, "'a.left = inf' can't be written in expression-format: it would say something else there"),
    (-.infinity, "'a.left = -inf' can't be written in expression-format: it would say something else there"),
    (.nan, "'a.left = nan' can't be written in expression-format: it would say something else there"),
  ])
  func noFiniteNumber(number: Double, description: String) {
    #expect(failure(Equation(left, .equal, Side(constant: .number(number))))?.description == description)
  }

  @Test func emptySides() {
    #expect(
      failure(Equation(left, .equal, Side(nil)))?.description
        == "'a.left = ' can't be written in expression-format: expected a name, a number or '-', but the text ends here "
        + "(column 10)")
    #expect(
      failure(Equation(Side(nil), .equal, left))?.description
        == "' = a.left' can't be written in expression-format: expected a name, but found '=' (column 2)")
  }

  @Test func arithmeticOnTheLeft() {
    let side = Side(.attribute(of: "a", .left), constant: Constant(.plus, .number(1)))
    #expect(
      failure(Equation(side, .equal, left))?.description
        == "'a.left + 1 = a.left' can't be written in expression-format: "
        + "only an attribute can stand to the left of the relation (column 8)")
  }

  @Test func constantOnTheLeft() {
    #expect(
      failure(Equation(Side(constant: .number(1)), .equal, left))?.description
        == "'1 = a.left' can't be written in expression-format: an equation begins with a view (column 1)")
  }

  /// A multiplier without anything to multiply is not printed, so the text would lose it.
  @Test func multiplierOfNothing() {
    let side = Side(nil, multiplier: Multiplier(.times, .number(2)), constant: Constant(.plus, .number(1)))
    #expect(failure(Equation(left, .equal, side))?.text == "a.left = 1")
  }

  @Test func longTextIsCutInTheMessage() {
    let name = String(repeating: "a", count: 50)
    let failure = failure(Equation(Side(.attribute(of: name + "!", .left)), .equal, left))
    #expect(
      failure?.description
        == "'aaaaaaaaaaaaaaaaaaaa…t = a.left' can't be written in expression-format: "
        + "expected '.', but found '!' (column 51)")
  }
}
