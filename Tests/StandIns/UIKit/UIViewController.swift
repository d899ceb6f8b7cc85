@MainActor open class UIViewController: UIResponder {
  // Its view is there when it is asked for; it is optional as Apple declares it.
  open lazy var view: UIView! = UIView()

  nonisolated public override init() {}
}
