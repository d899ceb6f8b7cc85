import GrammarCombinators
import Testing

@testable import ConstraintGrammar

@Suite struct ReducedSideTests {
  private let item = SourceRange(from: 0, to: 1)

  private func term(_ attribute: Attribute = .width) throws -> ReducedSide {
    ReducedSide(item: try #require(item), attribute: attribute)
  }

  /// m·x + c as a text that two forms share exactly if they are the same.
  private func described(_ side: ReducedSide) -> String {
    let equation = ReducedSide.equation(side, .equal, side).0
    guard case .number(let constant)? = equation.left.constant?.value else { return "?" }
    guard case .number(let multiplier)? = equation.left.multiplier?.value else { return "\(constant)" }
    return "\(multiplier)x + \(constant)"
  }

  private func reduced(_ result: (ReducedSide, Refusal.Reason?)) throws -> ReducedSide {
    #expect(result.1 == nil)
    return result.0
  }

  @Test func constantsCombineByAllOperators() throws {
    let (eight, two) = (ReducedSide(constant: 8), ReducedSide(constant: 2))
    #expect(described(try reduced(ReducedSide.combine(eight, AdditiveOperator.plus, two))) == "10.0")
    #expect(described(try reduced(ReducedSide.combine(eight, AdditiveOperator.minus, two))) == "6.0")
    #expect(described(try reduced(ReducedSide.combine(eight, ScalingOperator.times, two))) == "16.0")
    #expect(described(try reduced(ReducedSide.combine(eight, ScalingOperator.dividedBy, two))) == "4.0")
    #expect(described(try reduced(eight.negated)) == "-8.0")
  }

  @Test func termAndConstantCombineAsInTheTable() throws {
    let (term, two) = (try term(), ReducedSide(constant: 2))
    #expect(described(term) == "1.0x + 0.0")
    #expect(described(try reduced(ReducedSide.combine(term, AdditiveOperator.plus, two))) == "1.0x + 2.0")
    #expect(described(try reduced(ReducedSide.combine(two, AdditiveOperator.plus, term))) == "1.0x + 2.0")
    #expect(described(try reduced(ReducedSide.combine(term, AdditiveOperator.minus, two))) == "1.0x + -2.0")
    #expect(described(try reduced(ReducedSide.combine(term, ScalingOperator.times, two))) == "2.0x + 0.0")
    #expect(described(try reduced(ReducedSide.combine(two, ScalingOperator.times, term))) == "2.0x + 0.0")
  }

  @Test func factorMultipliesBothParts() throws {
    let sum = try reduced(ReducedSide.combine(try term(), AdditiveOperator.minus, ReducedSide(constant: 3)))
    let product = try reduced(ReducedSide.combine(sum, ScalingOperator.times, ReducedSide(constant: -2)))
    #expect(described(product) == "-2.0x + 6.0")
    let again = try reduced(ReducedSide.combine(ReducedSide(constant: 0.5), ScalingOperator.times, product))
    #expect(described(again) == "-1.0x + 3.0")
  }

  @Test("A constant of zero has no sign once a factor is negative") func negativeZero() throws {
    let product = try reduced(ReducedSide.combine(try term(), ScalingOperator.times, ReducedSide(constant: -1)))
    #expect(described(product) == "-1.0x + 0.0")
  }

  @Test func whatTheTableLeavesOutIsRefused() throws {
    let (term, other, two) = (try term(), try term(.height), ReducedSide(constant: 2))
    #expect(ReducedSide.combine(term, AdditiveOperator.plus, other).1 == .twoTerms)
    #expect(ReducedSide.combine(term, AdditiveOperator.minus, term).1 == .twoTerms)
    #expect(ReducedSide.combine(two, AdditiveOperator.minus, term).1 == .constantMinusTerm)
    #expect(ReducedSide.combine(term, ScalingOperator.times, other).1 == .termTimesTerm)
    #expect(ReducedSide.combine(term, ScalingOperator.dividedBy, two).1 == .dividedTerm)
    #expect(ReducedSide.combine(two, ScalingOperator.dividedBy, term).1 == .dividedTerm)
    #expect(ReducedSide.combine(term, ScalingOperator.dividedBy, other).1 == .dividedTerm)
    #expect(term.negated.1 == .negatedTerm)
    #expect(ReducedSide.equation(two, .equal, two).1 == .noTerm)
    #expect(ReducedSide.equation(two, .equal, term).1 == nil)
  }

  @Test func whatIsNotFiniteIsRefused() throws {
    let (huge, zero) = (ReducedSide(constant: 1e308), ReducedSide(constant: 0))
    #expect(ReducedSide.combine(huge, AdditiveOperator.plus, huge).1 == .notFinite)
    #expect(ReducedSide.combine(huge, ScalingOperator.times, huge).1 == .notFinite)
    #expect(ReducedSide.combine(huge, ScalingOperator.dividedBy, zero).1 == .notFinite)
    #expect(ReducedSide.combine(zero, ScalingOperator.dividedBy, zero).1 == .notFinite)
    let scaled = try reduced(ReducedSide.combine(try term(), ScalingOperator.times, huge))
    #expect(ReducedSide.combine(scaled, ScalingOperator.times, huge).1 == .notFinite)
  }
}
