import ConstraintGrammar
import Testing

@testable import ConstraintLayout

@Suite struct AttributeKindTests {
  @Test func kinds() {
    let kinds = Dictionary(grouping: Attribute.allCases, by: \.kind)
    #expect(
      kinds == [
        .size: [.width, .height],
        .horizontal: [
          .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
          .centerXWithinMargins,
        ],
        .vertical: [
          .top, .bottom, .centerY, .baseline, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
          .centerYWithinMargins,
        ],
      ])
  }

  @Test func directions() {
    let directions = Dictionary(grouping: Attribute.allCases, by: \.direction)
    #expect(directions[.leftAndRight] == [.left, .right, .leftMargin, .rightMargin])
    #expect(directions[.leadingAndTrailing] == [.leading, .trailing, .leadingMargin, .trailingMargin])
  }

  /// What stands for a side in the other direction is a side there, and stands for it the other way.
  @Test(arguments: Attribute.allCases)
  func inOtherDirection(_ attribute: Attribute) {
    let other = attribute.inOtherDirection
    #expect((other == nil) == (attribute.direction == nil))
    #expect(other == nil || other?.inOtherDirection == attribute)
    #expect(other == nil || other?.kind == attribute.kind && other?.direction != attribute.direction)
    #expect(
      attribute.rawValue.hasSuffix("Margin")
        == (other?.rawValue.hasSuffix("Margin") ?? attribute.rawValue.hasSuffix("Margin")))
  }

  @Test(arguments: Attribute.allCases)
  func onOtherAxis(_ attribute: Attribute) {
    let kinds: [Attribute.Kind: Attribute.Kind] = [.size: .size, .horizontal: .vertical, .vertical: .horizontal]
    #expect(attribute.onOtherAxis.kind == kinds[attribute.kind])
    #expect(attribute.onOtherAxis != attribute)
    #expect(attribute.onOtherAxis.rawValue.contains("Margin") == attribute.rawValue.contains("Margin"))
  }

  @Test(arguments: [
    (Attribute.left, Attribute.top), (.leading, .top), (.right, .bottom), (.trailing, .bottom), (.centerX, .centerY),
    (.top, .left), (.bottom, .right), (.centerY, .centerX), (.baseline, .right), (.width, .height), (.height, .width),
    (.leadingMargin, .topMargin), (.trailingMargin, .bottomMargin), (.topMargin, .leftMargin),
    (.bottomMargin, .rightMargin), (.centerXWithinMargins, .centerYWithinMargins),
  ])
  func correspondingPlace(attribute: Attribute, other: Attribute) { #expect(attribute.onOtherAxis == other) }
}
