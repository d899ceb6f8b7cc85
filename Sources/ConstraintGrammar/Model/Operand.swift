/// The subject of a side: an attribute of an item, or a named number that is computed with.
public enum Operand<Name: Sendable>: Sendable {
  /// An attribute of a named item. The name comes first because the value is smaller that way.
  case attribute(of: Name, Attribute)

  /// An attribute of the view that is given along with the equation: one for each side.
  case implied(Attribute)

  /// A named number with a multiplier or a constant of its own, such as `margin` in `margin * 2 + 3`.
  case metric(Name)

  /// An attribute of the superview of the item on the other side.
  case superview(Attribute)

  /// A named number if there is one of that name, and otherwise the attribute of the other side, of the item of that name.
  case numberOrItem(Name)
}

extension Operand {
  /// The same operand with another form of its name.
  @_alwaysEmitIntoClient public func mapName<Other>(_ transform: (Name) -> Other) -> Operand<Other> {
    switch self {
    case .attribute(let item, let attribute): .attribute(of: transform(item), attribute)
    case .implied(let attribute): .implied(attribute)
    case .metric(let name): .metric(transform(name))
    case .superview(let attribute): .superview(attribute)
    case .numberOrItem(let name): .numberOrItem(transform(name))
    }
  }
}

extension Operand {
  /// The name of an item or a number; `nil` where nothing is named.
  package var name: Name? {
    switch self {
    case .attribute(let name, _), .metric(let name), .numberOrItem(let name): name
    case .implied, .superview: nil
    }
  }

  /// The name of what is an item, or may be one.
  package var itemName: Name? { if case .metric = self { nil } else { name } }
}

extension Operand: Equatable where Name == String {}
extension Operand: Hashable where Name == String {}
