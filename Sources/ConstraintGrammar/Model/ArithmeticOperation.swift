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
