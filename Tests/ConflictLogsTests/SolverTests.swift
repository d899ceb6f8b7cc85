import ConstraintGrammar
import ConstraintLayout
import Testing

@testable import ConflictLogs

/// The search for contradictions; `fuzz conflicts` compares it with another one.
@Suite struct SolverTests {
  /// What follows from the digits that are printed only is no contradiction; what goes beyond them is one.
  @Test(arguments: [
    (221.0, 0.384615, 85.0, "fits"), (432, 0.462963, 200, "fits"), (650, 0.384615, 250.001, "fits within the digits"),
    (1103.43, 0.7654321, 844.602, "fits within the digits"), (221, 0.384615, 86, "contradictory"),
    (650, 0.384615, 250.01, "contradictory"),
  ])
  func digitsThatAreLost(height: Double, ratio: Double, width: Double, expected: String) {
    let constraints = [
      PrintedConstraint(LayoutConstraint("a", .width, .equal, "a", .height, multiplier: ratio, constant: 0)),
      PrintedConstraint(LayoutConstraint("a", .width, .equal, constant: width)),
      PrintedConstraint(LayoutConstraint("a", .height, .equal, constant: height)),
    ]
    let actual =
      switch Satisfiability(of: constraints) {
      case .satisfiable(let isWithinDigits): isWithinDigits ? "fits within the digits" : "fits"
      case .contradictory: "contradictory"
      case .givesWay, .tooLarge: "neither"
      }
    #expect(actual == expected)
  }

  @Test func optionalOnesGiveWay() {
    func width(_ constant: Double, _ priority: Double) -> PrintedConstraint {
      PrintedConstraint(LayoutConstraint("a", .width, .equal, constant: constant, priority: priority))
    }
    guard case .givesWay(1, let found) = Satisfiability(of: [width(10, 1000), width(20, 750), width(10, 250)]) else {
      Issue.record("it is the second")
      return
    }
    #expect(found.constraints == [0, 1])
  }

  @Test func prefersSmallSets() {
    func equal(_ item: String, _ attribute: Attribute, _ other: String, _ second: Attribute, _ constant: Double)
      -> PrintedConstraint
    { PrintedConstraint(LayoutConstraint(item, attribute, .equal, other, second, constant: constant)) }
    let chain = [
      equal("a", .left, "b", .left, 1), equal("b", .left, "c", .left, 1), equal("a", .left, "c", .left, 5),
      equal("d", .top, "e", .top, 1), equal("d", .top, "e", .top, 2),
    ]
    guard case .contradictory(let found) = Satisfiability(of: chain) else {
      Issue.record("it is contradictory")
      return
    }
    #expect(found.constraints == [0, 1, 2] || found.constraints == [3, 4])
  }

  @Test(arguments: [
    (0.333333, "1/3"), (0.666667, "2/3"), (-0.333333, "-1/3"), (0.5, "1/2"), (166.667, "500/3"), (44, "44"),
    (2.22507e-308, "0"), (0.4, "2/5"), (5000, "5000"), (1e300, "1000000000"), (0.1, "1/10"), (375.5, "751/2"),
    (0.425531923770905, "0.425531923770905"),
  ]) func printedNumbers(_ number: Double, _ meant: String) {
    let parts = meant.split(separator: "/").compactMap { Int64($0) }
    let rational = Rational(printed: number)
    if parts.isEmpty {
      #expect(abs(rational.value - number) < 1e-6)
    } else {
      #expect(rational == Rational(parts[0], parts.count > 1 ? parts[1] : 1))
    }
  }

  /// What is too long for 64 bits is exact, up to a length that no layout needs.
  @Test func longNumbers() {
    let long = Rational(.max) * Rational(.max) * Rational(.max)
    #expect(Rational(.max) + .one - .one == Rational(.max))
    #expect((long + .one) - long == .one)
    #expect(long / Rational(.max) / Rational(.max) == Rational(.max))
    #expect((.one / long) * long == .one)
    #expect(-long - long == long * Rational(-2))
    #expect(long.isPositive && (-long).isNegative && !(-long).isPositive)
    #expect((long / Rational(.min)).value == -0x1p126)
    #expect((Rational(1, 3) + .one / long - Rational(1, 3)) * long == .one)
    let tooLong = (0..<9).reduce(Rational(.max)) { product, _ in product * Rational(.max) }
    #expect(tooLong.isUnknown)
    #expect((Rational.unknown - .unknown).isUnknown)
    #expect((.one / Rational.zero).isUnknown)
    #expect(!Rational.unknown.isPositive && !Rational.unknown.isZero)
  }

