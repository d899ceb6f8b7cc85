import UIKit

/// Whose functions are made by chance: what they ask for is told in the records, and changes what they ask for next.
@MainActor final class Model {
  weak var owner: ChanceView?
  func reload() { owner?.rebuild() }
  func calm() {}
}

final class ChanceView: Scene {
  var trace: [String] = []
  var x: UIView = UIView()
  var y: UIView = UIView()
  var m: CGFloat = 3
  let c: CGFloat = 7
  var n: CGFloat = 0
  var flag = true
  let model = Model()
  var views: [String: UIView] = [:]
  func log(_ text: String) { trace.append("  log " + text) }
  func reset() { x = a; y = b; model.owner = self }
  var fresh: UIView { log("fresh"); n += 1; return Int(n) % 2 == 0 ? a : b }
  var quiet: UIView { x }
  var counted: UIView { get { log("counted"); swap(&x, &y); return y } set { x = newValue } }
  lazy var late: UIView = { log("late"); self.rebuild(); return self.inner }()
  lazy var lateQuiet: UIView = { let view = self.inner; view.translatesAutoresizingMaskIntoConstraints = true; return view }()
  var watched: UIView = UIView() { didSet { log("watched"); m += 1 } }
  var g: CGFloat { log("g"); m += 1; return m }
  var h: CGFloat { m * 2 }
  var host: UIView { log("host"); return self }
  var stored: UIView { get { self } }
  func getHost() -> UIView { log("getHost"); rebuild(); return self }
  func make() -> UIView { log("make"); swap(&x, &y); return x }
  func next() -> CGFloat { log("next"); n += 1; m += 1; return n }
  func rebuild() { log("rebuild"); swap(&x, &y); m += 1 }
  func calm() { log("calm") }
  func take(_ views: [String: UIView]) {}
  func later(_ block: () -> Void) { rebuild(); block() }
  func twice(_ block: () -> Void) { block(); block() }
  func each(_ views: [UIView], _ block: (UIView) -> Void) { for view in views { block(view) } }
  override var records: [String] { super.records + trace }

  private func pin(_ format: String, views: [String: UIView]) {
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
  }

  func pinAll(_ format: String, views: UIView...) {
    var all = [String: UIView]()
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      all["v\(index)"] = view
    }
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: all))
  }
}
