import Testing

@testable import ConstraintDiagnostics
@testable import ConstraintGrammar
@testable import ConstraintMeaning

@Suite struct LinearFormTests {
  private typealias Form = LinearForm
  private typealias Number = NormalForm.Number

  private let name = Number.scalar(.name("m", isNegated: false))
  private let negated = Number.scalar(.name("m", isNegated: true))
  private func number(_ value: Double) -> Number { .scalar(.number(value)) }
  private func term(_ item: String, _ multiplier: Double = 1, _ constant: Double = 0) -> Form {
    Form(.init(item: .named(item), attribute: .left), multiplier: number(multiplier), constant: number(constant))
  }

  @Test func sums() {
    #expect(number(1).adding(number(2)) == number(3))
    #expect(name.adding(.zero) == name)
    #expect(Number.zero.adding(negated) == negated)
    #expect(name.adding(number(2)) == .computed("m", nil, Constant(.plus, .number(2))))
    #expect(
      number(-2).adding(negated)
        == .computed("m", Multiplier(.times, .number(-1)), Constant(.minus, .number(2))))
    #expect(name.adding(number(2))?.adding(number(-2)) == .computed("m", nil, nil))
    #expect(name.adding(negated) == nil)
    #expect(number(1e308).adding(number(1e308)) == nil)
  }

  @Test func products() {
    #expect(number(2).multiplied(by: number(-3)) == number(-6))
    #expect(name.multiplied(by: .one) == name)
    #expect(Number.one.multiplied(by: name) == name)
    #expect(name.multiplied(by: number(-1)) == negated)
    #expect(number(-1).multiplied(by: negated) == name)
    #expect(name.multiplied(by: .zero) == .zero)
    #expect(negated.multiplied(by: number(2)) == .computed("m", Multiplier(.times, .number(-2)), nil))
    #expect(
      name.adding(number(3))?.multiplied(by: number(2))
        == .computed("m", Multiplier(.times, .number(2)), Constant(.plus, .number(6))))
    #expect(name.multiplied(by: name) == nil)
    #expect(number(1e308).multiplied(by: number(2)) == nil)
  }

  @Test func quotients() {
    #expect(number(1).divided(by: number(4)) == number(0.25))
    #expect(name.divided(by: .one) == name)
    #expect(name.divided(by: number(-1)) == negated)
    #expect(name.divided(by: number(2)) == .computed("m", Multiplier(.dividedBy, .number(2)), nil))
    #expect(Number.one.divided(by: name) == .reciprocal(of: .name("m", isNegated: false)))
    #expect(number(2).divided(by: name) == nil)
    #expect(name.divided(by: .zero) == nil)
    #expect(number(1e308).divided(by: number(0.1)) == nil)
  }

  @Test func sides() {
    #expect(term("a").adding(Form(constant: number(2))) == term("a", 1, 2))
    #expect(term("a", 2, 3).adding(term("a", 4, 5)) == term("a", 6, 8))
    #expect(term("a").adding(term("b"))?.terms == term("a").terms + term("b").terms)
    #expect(term("a", 2, 3).adding(term("b"))?.adding(term("a", -2)) == term("b", 1, 3))
    #expect(term("a").adding(term("a", -1)) == term("a", 0))
    #expect(term("a", 2, 3).multiplied(by: Form(constant: number(2))) == term("a", 4, 6))
    #expect(Form(constant: number(2)).multiplied(by: term("a", 2, 3)) == term("a", 4, 6))
    #expect(term("a").multiplied(by: term("a")) == nil)
    #expect(term("a", 2, 3).divided(by: Form(constant: number(2))) == term("a", 1, 1.5))
    #expect(Form(constant: number(2)).divided(by: term("a", 2)) == nil)
    #expect(term("a", 2).divided(by: term("b", 1, 1)) == nil)
    #expect(term("a", 2).divided(by: term("b"))?.divisor == term("b").terms[0].reference)
    #expect(term("a").divided(by: term("b"))?.adding(Form(constant: number(1))) == nil)
    #expect(term("a", 2, 3).negated == term("a", -2, -3))
  }

  private func stated(_ left: Form, _ relation: Relation, _ right: Form) -> String? {
    MeantEquation(left: left, relation: relation, right: right).sentence(in: .expressionFormat)
  }

  /// What stands on the wrong side is brought to the other.
  @Test func equations() throws {
    let difference = try #require(term("b").negated.flatMap(term("a").adding))
    let eight = Form(constant: number(8))
    #expect(stated(difference, .greaterThanOrEqual, eight) == "a.left >= b.left + 8")
    #expect(stated(eight, .greaterThanOrEqual, difference) == "a.left <= b.left + 8")
    #expect(stated(term("a"), .lessThanOrEqual, difference) == nil)
    #expect(stated(term("c"), .equal, difference) == nil)
    let ratio = try #require(term("a", 2).divided(by: term("b")))
    #expect(stated(ratio, .equal, eight) == "a.left = b.left * 4")
    // Of a factor with no known sign, nobody knows how it turns the relation.
    #expect(stated(ratio, .lessThanOrEqual, eight) == nil)
    let named = Form(
      .init(item: .named("a"), attribute: .left), multiplier: .reciprocal(of: .name("m", isNegated: false)))
    #expect(stated(named, .equal, term("b")) == "a.left = b.left * m")
    #expect(stated(named, .lessThanOrEqual, term("b")) == nil)
  }

  /// Rounding errors of the last places are nobody's intention.
  @Test(arguments: [
    (0.1, 0.2, 0.3), (0.7, 0.1, 0.8), (-0.1, -0.2, -0.3), (1e20, 1, 1e20), (1e-20, 1e-20, 2e-20), (0, 0, 0),
    (0.1, -0.1, 0), (123456.7, 0.1, 123456.8), (.leastNonzeroMagnitude, 0, .leastNonzeroMagnitude),
  ])
  func tidySums(first: Double, second: Double, sum: Double) {
    #expect(number(first).adding(number(second))?.tidy == number(sum))
  }

  @Test func fractionsWithoutEnd() {
    #expect(number(1 / 3).tidy == number(1 / 3))
    #expect(number(2 / 3).tidy == number(2 / 3))
  }
}
