public import ConstraintGrammar

extension Attribute {
  /// The quantity that an attribute measures.
  public enum Kind: Hashable, Sendable {
    /// A width or a height.
    case size
    /// A place from left to right.
    case horizontal
    /// A place from top to bottom.
    case vertical
  }

  /// The quantity that the attribute measures.
  public var kind: Kind {
    switch self {
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .baseline, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// The pair of sides that a side belongs to.
  package enum Direction {
    case leftAndRight
    case leadingAndTrailing
  }

  /// Whether the side is the same in every direction of writing; `nil` for what is no side.
  package var direction: Direction? {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .leftAndRight
    case .leading, .trailing, .leadingMargin, .trailingMargin: .leadingAndTrailing
    default: nil
    }
  }

  /// The side that is the same in text from left to right; `nil` for what is no side.
  var inOtherDirection: Attribute? {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leading: .left
    case .trailing: .right
    default: withoutMargin == self ? nil : withoutMargin.inOtherDirection?.withMargin
    }
  }

  /// The place that corresponds to this one from top to bottom, or from left to right.
  var onOtherAxis: Attribute {
    switch self {
    case .left, .leading: .top
    case .right, .trailing: .bottom
    case .centerX: .centerY
    case .top: .left
    case .bottom, .baseline, .firstBaseline, .lastBaseline: .right
    case .centerY: .centerX
    case .width: .height
    case .height: .width
    case .centerXWithinMargins: .centerYWithinMargins
    case .centerYWithinMargins: .centerXWithinMargins
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      withoutMargin.onOtherAxis.withMargin
    }
  }

  /// The margin of a side; the attribute itself for what is no side.
  var withMargin: Attribute { Attribute(rawValue: rawValue + "Margin") ?? self }

  /// The attribute that a guide for the margins has in place of this one.
  package var withoutMargin: Attribute {
    switch self {
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: Self.allCases.first { $0.withMargin == self } ?? self
    }
  }
}
