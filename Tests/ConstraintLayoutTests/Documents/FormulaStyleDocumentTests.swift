import ConstraintGrammar
import ConstraintLayout
import Testing

/// Every example in the README of FormulaStyleConstraint, as Swift and as text. The table of operators has a suite of its
/// own.
@Suite struct FormulaStyleDocumentTests {
  private let scene = Scene("viewA viewB")

  private func constraint(_ text: String) throws(Diagnostic) -> LayoutConstraint<Box> {
    try Dialect.formulaStyle.resolve(text, in: scene.bindings).constraint
  }

  /// "例1": half the width, less 4.
  @Test func firstExample() throws {
    let (viewA, viewB) = (scene["viewA"], scene["viewB"])
    let expected = LayoutConstraint(viewA, .width, .equal, viewB, .width, multiplier: 0.5, constant: -4.0)
    let constraint: LayoutConstraint<Box> = try viewA[.width] == 0.5 * viewB[.width] - 4.0
    #expect(constraint == expected)
    #expect(try self.constraint("viewA[.Width] == 0.5 * viewB[.Width] - 4.0") == expected)
  }

  /// "例2": the width is to the height as 3 to 4, or rather as 4 to 3.
  @Test func secondExample() throws {
    let viewA = scene["viewA"]
    let expected = LayoutConstraint(viewA, .width, .equal, viewA, .height, multiplier: 4.0 / 3.0, constant: 0.0)
    let constraint: LayoutConstraint<Box> = try viewA[.width] * 3.0 == viewA[.height] * 4.0
    #expect(constraint == expected)
    #expect(try self.constraint("viewA[.Width] * 3.0 == viewA[.Height] * 4.0") == expected)
  }

  /// "制約項": a term by itself, times 1, plus 0.
  @Test func term() {
    let term = scene["viewA"][.width]
    #expect(term.item == scene["viewA"])
    #expect(term.attribute == .width)
    #expect(term.multiplier == 1)
    #expect(term.constant == 0)
  }
}
