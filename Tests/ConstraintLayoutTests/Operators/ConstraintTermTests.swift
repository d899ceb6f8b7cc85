import ConstraintGrammar
import ConstraintLayout
import Testing

/// The first rows of the table of operators in the README of FormulaStyleConstraint: those that give a term.
@Suite struct ConstraintTermTests {
  private let scene = Scene("viewA")

  /// 3·x + 5
  private var term: ConstraintTerm<Box> { 3 * scene["viewA"][.width] + 5 }

  private func expect(
    _ term: ConstraintTerm<Box>, _ multiplier: Double, _ constant: Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(term.item == scene["viewA"], sourceLocation: location)
    #expect(term.attribute == .width, sourceLocation: location)
    #expect(term.multiplier == multiplier, sourceLocation: location)
    #expect(term.constant == constant, sourceLocation: location)
  }

  @Test func termPlusNumber() {
    expect(term + 2, 3, 7)
    expect(term + 0.5, 3, 5.5)
    expect(term + -2.5, 3, 2.5)
  }

  @Test func numberPlusTerm() {
    expect(2 + term, 3, 7)
    expect(0.5 + term, 3, 5.5)
  }

  @Test func termMinusNumber() {
    expect(term - 2, 3, 3)
    expect(term - 0.5, 3, 4.5)
    expect(term - -1, 3, 6)
  }

  @Test func termTimesNumber() {
    expect(term * 2, 6, 10)
    expect(term * 0.5, 1.5, 2.5)
    expect(term * -1, -3, -5)
  }

  @Test func numberTimesTerm() {
    expect(2 * term, 6, 10)
    expect(0.5 * term, 1.5, 2.5)
  }

  /// Integers that are written out are no integers of Swift's: three quarters are not none.
  @Test func numbersAmongThemselves() {
    expect(3 / 4 * scene["viewA"][.width], 0.75, 0)
    expect(10 + 20 + scene["viewA"][.width], 1, 30)
    expect(scene["viewA"][.width] * (3 / 4) + 1, 0.75, 1)
  }

  /// As in Swift, what stands first is added first: a number that gets lost beside a large one stays lost.
  @Test func orderOfAdditions() {
    expect(scene["viewA"][.width] + 1e17 + 1 - 1e17, 1, 0)
    expect(1 + (scene["viewA"][.width] + 1e17) - 1e17, 1, 0)
  }
}
