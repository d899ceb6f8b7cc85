import Testing

@testable import ConstraintGrammar
@testable import ConstraintMeaning

/// What equations state before there are views, and that no dialect is different from another from there on.
@Suite struct NormalFormTests {
  private typealias Number = NormalForm.Number
  private typealias Reference = NormalForm.Reference

  private func form(_ text: String, in dialect: Dialect) throws -> NormalForm {
    try NormalForm(Equation(text, in: dialect), meaning: dialect.meaning)
  }

  private func solved(_ text: String, in dialect: Dialect) throws -> NormalForm {
    try form(text, in: dialect).solved(lhs: "a", rhs: "b")
  }

  @Test func parts() throws {
    #expect(
      try form("a.width = super.height / gap - 3", in: .compactConstraint)
        == NormalForm(
          first: Reference(item: .named("a"), attribute: .width), relation: .equal,
          second: Reference(item: .superview(unlessView: "super"), attribute: .height),
          multiplier: .reciprocal(of: .name("gap", isNegated: false)), constant: .scalar(.number(-3))))
  }

  @Test func constantOnTheLeft() throws {
    #expect(
      try form("3 <= 2 * a[.left] + 1", in: .formulaStyle)
        == NormalForm(
          first: Reference(item: .named("a"), attribute: .left), firstMultiplier: .scalar(.number(2)),
          firstConstant: .scalar(.number(1)), relation: .greaterThanOrEqual, second: nil,
          constant: .scalar(.number(3)), firstSide: .right))
  }

  @Test func constantsAlone() throws {
    #expect(
      try form("a.baseline = gap", in: .expressionFormat).second
        == Reference(item: .understoodSuperview, attribute: .top))
    #expect(try form("a.width = gap", in: .expressionFormat).second == nil)
    #expect(try form("a.left = gap", in: .compactConstraint).second == nil)
    #expect(try form("left = 3", in: .equations).second == nil)
    let itself = try form("a.left == 3", in: .visualAttribute)
    #expect(itself.second == itself.first)
    #expect(itself.multiplier == .zero)
  }

  /// The same said in each dialect.
  @Test(arguments: [
    ("a.width = b.height * 0.5 - 3", Dialect.expressionFormat), ("a.width = b.height / 2 - 3", .compactConstraint),
    ("width = 0.5 * height - 3", .equations), ("a.width == b.height * 0.5 - 3", .visualAttribute),
    ("2 * a[.width] + 6 == b[.height]", .formulaStyle),
  ])
  func sameForm(text: String, dialect: Dialect) throws {
    #expect(
      try solved(text, in: dialect)
        == NormalForm(
          first: Reference(item: .named("a"), attribute: .width), relation: .equal,
          second: Reference(item: .named("b"), attribute: .height), multiplier: .scalar(.number(0.5)),
          constant: .scalar(.number(-3))))
  }

  @Test func sameSuperview() throws {
    let word = try solved("a.left = superview.left - 10", in: .expressionFormat)
    #expect(try solved("a.left = -10", in: .expressionFormat) == word)
    #expect(try solved("a.left = super.left - 10", in: .compactConstraint) == word)
  }

  /// A view on the left that is called by the word is what the word means on the right.
  @Test func viewCalledSuper() throws {
    #expect(
      try solved("super.left = super.left", in: .compactConstraint).second
        == Reference(item: .named("super"), attribute: .left))
    #expect(
      try solved("superview.left = superview.left", in: .expressionFormat).second
        == Reference(item: .superview(unlessView: nil), attribute: .left))
  }

  @Test func namedNumbersOnBothSides() throws {
    let gap = Scalar.name("gap", isNegated: false)
    func form(_ relation: Relation) throws -> NormalForm {
      let equation = Equation(
        Side(.attribute(of: "a", .width), multiplier: Multiplier(.times, gap)), relation,
        Side(.attribute(of: "b", .width)))
      return try NormalForm(equation, meaning: Meaning())
    }
    #expect(try form(.equal).solved(lhs: "", rhs: "").multiplier == .reciprocal(of: gap))
    // Of a name nobody knows whether it turns the relation.
    let problem = #expect(throws: Unsolvable.self) { try form(.lessThanOrEqual).solved(lhs: "", rhs: "") }
    #expect(problem == Unsolvable(.namesOnBothSides, .side(.left)))
  }
}
