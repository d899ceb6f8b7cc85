import ConstraintLayout

/// A view of which nothing is known but its name.
struct NamedItem: LayoutItem {
  let name: String

  var layoutSuperview: NamedItem? { NamedItem(name: name + ".superview") }
}
