extension NSLayoutConstraint {
  /// Without the margins, which AppKit does not have.
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
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  var measure: Measure {
    switch self {
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline: .vertical
    case .notAnAttribute: .nothing
    }
  }

  /// Whether the side is the same in every direction of writing; `nil` for what is no side.
  var isAbsolute: Bool? {
    switch self {
    case .left, .right: true
    case .leading, .trailing: false
    default: nil
    }
  }
}
