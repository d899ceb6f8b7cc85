import ConstraintLayout

/// The names of a text, as far as its call tells of them: that they are there.
struct CallEnvironment: LayoutEnvironment {
  /// A view, of which nothing is known.
  struct Item: LayoutItem {
    var layoutSuperview: Item? { Item() }
    var layoutSafeArea: Item? { Item() }
  }

  let names: GivenNames

  /// The name that stands for a value in the text.
  static let hole = "hole"

  func item(named name: String) -> Item? { names.views?.contains(name) == false && name != Self.hole ? nil : Item() }

  func number(named name: String) -> Double? {
    guard name != Self.hole else { return 1 }
    // What is a view is no number, where it is not known which is which.
    return names.numbers?.contains(name) == true && (names.views != names.numbers) ? 1 : nil
  }

  var leftItem: Item? { Item() }
  var rightItem: Item? { Item() }
  var receiver: Item? { Item() }
  var itemNames: [String] { (names.views ?? []).sorted() }
  var numberNames: [String] { (names.numbers ?? []).sorted() }
}
