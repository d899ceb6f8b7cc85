import ConstraintGrammar
import ConstraintLayout
import Testing

/// Named numbers that are not finite.
@Suite struct NamedNumberTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  @Test func notANumber() {
    expect(
      "button.width = nothing", in: .expressionFormat,
      """
      not-finite 15+7
      text:1:16: error: the number called 'nothing' is nan
      button.width = nothing
                     ^~~~~~~
      hint: give it a finite value
      """)
  }

  @Test func infinite() {
    expect(
      "button.left = endless", in: .expressionFormat,
      """
      not-finite 14+7
      text:1:15: error: the number called 'endless' is -inf
      button.left = endless
                    ^~~~~~~
      hint: give it a finite value
      """)
  }

  @Test func negatedInfinite() {
    expect(
      "button.width = label.width * -endless", in: .expressionFormat,
      """
      not-finite 30+7
      text:1:31: error: the number called 'endless' is -inf
      button.width = label.width * -endless
                                    ^~~~~~~
      hint: give it a finite value
      """)
  }

  @Test func computed() {
    expect(
      "button.width = nothing * 2", in: .compactConstraint,
      """
      not-finite 15+7
      text:1:16: error: the number called 'nothing' is nan
      button.width = nothing * 2
                     ^~~~~~~
      hint: give it a finite value
      """)
  }

  @Test func factor() {
    expect(
      "button.width = gap * nothing", in: .compactConstraint,
      """
      not-finite 21+7
      text:1:22: error: the number called 'nothing' is nan
      button.width = gap * nothing
                           ^~~~~~~
      hint: give it a finite value
      """)
  }

  @Test func addend() {
    expect(
      "button.width=gap+endless", in: .compactConstraint,
      """
      not-finite 17+7
      text:1:18: error: the number called 'endless' is -inf
      button.width=gap+endless
                       ^~~~~~~
      hint: give it a finite value
      """)
  }
}
