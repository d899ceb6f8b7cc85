import ConstraintGrammar
import ConstraintLayout

/// What the names in an equation stand for, as the command line has it.
struct NamedEnvironment: LayoutEnvironment {
  private let views: Set<String>
  private let metrics: [String: Double]
  var leftItem: NamedItem?
  var rightItem: NamedItem?

  /// What the names in an equation stand for.
  ///
  /// - Parameters:
  ///   - views: the names of the views; if `nil`, whatever has an attribute in the equation is one.
  ///   - metrics: the numbers by their names.
  init(for equation: Equation<String>, in dialect: Dialect, views: Set<String>?, metrics: [String: Double]) {
    self.views =
      views
      ?? Set([equation.left, equation.right].compactMap(\.itemName)).subtracting(metrics.keys)
      .subtracting([dialect.meaning.superviewWord?.spelling].compactMap(\.self))
    self.metrics = metrics
  }

  func item(named name: String) -> NamedItem? { views.contains(name) ? NamedItem(name: name) : nil }
  func number(named name: String) -> Double? { metrics[name] }
  var itemNames: [String] { views.sorted() }
  var numberNames: [String] { metrics.keys.sorted() }
}

extension Side<String> {
  /// The name of the item whose attribute stands on the side.
  fileprivate var itemName: String? {
    if case .attribute(let name, _) = operand { name } else { nil }
  }
}
