import ConstraintGrammar
import ConstraintLayout
import Testing

/// Every example in the README of PLVisualAttributeConstraints.
@Suite struct VisualAttributeDocumentTests {
  private let scene = Scene("firstView secondView control1 control2")

  private func constraint(_ text: String) throws(Diagnostic) -> LayoutConstraint<Box> {
    try LayoutConstraint.attributeConstraint(visualFormat: text, views: scene.views)
  }

  // MARK: "Example"

  @Test func inANutshell() throws {
    #expect(
      try constraint("secondView.left >= firstView.left * 2 + 10")
        == LayoutConstraint(
          scene["secondView"], .left, .greaterThanOrEqual, scene["firstView"], .left, multiplier: 2, constant: 10))
  }

  @Test func array() throws {
    let (firstView, secondView) = (scene["firstView"], scene["secondView"])
    #expect(
      try LayoutConstraint.attributeConstraints(
        visualFormats: [
          "secondView.left <= firstView.left - 10",
          "secondView.right >= firstView.right + 10",
          "secondView.top == firstView.bottom * 2.5 + 5",
        ], views: scene.views) == [
          LayoutConstraint(secondView, .left, .lessThanOrEqual, firstView, .left, constant: -10),
          LayoutConstraint(secondView, .right, .greaterThanOrEqual, firstView, .right, constant: 10),
          LayoutConstraint(secondView, .top, .equal, firstView, .bottom, multiplier: 2.5, constant: 5),
        ])
  }

  // MARK: "Valid grammar examples"

  @Test(arguments: [
    ("control1.top >= control2.bottom + 20", Relation.greaterThanOrEqual, 1.0, 20.0),
    ("control1.top <= control2.bottom - 20.5", .lessThanOrEqual, 1, -20.5),
    ("control1.top == control2.bottom * 2.3 + 4.5", .equal, 2.3, 4.5),
    ("control1.top >= control2.bottom * 2 - 10", .greaterThanOrEqual, 2, -10),
  ])
  func grammarByExample(text: String, relation: Relation, multiplier: Double, constant: Double) throws {
    #expect(
      try constraint(text)
        == LayoutConstraint(
          scene["control1"], .top, relation, scene["control2"], .bottom, multiplier: multiplier, constant: constant))
  }

  /// "A little bit hacky": the library relates the attribute to itself, times 0.
  @Test(arguments: [
    ("control1.top >= 100", Relation.greaterThanOrEqual, 100.0), ("control1.top == 100.5", .equal, 100.5),
  ])
  func constantAlone(text: String, relation: Relation, constant: Double) throws {
    let control1 = scene["control1"]
    #expect(
      try constraint(text)
        == LayoutConstraint(control1, .top, relation, control1, .top, multiplier: 0, constant: constant))
  }

  // MARK: "Supported attributes", in any case

  @Test(arguments: [
    ("top", Attribute.top), ("bottom", .bottom), ("left", .left), ("right", .right), ("leading", .leading),
    ("trailing", .trailing), ("width", .width), ("height", .height), ("centerx", .centerX), ("centery", .centerY),
    ("baseline", .baseline),
  ])
  func supportedAttribute(word: String, attribute: Attribute) throws {
    for word in [word, word.uppercased(), attribute.rawValue] {
      #expect(
        try constraint("control1.\(word) == control2.\(word)")
          == LayoutConstraint(scene["control1"], attribute, .equal, scene["control2"], attribute))
    }
  }
}
