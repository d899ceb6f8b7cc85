import Testing

@testable import ConstraintGrammar

@Suite struct MeantSideTests {
  private let a = MeantSide(term: MeantSide.Term(attribute: .attribute(of: "a", .left)))
  private let b = MeantSide(term: MeantSide.Term(attribute: .attribute(of: "b", .left)))
  private let m = MeantSide(constant: .name("m", isNegated: false))
  private func number(_ value: Double) -> MeantSide { MeantSide(constant: .number(value)) }

  private func form(_ multiplier: Double, _ constant: Double) -> MeantSide {
    MeantSide(
      term: MeantSide.Term(attribute: .attribute(of: "a", .left), multiplier: .number(multiplier)),
      constant: .number(constant))
  }

  @Test func sums() {
    #expect(number(1).adding(number(2)) == number(3))
    #expect(a.adding(number(2)) == form(1, 2))
    #expect(number(2).adding(a) == form(1, 2))
    #expect(form(2, 3).adding(form(4, 5)) == form(6, 8))
    #expect(a.adding(b) == nil)
    #expect(a.adding(m)?.constant == m.constant)
    #expect(a.adding(number(1))?.adding(m) == nil)
  }

  @Test func products() {
    #expect(number(2).multiplied(by: number(3)) == number(6))
    #expect(form(2, 3).multiplied(by: number(4)) == form(8, 12))
    #expect(number(4).multiplied(by: form(2, 3)) == form(8, 12))
    #expect(a.multiplied(by: m)?.term?.multiplier == m.constant)
    #expect(m.multiplied(by: a) == a.multiplied(by: m))
    #expect(form(2, 0).multiplied(by: m) == nil)
    #expect(form(1, 3).multiplied(by: m) == nil)
    #expect(a.multiplied(by: b) == nil)
    #expect(a.multiplied(by: a) == nil)
  }

  @Test func quotients() {
    #expect(number(6).divided(by: number(3)) == number(2))
    #expect(form(2, 3).divided(by: number(4)) == form(0.5, 0.75))
    #expect(a.divided(by: number(0)) == nil)
    #expect(a.divided(by: m) == nil)
    #expect(number(1).divided(by: a) == nil)
    #expect(m.divided(by: number(1)) == m)
    #expect(m.divided(by: number(2)) == nil)
  }

  @Test func negation() {
    #expect(form(2, -3).negated == form(-2, 3))
    #expect(m.negated.constant == .name("m", isNegated: true))
  }
}
