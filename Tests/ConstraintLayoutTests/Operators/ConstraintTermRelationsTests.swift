import ConstraintGrammar
import ConstraintLayout
import Testing

/// The other rows of the table of operators in the README of FormulaStyleConstraint: those that give a constraint.
@Suite struct ConstraintTermRelationsTests {
  private let scene = Scene("viewA viewB")
  private var a: ConstraintTerm<Box> { scene["viewA"][.width] }
  private var b: ConstraintTerm<Box> { scene["viewB"][.height] }

  private func constraint(
    _ relation: Relation, _ multiplier: Double, _ constant: Double
  ) -> LayoutConstraint<Box> {
    LayoutConstraint(
      scene["viewA"], .width, relation, scene["viewB"], .height, multiplier: multiplier, constant: constant)
  }

  private func constraint(_ relation: Relation, _ constant: Double) -> LayoutConstraint<Box> {
    LayoutConstraint(scene["viewA"], .width, relation, constant: constant)
  }

  // MARK: a row each

  @Test func termAndTerm() throws {
    #expect(try (a == b) == constraint(.equal, 1, 0))
    #expect(try (a <= b) == constraint(.lessThanOrEqual, 1, 0))
    #expect(try (a >= b) == constraint(.greaterThanOrEqual, 1, 0))
  }

  @Test func termAndNumber() throws {
    #expect(try (a == 20) == constraint(.equal, 20))
    #expect(try (a <= 20.5) == constraint(.lessThanOrEqual, 20.5))
    #expect(try (a >= -20) == constraint(.greaterThanOrEqual, -20))
  }

  @Test func numberAndTerm() throws {
    #expect(try (20 == a) == constraint(.equal, 20))
    #expect(try (20.5 <= a) == constraint(.greaterThanOrEqual, 20.5))
    #expect(try (-20 >= a) == constraint(.lessThanOrEqual, -20))
  }

  // MARK: the form of a constraint

  /// mʳ/mˡ and (cʳ − cˡ)/mˡ
  @Test func termsOnBothSides() throws {
    #expect(try (2 * a + 3 == 5 * b + 10) == constraint(.equal, 2.5, 3.5))
    #expect(try (a + 3 <= b) == constraint(.lessThanOrEqual, 1, -3))
    #expect(try (4 * a >= b) == constraint(.greaterThanOrEqual, 0.25, 0))
    #expect(try (a == 0 * b + 1) == constraint(.equal, 0, 1))
  }

  @Test func constantsOnBothSides() throws {
    #expect(try (2 * a + 3 == 10) == constraint(.equal, 3.5))
    #expect(try (10 == 2 * a + 3) == constraint(.equal, 3.5))
    #expect(try (10 <= 2 * a + 3) == constraint(.greaterThanOrEqual, 3.5))
    #expect(try (10 >= 2 * a + 3) == constraint(.lessThanOrEqual, 3.5))
  }

  /// A division by a negative number turns an inequality round.
  @Test func negativeMultiplierOnTheLeft() throws {
    #expect(try (-2 * a <= b) == constraint(.greaterThanOrEqual, -0.5, 0))
    #expect(try (-2 * a >= b + 4) == constraint(.lessThanOrEqual, -0.5, -2))
    #expect(try (-2 * a == b) == constraint(.equal, -0.5, 0))
    #expect(try (a * -1 <= 10) == constraint(.greaterThanOrEqual, -10))
    #expect(try (10 <= a * -1) == constraint(.lessThanOrEqual, -10))
    #expect(try (a <= -2 * b) == constraint(.lessThanOrEqual, -2, 0))
  }

  @Test func largestForm() throws {
    #expect(
      try (2 * (a * 3.0 + 4) - 1 <= 0.5 * (10 + b) * 2 - 4.0)
        == constraint(.lessThanOrEqual, 1.0 / 6.0, (6.0 - 7.0) / 6.0))
    #expect(
      try (1 + 2 * (3 * (a + 4) - 5.5) * 0.25 + 6 - 7.5 >= 8 - 9 + 10 * (11 + b * 12) * (13 - 14.5) + 15 * 2 / 3 - 16)
        == constraint(.greaterThanOrEqual, -120, (-172 - 2.75) / 1.5))
  }

  // MARK: errors

  private func problem(_ make: () throws(LayoutProblem) -> LayoutConstraint<Box>) -> LayoutProblem? {
    do throws(LayoutProblem) {
      Issue.record("made \(try make().outline)")
      return nil
    } catch {
      return error
    }
  }

  @Test func multipliedByZero() {
    let problems = [
      problem { () throws(LayoutProblem) in try 0 * a == b },
      problem { () throws(LayoutProblem) in try a * 0 + 3 <= 10 },
      problem { () throws(LayoutProblem) in try 10 >= a * 0 },
    ]
    for problem in problems {
      #expect(problem?.code == .zeroMultiplier)
      #expect(problem?.message == "the attribute is multiplied by 0, so the equation says nothing about it")
      #expect(problem?.hint == "multiply by another number")
      #expect(
        problem?.description
          == "the attribute is multiplied by 0, so the equation says nothing about it (multiply by another number)")
    }
  }

  /// Also where a division makes the result finite again.
  @Test func overflow() {
    let problems = [
      problem { () throws(LayoutProblem) in try a == b * 1e300 * 1e300 },
      problem { () throws(LayoutProblem) in try a * 1e300 * 1e300 == b },
      problem { () throws(LayoutProblem) in try a * 1e-300 == b * 1e300 },
      problem { () throws(LayoutProblem) in try (a + 1e300) * 1e300 == b },
      problem { () throws(LayoutProblem) in try a == .infinity },
      problem { () throws(LayoutProblem) in try .nan <= a },
      problem { () throws(LayoutProblem) in try a * .infinity == 1 },
    ]
    for problem in problems {
      #expect(problem?.code == .notFinite)
      #expect(problem?.message == "the result is not a finite number")
      #expect(problem?.hint == "use smaller numbers, or a larger divisor")
    }
  }

  /// Where there is no second attribute, its multiplier can't be too large.
  @Test func smallMultiplierOfTheOnlyTerm() throws {
    let tiny = Double.leastNonzeroMagnitude
    #expect(try (a * tiny == tiny) == constraint(.equal, 1))
    #expect(try (2 * tiny <= tiny * a) == constraint(.greaterThanOrEqual, 2))
  }
}
