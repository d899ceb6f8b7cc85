package import ConstraintGrammar
package import ConstraintLayout

/// A view of which nothing is known but its name.
package struct NamedItem: NamedLayoutItem {
  package let name: String

  /// The name of its superview; `nil` if that is called after the view.
  private let superviewName: String?

  package init(name: String, superviewName: String? = nil) {
    self.name = name
    self.superviewName = superviewName
  }

  package var layoutSuperview: NamedItem? { NamedItem(name: superviewName ?? name + ".superview") }
  package var layoutSafeArea: NamedItem? { NamedItem(name: name + ".safeAreaLayoutGuide") }
}

/// An environment for an equation where there is nothing but names.
package struct NamedEnvironment: LayoutEnvironment {
  private let views: Set<String>?
  private let metrics: Numbers
  private let mentioned: [String]
  private let isList: Bool
  private let reservedWords: [String]
  private let superviewName: String?
  private let receiverName: String?
  package let systemSpacing: SystemSpacing
  package private(set) var leftItem: NamedItem?
  package private(set) var rightItem: NamedItem?

  /// Numbers by their names. The shorthand would name the dictionaries of the standard library for WebAssembly too, where
  /// others stand for them.
  // swift-format-ignore: UseShorthandTypeNames
  package typealias Numbers = Dictionary<String, Double>

  /// The view on the right-hand side, in a dialect that names no views.
  package enum RightItem: Sendable {
    /// A view called `rhs`, if the equation has an attribute of it.
    case whereNeeded
    /// A view of that name; `nil` for none.
    case item(String?)
  }

  /// The environment of an equation.
  ///
  /// - Parameters:
  ///   - views: the names of the views; if `nil`, whatever has an attribute in the equation is one.
  ///   - metrics: the numbers by their names.
  ///   - lhs: the view on the left-hand side of a dialect that names no views.
  ///   - rhs: the view on the right-hand side of such a dialect.
  ///   - receiver: the view that is called `self`; if `nil`, that is its name.
  ///   - systemSpacing: the distances that the system keeps.
  package init(
    for statement: Statement, in dialect: Dialect, views: Set<String>? = nil, metrics: Numbers = [:],
    lhs: String = "lhs", rhs: RightItem = .whereNeeded, receiver: String? = nil,
    systemSpacing: SystemSpacing = SystemSpacing()
  ) {
    self.views = views
    receiverName = receiver
    self.metrics = metrics
    self.systemSpacing = systemSpacing
    mentioned = statement.constraints.flatMap { equation in
      [equation.left, equation.right].compactMap { $0.operand?.itemName }
    }
    isList = if case .constraints = statement { true } else { false }
    if isList {
      reservedWords = []
      // All views of a visual format have the same superview.
      superviewName = "superview"
    } else {
      reservedWords = [dialect.meaning.superviewWord, dialect.meaning.safeAreaWord].compactMap { $0?.spelling }
      superviewName = nil
    }
    guard !dialect.writesItems else { return }
    leftItem = NamedItem(name: lhs)
    switch rhs {
    case .whereNeeded: rightItem = statement.constraints.first?.right.operand.map { _ in NamedItem(name: "rhs") }
    case .item(let name): rightItem = name.map { NamedItem(name: $0) }
    }
  }

  package func item(named name: String) -> NamedItem? {
    if name == "self", let receiverName { return NamedItem(name: receiverName, superviewName: superviewName) }
    return isView(name) ? NamedItem(name: name, superviewName: superviewName) : nil
  }
  package var receiver: NamedItem? { NamedItem(name: receiverName ?? "self", superviewName: superviewName) }
  package func number(named name: String) -> Double? { metrics[name] }
  package var itemNames: [String] {
    (views ?? Set(mentioned.filter(isView))).sorted()
  }
  package var numberNames: [String] { metrics.keys.sorted() }

  private func isView(_ name: String) -> Bool {
    if let views { return views.contains(name) }
    // The views and the numbers of a visual format come in dictionaries of their own, and a name may be in both.
    if isList { return mentioned.isEmpty || mentioned.contains(name) }
    return mentioned.contains(name) && !reservedWords.contains(name) && metrics[name] == nil
  }
}
