/// What can be laid out: a view, a layout guide, or whatever stands for one.
///
/// A class of views conforms by saying what its superview is:
///
/// ```swift
/// extension Box: LayoutItem {
///   var layoutSuperview: Box? { parent }
/// }
/// ```
public protocol LayoutItem {
  /// The type of all items that one constraint can relate; the conforming type itself, unless there are several.
  associatedtype Item: LayoutItem = Self where Item.Item == Item

  /// This item, as constraints refer to it.
  var layoutItem: Item { get }

  /// The view that the item lies in; `nil` if there is none.
  var layoutSuperview: Item? { get }
}

extension LayoutItem where Item == Self {
  public var layoutItem: Self { self }
}
