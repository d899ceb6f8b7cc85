import Testing

@testable import ConstraintGrammar

@Suite struct PlatformAttributeTests {
  @Test(arguments: [
    "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins", "firstBaseline", "FirstBaseline", "leftmargin", "notAnAttribute",
  ])
  func withoutEquivalent(_ name: String) throws {
    #expect(try #require(PlatformAttribute.named(name)).equivalent == nil)
  }

  @Test func withEquivalent() { #expect(PlatformAttribute.named("lastBaseline")?.equivalent == "baseline") }

  @Test(arguments: Attribute.listed.map(\.rawValue) + ["", "margin", "widthMargin"])
  func none(_ name: String) { #expect(PlatformAttribute.named(name) == nil) }
}
