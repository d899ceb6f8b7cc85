#if !hasFeature(Embedded)
  extension Interpreter: CustomReflectable {
    /// Nothing: a failure refers to its interpreter, and whoever prints or compares failures has no use for thousands of
    /// nodes.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
  }
#endif
