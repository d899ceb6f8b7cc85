/// `first * multiplier + constant` related to `second * multiplier + constant`, in numbers; the second multiplier is 0
/// where there is no second attribute.
@usableFromInline package struct LinearRelation {
  @usableFromInline package var firstMultiplier = 1.0
  @usableFromInline package var firstConstant = 0.0
  @usableFromInline package var relation: Relation
  @usableFromInline package var multiplier: Double
  @usableFromInline package var constant: Double

  @usableFromInline package init(
    firstMultiplier: Double, firstConstant: Double, relation: Relation, multiplier: Double, constant: Double
  ) {
    self.firstMultiplier = firstMultiplier
    self.firstConstant = firstConstant
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Why a relation can't be brought to the form of a constraint.
  @usableFromInline package enum Failure: Error {
    case zeroMultiplier
    case notFinite
  }

  /// Brings the first attribute alone to the left: the multiplier becomes mʳ/mˡ and the constant (cʳ − cˡ)/mˡ.
  @usableFromInline package func solved() throws(Failure) -> LinearRelation {
    var solved = self
    if firstMultiplier != 1 || firstConstant != 0 {
      guard firstMultiplier != 0 else { throw .zeroMultiplier }
      // A quotient by infinity is finite.
      guard firstMultiplier.isFinite, firstConstant.isFinite else { throw .notFinite }
      solved.multiplier = multiplier / firstMultiplier
      solved.constant = (constant - firstConstant) / firstMultiplier
      solved.relation = firstMultiplier < 0 ? relation.reversed : relation
      solved.firstMultiplier = 1
      solved.firstConstant = 0
    }
    guard solved.multiplier.isFinite, solved.constant.isFinite else { throw .notFinite }
    // Adding zero turns a −0 into 0.
    solved.multiplier += 0
    solved.constant += 0
    return solved
  }
}
