import ConstraintGrammar
import ConstraintLayout
import Testing

/// Equations that relate to the superview of a view that has none.
@Suite struct MissingSuperviewTests {
  private let scene = Scene.withNumbers
  private let orphan = Box("orphan")

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    var names = scene.bindings
    names.items["orphan"] = orphan
    #expect(dialect.outline(of: text, in: names) == report, sourceLocation: location)
  }

  @Test func constantAlone() {
    expect(
      "orphan.left = 10", in: .expressionFormat,
      """
      missing-superview 14+2
      text:1:15: error: 'orphan' has no superview, and this relates to it
      orphan.left = 10
                    ^~
      hint: add 'orphan' to its superview first
      """)
  }

  @Test func numberAlone() {
    expect(
      "orphan.baseline >= -gap", in: .expressionFormat,
      """
      missing-superview 19+4
      text:1:20: error: 'orphan' has no superview, and this relates to it
      orphan.baseline >= -gap
                         ^~~~
      hint: add 'orphan' to its superview first
      """)
  }

  @Test func superview() {
    expect(
      "orphan.width = superview.width * 0.5", in: .expressionFormat,
      """
      missing-superview 15+9
      text:1:16: error: 'orphan' has no superview, and this relates to it
      orphan.width = superview.width * 0.5
                     ^~~~~~~~~
      hint: add 'orphan' to its superview first
      """)
  }

  @Test func superviewWithAConstant() {
    expect(
      "orphan.left = superview.left + gap", in: .expressionFormat,
      """
      missing-superview 14+9
      text:1:15: error: 'orphan' has no superview, and this relates to it
      orphan.left = superview.left + gap
                    ^~~~~~~~~
      hint: add 'orphan' to its superview first
      """)
  }

  @Test func superInCompactConstraint() {
    expect(
      "orphan.left = super.left * 2", in: .compactConstraint,
      """
      missing-superview 14+5
      text:1:15: error: 'orphan' has no superview, and this relates to it
      orphan.left = super.left * 2
                    ^~~~~
      hint: add 'orphan' to its superview first
      """)
  }
}
