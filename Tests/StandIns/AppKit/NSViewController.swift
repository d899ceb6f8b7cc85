@MainActor open class NSViewController: NSResponder {
  open lazy var view = NSView()

  nonisolated public override init() {}
}
