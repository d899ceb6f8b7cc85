/// A number in an equation: written out, or named and known only when the equation is given a meaning.
public enum Scalar<Name: Sendable>: Sendable {
  /// A finite number, with the sign that belongs to it.
  case number(Double)

  /// A named number; `isNegated` if a minus belongs to it.
  case name(Name, isNegated: Bool)

  /// The distance that the system keeps between two views, or between a view and the side of its superview.
  case systemSpacing
}

extension Scalar {
  /// The scalar with the opposite sign.
  @_alwaysEmitIntoClient @inline(__always) public var negated: Scalar {
    switch self {
    case .number(let number): .number(-number)
    case .name(let name, let isNegated): .name(name, isNegated: !isNegated)
    // No language has a sign for it.
    case .systemSpacing: .systemSpacing
    }
  }

  /// The same scalar with another form of its name.
  @_alwaysEmitIntoClient public func mapName<Other>(_ transform: (Name) -> Other) -> Scalar<Other> {
    switch self {
    case .number(let number): .number(number)
    case .name(let name, let isNegated): .name(transform(name), isNegated: isNegated)
    case .systemSpacing: .systemSpacing
    }
  }
}

extension Scalar {
  /// The name of a named number.
  package var name: Name? { if case .name(let name, _) = self { name } else { nil } }
}

extension Scalar: Equatable where Name == String {}
extension Scalar: Hashable where Name == String {}
