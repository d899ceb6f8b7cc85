import ConstraintLayout

/// Takes every name for a view or a number, and keeps which ones there were.
final class AnyNames: LayoutEnvironment {
  private(set) var items: [String] = []
  private(set) var numbers: [String] = []
  let leftItem: NamedItem?
  let rightItem: NamedItem?
  private let words: [String?]
  private let views: Set<String>

  /// - Parameters:
  ///   - words: the names that are no view's.
  ///   - views: the names that are no number's.
  ///   - hasRightItem: whether there is a view for the right-hand side of a formula.
  init(words: [String?], views: Set<String>, hasRightItem: Bool) {
    self.words = words
    self.views = views
    items = hasRightItem ? ["lhs", "rhs"] : ["lhs"]
    leftItem = NamedItem(expression: "item0")
    rightItem = hasRightItem ? NamedItem(expression: "item1") : nil
  }

  func item(named name: String) -> NamedItem? {
    if words.contains(name) { return nil }
    if !items.contains(name) { items.append(name) }
    return items.firstIndex(of: name).map { NamedItem(expression: "item\($0)") }
  }

  func number(named name: String) -> Double? {
    if views.contains(name) { return nil }
    if !numbers.contains(name) { numbers.append(name) }
    return numbers.firstIndex(of: name).map(Self.value)
  }

  var itemNames: [String] { items }
  var numberNames: [String] { numbers }

  /// The value of the number that occurs in that place.
  static func value(_ index: Int) -> Double { 1.25 + Double(index) }
}
