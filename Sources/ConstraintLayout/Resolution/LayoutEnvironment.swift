/// The items and numbers that the names in an equation stand for.
///
/// ``LayoutBindings`` is the one to use; conform a type of your own to look names up elsewhere.
public protocol LayoutEnvironment<Item> {
  /// The type of the views, guides or other items.
  associatedtype Item: LayoutItem where Item.RelatedItem == Item

  /// The item of that name; `nil` if there is none.
  func item(named name: String) -> Item?

  /// The number of that name; `nil` if there is none.
  func number(named name: String) -> Double?

  /// The item whose name stands in a range of a text in UTF-8. By default the name is made a string.
  func item(named name: Range<Int>, in bytes: Span<UInt8>) -> Item?

  /// The number whose name stands in a range of a text in UTF-8. By default the name is made a string.
  func number(named name: Range<Int>, in bytes: Span<UInt8>) -> Double?

  /// The item that is given along with an equation as its left-hand side, in the dialect `equations`.
  var leftItem: Item? { get }

  /// The item that is given along with an equation as its right-hand side.
  var rightItem: Item? { get }

  /// The view that a call is made on, which `self` means in some dialects; `nil`, unless something is said.
  var receiver: Item? { get }

  /// The distances that the system keeps, in points; 8 between views and 20 to a superview, unless something is said.
  var systemSpacing: SystemSpacing { get }

  /// The names of all items, to suggest one; empty if they can't be listed.
  var itemNames: [String] { get }

  /// The names of all numbers, to suggest one; empty if they can't be listed.
  var numberNames: [String] { get }
}

/// The distances that the system keeps where a text leaves them to it, in points.
///
/// They are the platform's choice: on iOS the one to a superview is that view's layout margin.
public struct SystemSpacing: Hashable, Sendable {
  /// The distance between two views.
  public var betweenViews: Double

  /// The distance between a view and the side of its superview.
  public var toSuperview: Double

  /// The distances of macOS, unless others are given.
  public init(betweenViews: Double = 8, toSuperview: Double = 20) {
    self.betweenViews = betweenViews
    self.toSuperview = toSuperview
  }
}

extension LayoutEnvironment {
  public var receiver: Item? { nil }
  public var systemSpacing: SystemSpacing { SystemSpacing() }

  @inlinable public func item(named name: Range<Int>, in bytes: Span<UInt8>) -> Item? {
    item(named: bytes.text(in: name))
  }

  @inlinable public func number(named name: Range<Int>, in bytes: Span<UInt8>) -> Double? {
    number(named: bytes.text(in: name))
  }
}

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
    guard let tables else { return items[bytes.text(in: name)] }
    return tables.items.value(named: name, in: bytes)
  }

  @inlinable public func number(named name: Range<Int>, in bytes: Span<UInt8>) -> Double? {
    guard let tables else { return numbers[bytes.text(in: name)] }
    return tables.numbers.value(named: name, in: bytes)
  }

  public var itemNames: [String] { items.keys.sorted() }
  public var numberNames: [String] { numbers.keys.sorted() }
}

/// The view or the number of a name in a dictionary.
public enum LayoutParameter<Item> {
  /// A view, or another item that can be laid out.
  case item(Item)
  /// A number.
  case number(Double)
}

extension LayoutParameter: Equatable where Item: Equatable {}
extension LayoutParameter: Hashable where Item: Hashable {}
extension LayoutParameter: Sendable where Item: Sendable {}

extension LayoutParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