  /// Division by hand, in which a digit of the quotient is guessed, against multiplication.
  @Test func quotients() {
    let edges: [Int64] = [1, 2, 3, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0x1_0000_0000, 0x7FFF_FFFF_FFFF_FFFF]
    let numbers = edges.flatMap { high in
      edges.flatMap { middle in
        edges.map { low in
          (LongInteger(high) * LongInteger(0x1_0000_0000) + LongInteger(middle)) * LongInteger(0x1_0000_0000)
            + LongInteger(low)
        }
      }
    }
    let divisors = numbers.enumerated().filter { $0.offset % 5 == 0 }.map(\.element) + edges.map { LongInteger($0) }
    for divisor in divisors {
      for number in numbers {
        let quotient = number / divisor
        let rest = number + -(quotient * divisor)
        #expect(!rest.isNegative && (rest + -divisor).isNegative, "\(number) / \(divisor)")
      }
    }
    #expect(LongInteger.greatestCommonDivisor(numbers[7] * numbers[9], numbers[9]) == numbers[9])
  }

  /// Numbers that 64 bits are too short for contradict each other, or do not, by the last digit of one.
  @Test(arguments: [(0, "fits"), (1, "contradictory")]) func oddMultipliers(difference: Double, expected: String) {
    // Each view is 0.7071 as wide as the next, and somewhat more.
    let ratios = (0..<12).map { 0.70711 + Double($0) / 100_000 }
    var constraints = ratios.enumerated().map { index, ratio in
      PrintedConstraint(
        LayoutConstraint("\(index)", .width, .equal, "\(index + 1)", .width, multiplier: ratio, constant: 1))
    }
    constraints += [0, 12].map { PrintedConstraint(LayoutConstraint("\($0)", .width, .equal, "a", .width)) }
    constraints.append(
      PrintedConstraint(
        LayoutConstraint("0", .width, .lessThanOrEqual, "12", .width, constant: -difference)))
    let actual =
      switch Satisfiability(of: constraints) {
      case .satisfiable: "fits"
      case .contradictory: "contradictory"
      case .givesWay, .tooLarge: "neither"
      }
    #expect(actual == expected)
  }

  /// Where the margins and the centres between them are, from left to right and from right to left: each is so much to the right
  /// of the left edge, or below the top, and nowhere else.
  @Test(arguments: [
    (Attribute.leftMargin, 10.0, 10.0), (.rightMargin, 70, 70), (.leadingMargin, 10, 70), (.trailingMargin, 70, 10),
    (.centerXWithinMargins, 40, 40), (.topMargin, 20, 20), (.bottomMargin, 60, 60), (.centerYWithinMargins, 40, 40),
    (.centerX, 50, 50), (.centerY, 50, 50), (.leading, 0, 100), (.trailing, 100, 0), (.left, 0, 0), (.right, 100, 100),
  ]) func lines(_ attribute: Attribute, fromLeftToRight: Double, fromRightToLeft: Double) {
    let isVertical = attribute.kind == .vertical
    let places: [(Attribute, Double)] =
      isVertical ? [(.topMargin, 20), (.bottomMargin, 60)] : [(.leftMargin, 10), (.rightMargin, 70)]
    let fixed = places.map { line, place in
      PrintedConstraint(LayoutConstraint("a", line, .equal, "a", isVertical ? .top : .left, constant: place))
    }
    let size = PrintedConstraint(LayoutConstraint("a", isVertical ? .height : .width, .equal, constant: 100))
    // Another item marks the place: its left edge, or its top, is where the line is.
    for (isRightToLeft, place) in [(false, fromLeftToRight), (true, fromRightToLeft)] {
      let mark = PrintedConstraint(
        LayoutConstraint(
          "b", isVertical ? .top : .left, .equal, "a", isVertical ? .top : .left, constant: place))
      for distance in [0.0, 1] {
        let line = PrintedConstraint(
          LayoutConstraint("b", isVertical ? .top : .left, .equal, "a", attribute, constant: distance),
          isRightToLeft: isRightToLeft)
        let isSatisfiable =
          if case .satisfiable = Satisfiability(of: fixed + [size, mark, line]) { true } else { false }
        #expect(isSatisfiable == (distance == 0), "\(attribute) \(isRightToLeft ? "RTL" : "LTR") \(distance)")
      }
    }
  }
}
