import ConstraintGrammar
import ConstraintLayout
import Testing

/// Many equations at once report everything that is wrong with them.
@Suite struct RejectedEquationsTests {
  private let scene = Scene("button label", metrics: ["gap": 8])

  @Test func everyError() {
    let texts = ["button.left == label.left", "buton.left == 10", "button.left ==", "button.top == lable.top * 2"]
    let rejected = #expect(throws: RejectedEquations.self) {
      try LayoutConstraint.attributeConstraints(visualFormats: texts, views: scene.views)
    }
    #expect(rejected?.entries.map(\.index) == [1, 2, 3])
    #expect(rejected?.entries.map(\.text) == Array(texts[1...]))
    #expect(rejected?.entries.map(\.diagnostic.code) == [.unknownView, .unexpectedEnd, .unknownView])
    #expect(
      rejected?.description == """
        <equation 2>:1:1: error: there is no view called 'buton'
        buton.left == 10
        ^~~~~
        hint: did you mean 'button'?
        <equation 3>:1:15: error: expected a name or a number, but the text ends here
        button.left ==
                      ^
        <equation 4>:1:15: error: there is no view called 'lable'
        button.top == lable.top * 2
                      ^~~~~
        hint: did you mean 'label'?

        """)
  }

  @Test func numbersAsWell() {
    let rejected = #expect(throws: RejectedEquations.self) {
      try scene.root.addCompactConstraints(
        ["button.width = gapp", "button.width = gap", "button.width = gap / 0"], metrics: scene.metrics,
        views: scene.views)
    }
    #expect(
      rejected?.description == """
        <equation 1>:1:16: error: there is no number called 'gapp'
        button.width = gapp
                       ^~~~
        hint: did you mean 'gap'?
        <equation 3>:1:22: error: nothing can be divided by zero
        button.width = gap / 0
                             ^
        hint: put another number in place of the zero

        """)
  }

  @Test func none() throws {
    #expect(try LayoutConstraint.attributeConstraints(visualFormats: [], views: scene.views) == [])
    #expect(try scene.root.addCompactConstraints([], views: [:]) == [])
  }

  /// A warning is no error: the constraint comes with it.
  @Test func warnings() throws {
    let resolutions = try Dialect.compactConstraint.resolve(
      all: ["button.left = 10", "button.width = 3"], in: scene.bindings)
    #expect(
      resolutions.map(\.constraint.outline) == ["button.left == nil * 1.0 + 10.0", "button.width == nil * 1.0 + 3.0"])
    #expect(resolutions.map { $0.warnings.map(\.code.rawValue) } == [["place-alone"], []])
  }
}
