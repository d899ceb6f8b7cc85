/// An item of a layout: a view, a layout guide, or whatever stands for one.
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
  ///
  /// A class of views inherits the name, where it must not hide a type of an application: hence not `Item`.
  associatedtype RelatedItem: LayoutItem = Self where RelatedItem.RelatedItem == RelatedItem

  /// This item, as constraints refer to it.
  var layoutItem: RelatedItem { get }

  /// The view that the item lies in; `nil` if there is none.
  var layoutSuperview: RelatedItem? { get }

  /// The safe area of the item; `nil` if it has none, as it has unless something is said.
  var layoutSafeArea: RelatedItem? { get }
}

extension LayoutItem {
  public var layoutSafeArea: RelatedItem? { nil }
}

extension LayoutItem where RelatedItem == Self {
  /// The item itself.
  public var layoutItem: Self { self }
}
