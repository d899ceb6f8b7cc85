import ConstraintGrammar
import Testing

/// The examples in the README of NSLayoutConstraint+Equations.
@Suite struct EquationsTests {
  private func equation(_ text: String) throws -> Equation { try Equation(text, in: .equations) }

  @Test func equalWidths() throws {
    #expect(try equation("width = width") == Equation(Side(.implied(.width)), .equal, Side(.implied(.width))))
  }

  @Test(arguments: [
    ("leading = leading + 10", Attribute.leading, Attribute.leading, AdditiveOperator.plus),
    ("trailing = trailing - 10", .trailing, .trailing, .minus),
    ("trailing = leading - 10", .trailing, .leading, .minus),
    ("top = top + 10", .top, .top, .plus),
    ("bottom = bottom - 10", .bottom, .bottom, .minus),
  ])
  func tenPoints(_ text: String, left: Attribute, right: Attribute, sign: AdditiveOperator) throws {
    let side = Side(.implied(right), constant: Constant(sign, .number(10)))
    #expect(try equation(text) == Equation(Side(.implied(left)), .equal, side))
  }

  @Test func twiceTheWidth() throws {
    let right = Side(.implied(.width), multiplier: Multiplier(.times, .number(2)))
    #expect(try equation("width = 2 * width") == Equation(Side(.implied(.width)), .equal, right))
  }

  @Test("'<' is at most, '>' is at least", arguments: [("<", Relation.lessThanOrEqual), (">", .greaterThanOrEqual)])
  func inequality(sign: String, relation: Relation) throws {
    let width = Side(.implied(.width))
    #expect(try equation("width \(sign) width") == Equation(width, relation, width))
    #expect(try equation("width \(sign) 100") == Equation(width, relation, Side(constant: .number(100))))
  }

  @Test func constantAlone() throws {
    let expected = Equation(Side(.implied(.height)), .equal, Side(constant: .number(44)))
    #expect(try equation("height = 44") == expected)
  }
}
