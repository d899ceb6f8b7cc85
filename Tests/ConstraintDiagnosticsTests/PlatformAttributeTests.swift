import Testing

@testable import ConstraintDiagnostics
@testable import ConstraintGrammar

@Suite struct PlatformAttributeTests {
  @Test(arguments: [
    "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins", "firstBaseline", "FirstBaseline", "leftmargin", "notAnAttribute",
    "NSLayoutAttributeLeftMargin", "firstBaselineAnchor",
  ])
  func withoutEquivalent(_ name: String) throws {
    #expect(try #require(PlatformAttribute.named(name)).equivalent == nil)
  }

  @Test func withEquivalent() { #expect(PlatformAttribute.named("lastBaseline")?.equivalent == "baseline") }

  @Test(
    arguments: [
      ("leftMargin", .left, .margin(isAdded: true)), ("TopMargin", .top, .margin(isAdded: true)),
      ("leadingMargin", .leading, .margin(isAdded: true)), ("rightMargin", .right, .margin(isAdded: false)),
      ("bottomMargin", .bottom, .margin(isAdded: false)), ("trailingMargin", .trailing, .margin(isAdded: false)),
      ("NSLayoutAttributeRightMargin", .right, .margin(isAdded: false)),
      ("centerXWithinMargins", .centerX, .centerOfMargins), ("centerYWithinMargins", .centerY, .centerOfMargins),
      ("firstBaseline", .baseline, .firstLine),
    ] as [(String, Attribute, PlatformAttribute.Difference)])
  func nearest(name: String, attribute: Attribute, difference: PlatformAttribute.Difference) throws {
    let nearest = try #require(PlatformAttribute.named(name)?.nearest)
    #expect(nearest.attribute == attribute)
    #expect(nearest.difference == difference)
  }

  @Test func withoutNearest() throws {
    #expect(try #require(PlatformAttribute.named("notAnAttribute")).nearest == nil)
    #expect(try #require(PlatformAttribute.named("widthAnchor")).nearest == nil)
  }

  @Test(arguments: Attribute.listed.map(\.rawValue) + ["", "margin", "widthMargin"])
  func none(_ name: String) { #expect(PlatformAttribute.named(name) == nil) }
}
