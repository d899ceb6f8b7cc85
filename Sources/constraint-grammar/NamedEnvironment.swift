import ConstraintGrammar
import ConstraintLayout

/// What the names in an equation stand for, as the command line has it.
struct NamedEnvironment: LayoutEnvironment {
  private let views: Set<String>?
  private let metrics: [String: Double]
  private let mentioned: (left: String?, right: String?)
  private let superviewWord: String?
  var leftItem: NamedItem?
  var rightItem: NamedItem?

  /// What the names in an equation stand for.
  ///
  /// - Parameters:
  ///   - views: the names of the views; if `nil`, whatever has an attribute in the equation is one.
  ///   - metrics: the numbers by their names.
  init(for equation: Equation<String>, in dialect: Dialect, views: Set<String>?, metrics: [String: Double]) {
    self.views = views
    self.metrics = metrics
    mentioned = (equation.left.itemName, equation.right.itemName)
    superviewWord = dialect.meaning.superviewWord?.spelling
  }

  func item(named name: String) -> NamedItem? { isView(name) ? NamedItem(name: name) : nil }
  func number(named name: String) -> Double? { metrics[name] }
  var itemNames: [String] {
    (views ?? Set([mentioned.left, mentioned.right].compactMap(\.self).filter(isView))).sorted()
  }
  var numberNames: [String] { metrics.keys.sorted() }

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
