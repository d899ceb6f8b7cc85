package import ConstraintGrammar

/// A view of which nothing is known but its name.
package struct NamedItem: NamedLayoutItem {
  package let name: String

  package init(name: String) { self.name = name }

  package var layoutSuperview: NamedItem? { NamedItem(name: name + ".superview") }
}

/// What the names in an equation stand for where there is nothing but names.
package struct NamedEnvironment: LayoutEnvironment {
  private let views: Set<String>?
  private let metrics: [String: Double]
  private let mentioned: (left: String?, right: String?)
  private let superviewWord: String?
  package private(set) var leftItem: NamedItem?
  package private(set) var rightItem: NamedItem?

  /// What stands for the view on the right-hand side of a dialect that names no views.
  package enum RightItem: Sendable {
    /// A view called `rhs`, if the equation has an attribute of it.
    case whereNeeded
    /// A view of that name; `nil` for none.
    case item(String?)
  }

  /// What the names in an equation stand for.
  ///
  /// - Parameters:
  ///   - views: the names of the views; if `nil`, whatever has an attribute in the equation is one.
  ///   - metrics: the numbers by their names.
  ///   - lhs: the view on the left-hand side of a dialect that names no views.
  ///   - rhs: the view on the right-hand side of such a dialect.
  package init(
    for equation: Equation<String>, in dialect: Dialect, views: Set<String>? = nil, metrics: [String: Double] = [:],
    lhs: String = "lhs", rhs: RightItem = .whereNeeded
  ) {
    self.views = views
    self.metrics = metrics
    mentioned = (equation.left.itemName, equation.right.itemName)
    superviewWord = dialect.meaning.superviewWord?.spelling
    guard !dialect.writesItems else { return }
    leftItem = NamedItem(name: lhs)
    switch rhs {
    case .whereNeeded: rightItem = equation.right.operand.map { _ in NamedItem(name: "rhs") }
    case .item(let name): rightItem = name.map { NamedItem(name: $0) }
    }
  }

  package func item(named name: String) -> NamedItem? { isView(name) ? NamedItem(name: name) : nil }
  package func number(named name: String) -> Double? { metrics[name] }
  package var itemNames: [String] {
    (views ?? Set([mentioned.left, mentioned.right].compactMap { $0 }.filter(isView))).sorted()
  }
  package var numberNames: [String] { metrics.keys.sorted() }

  private func isView(_ name: String) -> Bool {
    if let views { return views.contains(name) }
    guard name == mentioned.left || name == mentioned.right else { return false }
    return name != superviewWord && metrics[name] == nil
  }
}

extension Side<String> {
  /// The name of the item whose attribute stands on the side.
  fileprivate var itemName: String? {
    if case .attribute(let name, _) = operand { name } else { nil }
  }
}
