/// The items and numbers that the names in an equation stand for, in dictionaries.
public struct LayoutBindings<Item: LayoutItem>: LayoutEnvironment where Item.RelatedItem == Item {
  /// The items by their names.
  public var items: [String: Item] { didSet { tables = nil } }

  /// The numbers by their names.
  public var numbers: [String: Double] { didSet { tables = nil } }

  // What the initialisers are given is looked up without a string; what is changed later, in the dictionaries.
  @usableFromInline private(set) var tables: NameTables<Item>?

  public var leftItem: Item?
  public var rightItem: Item?

  /// Views and metrics by their names.
  public init(views: [String: Item], metrics: [String: Double] = [:]) {
    items = views
    numbers = metrics
    tables = NameTables(views, metrics)
  }

  /// Views and numbers by their names, in one dictionary.
  public init(parameters: [String: LayoutParameter<Item>]) {
    self.init(
      views: parameters.compactMapValues { parameter in
        if case .item(let item) = parameter { item } else { nil }
      },
      metrics: parameters.compactMapValues { parameter in
        if case .number(let number) = parameter { number } else { nil }
      })
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

  @inlinable public func item(named name: Range<Int>, in bytes: Span<UInt8>) -> Item? {
    guard let tables else { return items[String(decoding: bytes, in: name)] }
    return tables.items.value(named: name, in: bytes)
  }

  @inlinable public func number(named name: Range<Int>, in bytes: Span<UInt8>) -> Double? {
    guard let tables else { return numbers[String(decoding: bytes, in: name)] }
    return tables.numbers.value(named: name, in: bytes)
  }

  public var itemNames: [String] { items.keys.sorted() }
  public var numberNames: [String] { numbers.keys.sorted() }
}
