extension NSLayoutConstraint {
  public enum Attribute: Int, Sendable {
    case left = 1
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  var measure: Measure {
    switch self {
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: .nothing
    }
  }

  /// Whether the side is the same in every direction of writing; `nil` for what is no side.
  var isAbsolute: Bool? {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    case .leading, .trailing, .leadingMargin, .trailingMargin: false
    default: nil
    }
  }
}
