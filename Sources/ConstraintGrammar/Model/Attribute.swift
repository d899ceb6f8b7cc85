/// What of an item a constraint is about.
///
/// The raw value is the name as UIKit has it, with a small first letter.
public enum Attribute: String, CaseIterable, Hashable, Sendable {
  case left
  case right
  case top
  case bottom
  case leading
  case trailing
  case width
  case height
  case centerX
  case centerY
  case baseline
  case firstBaseline
  case lastBaseline
  case leftMargin
  case rightMargin
  case topMargin
  case bottomMargin
  case leadingMargin
  case trailingMargin
  case centerXWithinMargins
  case centerYWithinMargins

  /// The eleven attributes that every document lists, in the order of most; the others came later with UIKit.
  public static let listed: [Attribute] = Array(allCases.prefix { $0 != .firstBaseline })
}
