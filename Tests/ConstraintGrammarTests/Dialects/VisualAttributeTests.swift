import ConstraintGrammar
import Testing

/// The examples in the README of PLVisualAttributeConstraints.
@Suite struct VisualAttributeTests {
  private func equation(_ text: String) throws -> Equation { try Equation(text, in: .visualAttribute) }

  @Test func multiplierAndConstant() throws {
    let right = Side(
      .attribute(of: "firstView", .left), multiplier: Multiplier(.times, .number(2)),
      constant: Constant(.plus, .number(10)))
    let expected = Equation(Side(.attribute(of: "secondView", .left)), .greaterThanOrEqual, right)
    #expect(try equation("secondView.left >= firstView.left * 2 + 10") == expected)
  }

  @Test func severalConstraints() throws {
    let left = Side(.attribute(of: "firstView", .left), constant: Constant(.minus, .number(10)))
    let right = Side(.attribute(of: "firstView", .right), constant: Constant(.plus, .number(10)))
    let bottom = Side(
      .attribute(of: "firstView", .bottom), multiplier: Multiplier(.times, .number(2.5)),
      constant: Constant(.plus, .number(5)))
    #expect(
      try equation("secondView.left <= firstView.left - 10")
        == Equation(Side(.attribute(of: "secondView", .left)), .lessThanOrEqual, left))
    #expect(
      try equation("secondView.right >= firstView.right + 10")
        == Equation(Side(.attribute(of: "secondView", .right)), .greaterThanOrEqual, right))
    #expect(
      try equation("secondView.top == firstView.bottom * 2.5 + 5")
        == Equation(Side(.attribute(of: "secondView", .top)), .equal, bottom))
  }

  @Test(arguments: [
    ("control1.top >= control2.bottom + 20", Relation.greaterThanOrEqual, nil, AdditiveOperator.plus, 20),
    ("control1.top <= control2.bottom - 20.5", .lessThanOrEqual, nil, .minus, 20.5),
    ("control1.top == control2.bottom * 2.3 + 4.5", .equal, 2.3, .plus, 4.5),
    ("control1.top >= control2.bottom * 2 - 10", .greaterThanOrEqual, 2, .minus, 10),
  ])
  func validExamples(
    _ text: String, relation: Relation, multiplier: Double?, sign: AdditiveOperator, constant: Double
  ) throws {
    let right = Side(
      .attribute(of: "control2", .bottom), multiplier: multiplier.map { Multiplier(.times, .number($0)) },
      constant: Constant(sign, .number(constant)))
    #expect(try equation(text) == Equation(Side(.attribute(of: "control1", .top)), relation, right))
  }

  @Test func constantAlone() throws {
    let top = Side(.attribute(of: "control1", .top))
    #expect(
      try equation("control1.top >= 100") == Equation(top, .greaterThanOrEqual, Side(constant: .number(100))))
    #expect(try equation("control1.top == 100.5") == Equation(top, .equal, Side(constant: .number(100.5))))
  }

  @Test("An attribute may be in capitals or small letters", arguments: Attribute.listed)
  func anyCase(of attribute: Attribute) throws {
    let word = attribute.rawValue
    let expected = Equation(Side(.attribute(of: "a", attribute)), .equal, Side(constant: .number(1)))
    for spelling in [word, word.lowercased(), word.uppercased(), word.prefix(1).uppercased() + word.dropFirst()] {
      #expect(try equation("a.\(spelling) == 1") == expected)
    }
    #expect(try Dialect.visualAttribute.print(expected) == "a.\(word.lowercased()) == 1")
  }
}
