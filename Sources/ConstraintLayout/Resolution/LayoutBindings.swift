/// What the names in an equation stand for, in dictionaries.
public struct LayoutBindings<Item: LayoutItem>: LayoutEnvironment where Item.RelatedItem == Item {
  /// The items by their names.
  public var items: [String: Item]

  /// The numbers by their names.
  public var numbers: [String: Double]

  public var leftItem: Item?
  public var rightItem: Item?

  /// Views and metrics by their names.
  public init(views: [String: Item], metrics: [String: Double] = [:]) {
    items = views
    numbers = metrics
  }

  /// Views and numbers by their names, in one dictionary.
  public init(parameters: [String: LayoutParameter<Item>]) {
    items = parameters.compactMapValues { parameter in
      if case .item(let item) = parameter { item } else { nil }
    }
    numbers = parameters.compactMapValues { parameter in
      if case .number(let number) = parameter { number } else { nil }
    }
  }

  /// The two items that a formula relates; there is no right one if it gives a constant.
  public init(lhs: Item, rhs: Item?) {
    items = [:]
    numbers = [:]
    leftItem = lhs
    rightItem = rhs
  }

  @inlinable public func item(named name: String) -> Item? { items[name] }
  @inlinable public func number(named name: String) -> Double? { numbers[name] }
  public var itemNames: [String] { items.keys.sorted() }
  public var numberNames: [String] { numbers.keys.sorted() }
}
