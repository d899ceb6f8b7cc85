import ConstraintGrammar
import ConstraintLayout
import Testing

/// `formula-style`: both sides reduced to m·x + c, and the first attribute brought alone to the left.
@Suite struct ReductionTests {
  private let scene = Scene("a b")

  @Test(arguments: [
    // Terms on both sides: mʳ/mˡ and (cʳ − cˡ)/mˡ.
    ("a[.width] == b[.width]", "a.width == b.width * 1.0 + 0.0"),
    ("a[.width] + 3 == b[.width]", "a.width == b.width * 1.0 + -3.0"),
    ("a[.width] - 3 == b[.width] + 4", "a.width == b.width * 1.0 + 7.0"),
    ("2 * a[.width] == b[.width]", "a.width == b.width * 0.5 + 0.0"),
    ("2 * a[.width] + 3 == 5 * b[.width] + 10", "a.width == b.width * 2.5 + 3.5"),
    ("(a[.width] + 3) * 2 == (b[.width] - 1) * 4", "a.width == b.width * 2.0 + -5.0"),
    ("a[.width] == a[.height] * (4.0 / 3.0)", "a.width == a.height * 1.3333333333333333 + 0.0"),
    // A negative multiplier on the left turns an inequality round.
    ("-2 * a[.width] <= b[.width] + 4", "a.width >= b.width * -0.5 + -2.0"),
    ("-2 * a[.width] >= b[.width]", "a.width <= b.width * -0.5 + 0.0"),
    ("-2 * a[.width] == b[.width]", "a.width == b.width * -0.5 + 0.0"),
    ("a[.width] <= -2 * b[.width]", "a.width <= b.width * -2.0 + 0.0"),
    // A constant on the left swaps the sides and turns an inequality round, …
    ("10 == a[.width]", "a.width == nil * 1.0 + 10.0"),
    ("10 <= a[.width]", "a.width >= nil * 1.0 + 10.0"),
    ("10 >= a[.width]", "a.width <= nil * 1.0 + 10.0"),
    ("10 <= 2 * a[.width] + 4", "a.width >= nil * 1.0 + 3.0"),
    // … and a negative multiplier turns it back.
    ("10 <= a[.width] * -1", "a.width <= nil * 1.0 + -10.0"),
    ("10 >= -2 * a[.width] + 4", "a.width >= nil * 1.0 + -3.0"),
    ("10 == -2 * a[.width]", "a.width == nil * 1.0 + -5.0"),
    // Constants alone.
    ("2 * a[.width] - 6 <= 10", "a.width <= nil * 1.0 + 8.0"),
    ("-2 * a[.width] - 6 <= 10", "a.width >= nil * 1.0 + -8.0"),
    ("1 + 2 * 3 == a[.width]", "a.width == nil * 1.0 + 7.0"),
    // The items are those of their sides, whatever they are called.
    ("b[.height] >= a[.width] + 1", "b.height >= a.width * 1.0 + 1.0"),
    ("a[.leftMargin] == b[.centerXWithinMargins]", "a.leftMargin == b.centerXWithinMargins * 1.0 + 0.0"),
  ])
  func reduced(text: String, outline: String) {
    #expect(Dialect.formulaStyle.outline(of: text, in: scene.bindings) == outline)
  }

  /// The multiplier of a constant plays no part, and can't be too large.
  @Test func smallMultiplierOfTheOnlyTerm() {
    #expect(
      Dialect.formulaStyle.outline(of: "1e-320 * a[.width] == 1e-320", in: scene.bindings)
        == "a.width == nil * 1.0 + 1.0")
  }
}
