import Testing

@testable import ConstraintGrammar

@Suite struct ScalarArithmeticTests {
  private let name = Scalar<String>.name("m", isNegated: false)
  private let negated = Scalar<String>.name("m", isNegated: true)
  private let zero = Scalar<String>.number(0)
  private let one = Scalar<String>.number(1)
  private let two = Scalar<String>.number(2)
  private let minusOne = Scalar<String>.number(-1)
  private let large = Scalar<String>.number(1e308)

  @Test func sums() {
    #expect(one.adding(two) == .number(3))
    #expect(name.adding(zero) == name)
    #expect(zero.adding(negated) == negated)
    #expect(name.adding(one) == nil)
    #expect(name.adding(negated) == nil)
    #expect(large.adding(large) == nil)
  }

  @Test func products() {
    #expect(two.multiplied(by: .number(-3)) == .number(-6))
    #expect(name.multiplied(by: one) == name)
    #expect(one.multiplied(by: name) == name)
    #expect(name.multiplied(by: minusOne) == negated)
    #expect(minusOne.multiplied(by: negated) == name)
    #expect(name.multiplied(by: zero) == zero)
    #expect(zero.multiplied(by: name) == zero)
    #expect(name.multiplied(by: two) == nil)
    #expect(name.multiplied(by: name) == nil)
    #expect(large.multiplied(by: two) == nil)
  }

  @Test func quotients() {
    #expect(one.divided(by: 4) == .number(0.25))
    #expect(name.divided(by: 1) == name)
    #expect(name.divided(by: -1) == negated)
    #expect(name.divided(by: 2) == nil)
    #expect(large.divided(by: 0.1) == nil)
  }

  /// Rounding errors of the last places are nobody's intention.
  @Test(arguments: [
    (0.1, 0.2, 0.3), (0.7, 0.1, 0.8), (-0.1, -0.2, -0.3), (1e20, 1, 1e20), (1e-20, 1e-20, 2e-20), (0, 0, 0),
    (0.1, -0.1, 0), (123456.7, 0.1, 123456.8),
  ])
  func tidySums(first: Double, second: Double, sum: Double) {
    #expect(Scalar<String>.number(first).adding(.number(second)) == .number(sum))
  }

  @Test func smallestNumbers() {
    let smallest = Scalar<String>.number(.leastNonzeroMagnitude)
    #expect(smallest.adding(zero) == smallest)
    #expect(smallest.adding(smallest) == .number(2 * .leastNonzeroMagnitude))
  }

  @Test func thirds() { #expect(one.divided(by: 3) == .number(0.3333333333333333)) }
}
