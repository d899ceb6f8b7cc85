import ConstraintGrammar
import ConstraintLayout
import Testing

/// Every example in the README of NSLayoutConstraint+ExpressionFormat.
@Suite struct ExpressionFormatDocumentTests {
  private let scene = Scene("view view1 view2", metrics: ["myVar": 0.75, "margin": 10])

  private func constraint(_ text: String) throws(Diagnostic) -> LayoutConstraint<Box> {
    try LayoutConstraint.constraint(expressionFormat: text, parameters: scene.parameters)
  }

  // MARK: "Example Strings"

  @Test func constantAlone() throws {
    #expect(
      try constraint("view1.left = 10")
        == LayoutConstraint(scene["view1"], .left, .equal, scene.root, .left, multiplier: 1, constant: 10))
  }

  @Test func widthOfSuperview() throws {
    #expect(
      try constraint("view1.width = superview.width")
        == LayoutConstraint(scene["view1"], .width, .equal, scene.root, .width, multiplier: 1, constant: 0))
  }

  @Test func multiplier() throws {
    #expect(
      try constraint("view1.width = superview.width * 0.9")
        == LayoutConstraint(scene["view1"], .width, .equal, scene.root, .width, multiplier: 0.9, constant: 0))
  }

  @Test func namedMultiplier() throws {
    #expect(
      try constraint("view1.width = superview.width * myVar")
        == LayoutConstraint(scene["view1"], .width, .equal, scene.root, .width, multiplier: 0.75, constant: 0))
  }

  @Test func subtractedConstant() throws {
    #expect(
      try constraint("view1.width = view2.width - 20")
        == LayoutConstraint(scene["view1"], .width, .equal, scene["view2"], .width, multiplier: 1, constant: -20))
  }

  @Test func multiplierAndConstant() throws {
    #expect(
      try constraint("view1.width = view2.width * 0.9 + 5")
        == LayoutConstraint(scene["view1"], .width, .equal, scene["view2"], .width, multiplier: 0.9, constant: 5))
  }

  @Test func inequality() throws {
    #expect(
      try constraint("view1.trailing >= 20")
        == LayoutConstraint(
          scene["view1"], .trailing, .greaterThanOrEqual, scene.root, .trailing, multiplier: 1, constant: 20))
  }

  // MARK: "Invalid Strings"

  @Test(arguments: [
    "view1 = view2", "view1.subview.left = 20", "[view1 setLeft:20]", "view1.left = 20 + superview.left",
    "view1.left + 20 = superview.left", "view1.left = 20 + 3", "view1.left = view2.width * (0.9 + 5)",
  ])
  func invalidString(_ text: String) throws {
    let parsing = #expect(throws: Diagnostic.self) { try Dialect.expressionFormat.parse(text) }
    let resolving = #expect(throws: Diagnostic.self) { try constraint(text) }
    #expect(resolving == parsing)
  }

  // MARK: "Usage"

  @Test func basicExample() throws {
    let view = scene["view"]
    #expect(try constraint("view.left = 10") == LayoutConstraint(view, .left, .equal, scene.root, .left, constant: 10))
    #expect(try constraint("view.top = 10") == LayoutConstraint(view, .top, .equal, scene.root, .top, constant: 10))
    #expect(try constraint("view.width = 200") == LayoutConstraint(view, .width, .equal, constant: 200))
    #expect(try constraint("view.width = 44") == LayoutConstraint(view, .width, .equal, constant: 44))
  }

  @Test func variablesInParameterDictionaries() throws {
    let view = scene["view"]
    #expect(
      try constraint("view.left = margin") == LayoutConstraint(view, .left, .equal, scene.root, .left, constant: 10))
    #expect(
      try constraint("view.top = margin") == LayoutConstraint(view, .top, .equal, scene.root, .top, constant: 10))
  }

  @Test func multipleViews() throws {
    #expect(
      try constraint("view2.left = view1.right + 10")
        == LayoutConstraint(scene["view2"], .left, .equal, scene["view1"], .right, constant: 10))
  }

  @Test func superview() throws {
    #expect(
      try constraint("view.centerX = superview.centerX")
        == LayoutConstraint(scene["view"], .centerX, .equal, scene.root, .centerX))
  }
}
