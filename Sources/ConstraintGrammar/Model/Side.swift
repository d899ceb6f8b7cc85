/// One side of an equation: an operand, scaled, plus a constant; each part may be missing.
public struct Side<Name: Sendable>: Sendable {
  /// What the side is about; `nil` for a constant alone.
  public var operand: Operand<Name>?

  /// What the operand is multiplied or divided by, as it was written.
  public var multiplier: Multiplier<Name>?

  /// What is added to or subtracted from it, as it was written.
  public var constant: Constant<Name>?

  @inlinable @inline(__always)
  public init(_ operand: Operand<Name>?, multiplier: Multiplier<Name>? = nil, constant: Constant<Name>? = nil) {
    self.operand = operand
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A constant alone.
  @inlinable @inline(__always) public init(constant: Scalar<Name>) {
    self.init(nil, constant: Constant(.plus, constant))
  }
}

extension Side {
  /// The same side with another form of its names.
  @inlinable public func mapName<Other>(_ transform: (Name) -> Other) -> Side<Other> {
    Side<Other>(
      operand?.mapName(transform), multiplier: multiplier?.mapName(transform), constant: constant?.mapName(transform))
  }
}

extension Side: Equatable where Name == String {}
extension Side: Hashable where Name == String {}
