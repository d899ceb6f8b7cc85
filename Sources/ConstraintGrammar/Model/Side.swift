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
