import ConstraintGrammar
import ConstraintLayout

/// Views and numbers for every name: what a name stands for depends on nothing but the name.
struct EveryName: LayoutEnvironment {
  /// A view, or what is so many superviews above it.
  struct Place: LayoutItem, Equatable, CustomStringConvertible {
    let name: String
    var height = 0

    var layoutSuperview: Place? { Place(name: name, height: height + 1) }
    var description: String { name + String(repeating: ".superview", count: height) }
  }

  var leftItem: Place?
  var rightItem: Place?

  /// Whether there is a view that has the name of the word for the superview in `compact-constraint`.
  var hasViewCalledSuper = false

  func item(named name: String) -> Place? { name == "super" && !hasViewCalledSuper ? nil : Place(name: name) }

  func number(named name: String) -> Double? {
    let known = ["gap": 8, "zero": 0, "huge": 1e300]
    return known[name] ?? [0.5, -3, 10.1, 0.0625, 7][name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 5 }]
  }

  var itemNames: [String] { [] }
  var numberNames: [String] { [] }
}

extension EveryName {
  /// What the names in an equation stand for, and the views that are given along with it.
  ///
  /// Translating takes for granted that no view has the name of the word for the superview, unless the equation names
  /// one.
  init(for equation: Equation, in dialect: Dialect) {
    let namesRight = dialect.meaning.superviewWord?.spelling != "super"
    hasViewCalledSuper = equation.left.item == "super" || namesRight && equation.right.item == "super"
    if case .implied? = equation.left.operand {
      leftItem = Place(name: "lhs")
      if case .implied? = equation.right.operand { rightItem = Place(name: "rhs") }
    }
  }

  /// The same names, with the views that a translation gives up.
  func giving(_ translation: Translation) -> EveryName {
    var environment = self
    environment.leftItem = translation.leftItem.map { Place(name: $0) }
    environment.rightItem = translation.rightItem.map { name in
      name == translation.leftItem.map { $0 + ".superview" }
        ? Place(name: translation.leftItem ?? "", height: 1) : Place(name: name)
    }
    return environment
  }
}

extension Side {
  /// The name of the item.
  fileprivate var item: String? { if case .attribute(let name, _)? = operand { name } else { nil } }
}
