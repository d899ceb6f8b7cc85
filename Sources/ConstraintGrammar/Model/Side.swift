/// One side of an equation: an operand, scaled, plus a constant; each part may be missing.
public struct Side<Name: Sendable>: Sendable {
  /// The attribute or the metric of the side; `nil` for a constant alone.
  public var operand: Operand<Name>?

  /// The factor or divisor of the operand, as it was written.
  public var multiplier: Multiplier<Name>?

  /// The number that is added or subtracted, as it was written.
  public var constant: Constant<Name>?

  /// A side of these parts.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ operand: Operand<Name>?, multiplier: Multiplier<Name>? = nil, constant: Constant<Name>? = nil) {
    self.operand = operand
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A constant alone.
  @_alwaysEmitIntoClient @inline(__always) public init(constant: Scalar<Name>) {
    self.init(nil, constant: Constant(.plus, constant))
  }
}

extension Side {
  /// An operand with a written number before it that multiplies it and one after it that is added or subtracted.
  @_alwaysEmitIntoClient @inline(__always)
  public init(timesBefore factor: Double?, _ operand: Operand<Name>, _ constant: (AdditiveOperator, Double)?) {
    self.init(
      operand, multiplier: factor.map { Multiplier(.times, .number($0)) },
      constant: constant.map { Constant($0.0, .number($0.1)) })
  }

  /// The same side, with a metric that nothing is done to as the constant alone that it is.
  @_alwaysEmitIntoClient @inline(__always) public var metricAloneAsConstant: Side {
    guard case .metric(let name)? = operand, case nil = multiplier, case nil = constant else { return self }
    return Side(constant: .name(name, isNegated: false))
  }

  /// The same side with another form of its names.
  @_alwaysEmitIntoClient public func mapName<Other>(_ transform: (Name) -> Other) -> Side<Other> {
    Side<Other>(
      operand?.mapName(transform), multiplier: multiplier?.mapName(transform), constant: constant?.mapName(transform))
  }
}

extension Side: Equatable where Name == String {}
extension Side: Hashable where Name == String {}

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

/// A sign and what it is applied to, as in `* 0.9` or `- margin`.
public struct ArithmeticOperation<Operator: Hashable & Sendable, Name: Sendable>: Sendable {
  // The value comes first because the operation is smaller that way.
  /// The number behind the sign.
  public var value: Scalar<Name>

  /// The sign.
  public var `operator`: Operator

  /// The sign `operator`, applied to `value`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ operator: Operator, _ value: Scalar<Name>) {
    self.operator = `operator`
    self.value = value
  }
}

/// The factor or divisor of an operand.
public typealias Multiplier<Name: Sendable> = ArithmeticOperation<ScalingOperator, Name>

/// The number that is added to or subtracted from the rest of a side.
///
/// A constant that stands alone is added: in `view.left = -10` the operator is `+` and the value −10.
public typealias Constant<Name: Sendable> = ArithmeticOperation<AdditiveOperator, Name>

extension ArithmeticOperation {
  /// The same operation with another form of its name.
  @_alwaysEmitIntoClient public func mapName<Other>(_ transform: (Name) -> Other) -> ArithmeticOperation<
    Operator, Other
  > {
    ArithmeticOperation<Operator, Other>(`operator`, value.mapName(transform))
  }
}

extension ArithmeticOperation: Equatable where Name == String {}
extension ArithmeticOperation: Hashable where Name == String {}

/// Whether something is added or subtracted. The raw value is the sign.
public enum AdditiveOperator: String, CaseIterable, Hashable, Sendable {
  /// `+`
  case plus = "+"
  /// `-`
  case minus = "-"
}

/// Whether something is multiplied or divided. The raw value is the sign.
public enum ScalingOperator: String, CaseIterable, Hashable, Sendable {
  /// `*`
  case times = "*"
  /// `/`
  case dividedBy = "/"
}

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
