#if !hasFeature(Embedded)
  extension Dialect: CustomReflectable {
    /// The name, which tells a dialect.
    public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
  }
#endif
