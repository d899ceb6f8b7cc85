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
    item(named: String(decoding: bytes, in: name))
  }

  @inlinable public func number(named name: Range<Int>, in bytes: Span<UInt8>) -> Double? {
    number(named: String(decoding: bytes, in: name))
  }
}

extension String {
  /// The characters that stand in a range of a text in UTF-8.
  @inlinable init(decoding bytes: Span<UInt8>, in range: Range<Int>) {
    // The buffer is used inside the closure only.
    self = unsafe bytes.extracting(range).withUnsafeBufferPointer { buffer in
      unsafe String(decoding: buffer, as: UTF8.self)
    }
  }
}
