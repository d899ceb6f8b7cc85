/// A view of which nothing is known but its name.
package struct NamedItem: LayoutItem {
  package let name: String

  package init(name: String) { self.name = name }

  package var layoutSuperview: NamedItem? { NamedItem(name: name + ".superview") }
  package var layoutSafeArea: NamedItem? { NamedItem(name: name + ".safeAreaLayoutGuide") }
}
