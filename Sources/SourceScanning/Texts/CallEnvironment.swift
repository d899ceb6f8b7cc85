import ConstraintLayout

/// The names of a text, as far as its call tells of them.
struct CallEnvironment: LayoutEnvironment {
  struct Item: LayoutItem {
    var layoutSuperview: Item? { Item() }
    var layoutSafeArea: Item? { Item() }
  }

  let given: GivenArguments

  /// Names of which a mistake is told already. They stand for anything.
  var namesTold: Set<String> = []

  /// The name that stands for a value in the text.
  static let hole = "hole"

  func item(named name: String) -> Item? {
    given.views?.contains(name) == false && !standsForAnything(name) ? nil : Item()
  }

  func number(named name: String) -> Double? {
    if standsForAnything(name) { return 1 }
    // What is a view is no number, where it is not known which is which.
    guard given.numbers?.contains(name) == true, given.views != given.numbers else { return nil }
    return given.values[name] ?? 1
  }

  private func standsForAnything(_ name: String) -> Bool { name == Self.hole || namesTold.contains(name) }

  var leftItem: Item? { Item() }
  var rightItem: Item? { Item() }
  var receiver: Item? { Item() }
  var itemNames: [String] { (given.views ?? []).sorted() }
  var numberNames: [String] { (given.numbers ?? []).sorted() }
}
