import UIKit

/// What the fixtures lay out: a view in another, with two views in it, of which the first has one in it.
class Scene: UIView {
  let outer: UIView
  let a = UIView()
  let b = UIView()
  let inner = UIView()

  /// What a fixture keeps of the constraints.
  var kept: [NSLayoutConstraint] = []

  required init(in outer: UIView) {
    self.outer = outer
    super.init(frame: .zero)
    outer.addSubview(self)
    addSubview(a)
    addSubview(b)
    a.addSubview(inner)
  }

  /// The views by what they are called in the records.
  var called: [(name: String, view: UIView)] {
    [("outer", outer), ("self", self), ("a", a), ("b", b), ("inner", inner)]
  }

  /// A line for each constraint that a view has, and for each that is kept; and what stands in which view, and has a mask.
  var records: [String] {
    called.flatMap { name, view in view.constraints.map { "  in \(name): \(record($0))" } }
      + kept.map { "  kept: \(record($0))" }
      + called.map { "  in \($0.name): " + $0.view.subviews.map(name(of:)).joined(separator: ", ") }
      + called.filter { !$0.view.translatesAutoresizingMaskIntoConstraints }.map { "  \($0.name) has no mask" }
  }

  private func name(of view: UIView) -> String { called.first { $0.view === view }?.name ?? "unknown" }

  private func record(_ constraint: NSLayoutConstraint) -> String {
    let first = unsafe side(constraint.firstItem, constraint.firstAttribute)
    let second = unsafe side(constraint.secondItem, constraint.secondAttribute)
    return
      "\(first) \(constraint.relation) \(second) * \(constraint.multiplier) + \(constraint.constant) "
      + "@ \(constraint.priority.rawValue) # \(constraint.identifier ?? "none")"
  }

  /// A side; what a guide for margins has is the margin of its view.
  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let item else { return "none" }
    for (name, view) in called {
      if view === item { return "\(name).\(attribute)" }
      if view.layoutMarginsGuide === item { return "\(name).\(attribute)Margin" }
      if view.safeAreaLayoutGuide === item { return "\(name).safe.\(attribute)" }
    }
    return "unknown.\(attribute)"
  }
}
