import ConstraintLayout

/// An item that is known by the Swift expression for it.
struct NamedItem: LayoutItem, Hashable {
  var expression: String

  var layoutSuperview: NamedItem? { NamedItem(expression: expression + ".superview!") }
  var layoutSafeArea: NamedItem? { NamedItem(expression: expression + ".safeAreaLayoutGuide") }
}
