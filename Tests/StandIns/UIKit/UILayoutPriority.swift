public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
}

extension NSLayoutConstraint {
  public var priority: UILayoutPriority {
    get { UILayoutPriority(rawPriority) }
    set { rawPriority = newValue.rawValue }
  }
}
