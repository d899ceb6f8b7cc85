public import ConstraintGrammar

/// A number that a relation is solved with: a value, or one that may have a name.
@usableFromInline package protocol LinearNumber {
  /// The difference; `nil` if it is not finite, or nobody can state it.
  func subtracting(_ other: Self) -> Self?

  /// The quotient; `nil` if it is not finite, or nobody can state it.
  func divided(by divisor: Self) -> Self?

  /// The value, if it is known.
  var written: Double? { get }
}

extension Double: LinearNumber {
  @inlinable @inline(__always) package func subtracting(_ other: Double) -> Double? { (self - other).ifFinite }

  @inlinable @inline(__always) package func divided(by divisor: Double) -> Double? {
    // Most often there is no factor, and a division takes its time.
    if divisor == 1 { return ifFinite }
    // A quotient by infinity is finite.
    return divisor.isFinite ? (self / divisor).ifFinite : nil
  }

  @inlinable package var written: Double? { self }

  // Adding zero turns a −0 into 0.
  @inlinable var ifFinite: Double? { isFinite ? self + 0 : nil }
}

/// `first * firstMultiplier + firstConstant` related to `second * multiplier + constant`; the second multiplier says nothing
/// where there is no second attribute.
@usableFromInline package struct LinearRelation<Number: LinearNumber> {
  @usableFromInline package let relation: Relation
  @usableFromInline package let multiplier: Number
  @usableFromInline package let constant: Number

  /// The reason for which a relation can't be brought to the form of a constraint.
  @usableFromInline package enum Failure: Error {
    case zeroMultiplier
    case notFinite
  }

  /// Brings the first attribute alone to the left: the multiplier becomes mʳ/mˡ and the constant (cʳ − cˡ)/mˡ.
  @inlinable package init(
    solving relation: Relation, firstMultiplier: Number, firstConstant: Number, multiplier: Number, constant: Number
  ) throws(Failure) {
    let factor = firstMultiplier.written
    if factor == 0 { throw .zeroMultiplier }
    // A factor below zero turns the relation round, and of a name nobody knows.
    guard factor != nil || relation == .equal, let multiplier = multiplier.divided(by: firstMultiplier),
      let constant = constant.subtracting(firstConstant)?.divided(by: firstMultiplier)
    else { throw .notFinite }
    self.relation = (factor ?? 1) < 0 ? relation.reversed : relation
    self.multiplier = multiplier
    self.constant = constant
  }
}
