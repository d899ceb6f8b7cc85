import ConstraintGrammar
import ConstraintLayout
import Testing

/// The multiplier and the constant of a constraint, in double precision, with every minus that was written.
@Suite struct ArithmeticTests {
  private let scene = Scene("a b", metrics: ["gap": 8, "third": 1.0 / 3, "zero": 0, "back": -2.5, "whole": 49])

  private func expect(
    _ text: String, in dialect: Dialect, _ outline: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == outline, sourceLocation: location)
  }

  /// The library drops the minus of `= -10`, and misreads `* -2 + 5`.
  @Test(arguments: [
    ("a.width = -10", "a.width == nil * 1.0 + -10.0"),
    ("a.left = -10", "a.left == root.left * 1.0 + -10.0"),
    ("a.width = b.width * -2 + 5", "a.width == b.width * -2.0 + 5.0"),
    ("a.width = b.width + -5", "a.width == b.width * 1.0 + -5.0"),
    ("a.width = b.width - 5", "a.width == b.width * 1.0 + -5.0"),
    ("a.width = b.width - -5", "a.width == b.width * 1.0 + 5.0"),
    ("a.width = b.width--5", "a.width == b.width * 1.0 + 5.0"),
    ("a.width = b.width * -2 - -5", "a.width == b.width * -2.0 + 5.0"),
    ("a.width = - gap", "a.width == nil * 1.0 + -8.0"),
    ("a.width = -back", "a.width == nil * 1.0 + 2.5"),
    ("a.width = b.width * -back - gap", "a.width == b.width * 2.5 + -8.0"),
    ("a.width = b.width - -gap", "a.width == b.width * 1.0 + 8.0"),
    ("a.width = b.width + -back", "a.width == b.width * 1.0 + 2.5"),
  ])
  func minusSigns(text: String, outline: String) { expect(text, in: .expressionFormat, outline) }

  @Test(arguments: [
    ("a.width = -10", "a.width == nil * 1.0 + -10.0"),
    ("a.width = +10", "a.width == nil * 1.0 + 10.0"),
    ("a.width = b.width / -2", "a.width == b.width * -0.5 + 0.0"),
    ("a.width = b.width / 1.6 - -5", "a.width == b.width * 0.625 + 5.0"),
    ("a.width = b.width * -2 + +5", "a.width == b.width * -2.0 + 5.0"),
    ("a.width = b.width / gap - gap", "a.width == b.width * 0.125 + -8.0"),
    ("a.width = b.width / 3", "a.width == b.width * 0.3333333333333333 + 0.0"),
    ("a.width = b.width / back", "a.width == b.width * -0.4 + 0.0"),
  ])
  func division(text: String, outline: String) { expect(text, in: .compactConstraint, outline) }

  /// A metric with arithmetic is one number.
  @Test(arguments: [
    ("a.width = gap * 2", "a.width == nil * 1.0 + 16.0"),
    ("a.width = gap / 2", "a.width == nil * 1.0 + 4.0"),
    ("a.width = gap + 2", "a.width == nil * 1.0 + 10.0"),
    ("a.width = gap - 2", "a.width == nil * 1.0 + 6.0"),
    ("a.width = gap - -2", "a.width == nil * 1.0 + 10.0"),
    ("a.width = gap * 2 + 3", "a.width == nil * 1.0 + 19.0"),
    ("a.width = gap / gap - back", "a.width == nil * 1.0 + 3.5"),
    ("a.width >= gap * back + gap", "a.width >= nil * 1.0 + -12.0"),
    ("a.width = gap * zero + 1e-3", "a.width == nil * 1.0 + 0.001"),
    ("a.width = zero / gap", "a.width == nil * 1.0 + 0.0"),
    ("a.width = gap / 3", "a.width == nil * 1.0 + 2.6666666666666665"),
    // Not 49 times the reciprocal of 49, which is less than 1.
    ("a.width = whole / 49", "a.width == nil * 1.0 + 1.0"),
    ("a.left = third * 3 + 1", "a.left == nil * 1.0 + 2.0"),
  ])
  func computedNumbers(text: String, outline: String) throws {
    let constraint = try Dialect.compactConstraint.resolve(text, in: scene.bindings).constraint
    #expect(constraint.outline == outline)
  }

  /// Numbers that single precision would spoil.
  @Test(arguments: [
    ("a.width = 16777217", Dialect.expressionFormat, "a.width == nil * 1.0 + 16777217.0"),
    ("a.width = b.width * 0.1 + 0.7", .expressionFormat, "a.width == b.width * 0.1 + 0.7"),
    ("a.width = b.width * third", .expressionFormat, "a.width == b.width * 0.3333333333333333 + 0.0"),
    ("a.width = b.width / 1.1", .compactConstraint, "a.width == b.width * 0.9090909090909091 + 0.0"),
    ("a.width = 1e100", .compactConstraint, "a.width == nil * 1.0 + 1e+100"),
    ("a.width = 1e-46", .compactConstraint, "a.width == nil * 1.0 + 1e-46"),
    ("a.width == b.width * 123456.789 + 0.1", .visualAttribute, "a.width == b.width * 123456.789 + 0.1"),
    ("a[.width] * 3 == b[.width]", .formulaStyle, "a.width == b.width * 0.3333333333333333 + 0.0"),
    ("a[.width] == b[.width] + 0.1 + 0.2", .formulaStyle, "a.width == b.width * 1.0 + 0.30000000000000004"),
  ])
  func doublePrecision(text: String, dialect: Dialect, outline: String) { expect(text, in: dialect, outline) }

  /// There is no −0 for a person to wonder at.
  @Test(arguments: [
    ("a.width = -0", Dialect.expressionFormat, "a.width == nil * 1.0 + 0.0"),
    ("a.width = b.width - 0", .expressionFormat, "a.width == b.width * 1.0 + 0.0"),
    ("a.width = b.width * -0", .expressionFormat, "a.width == b.width * 0.0 + 0.0"),
    ("a.width = -zero", .expressionFormat, "a.width == nil * 1.0 + 0.0"),
    ("-3 * a[.width] == 0", .formulaStyle, "a.width == nil * 1.0 + 0.0"),
    ("-3 * a[.width] == 0 * b[.width]", .formulaStyle, "a.width == b.width * 0.0 + 0.0"),
  ])
  func zero(text: String, dialect: Dialect, outline: String) { expect(text, in: dialect, outline) }
}
