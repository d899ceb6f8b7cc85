extension NSLayoutConstraint {
  public struct Priority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }

    public static let required = Priority(1000)
    public static let defaultHigh = Priority(750)
    public static let defaultLow = Priority(250)
  }

  public var priority: Priority {
    get { Priority(rawPriority) }
    set { rawPriority = newValue.rawValue }
  }
}
