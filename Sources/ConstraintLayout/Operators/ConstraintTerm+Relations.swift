import ConstraintGrammar
import ConstraintMeaning

// Each relation brings the equation to the form of a constraint. It throws where that can't be done: because the term on
// the left is multiplied by 0, or a result is not a finite number.
extension ConstraintTerm {
  /// The constraint that both terms are equal.
  public static func == (
    left: ConstraintTerm, right: ConstraintTerm
  ) throws(LayoutProblem) -> LayoutConstraint<Item> { try left.constraint(.equal, right) }

  /// The constraint that the left term is at most as large as the right one.
  public static func <= (
    left: ConstraintTerm, right: ConstraintTerm
  ) throws(LayoutProblem) -> LayoutConstraint<Item> { try left.constraint(.lessThanOrEqual, right) }

  /// The constraint that the left term is at least as large as the right one.
  public static func >= (
    left: ConstraintTerm, right: ConstraintTerm
  ) throws(LayoutProblem) -> LayoutConstraint<Item> { try left.constraint(.greaterThanOrEqual, right) }

  /// The constraint that the term equals a number.
  public static func == (left: ConstraintTerm, right: Double) throws(LayoutProblem) -> LayoutConstraint<Item> {
    try left.constraint(.equal, right)
  }

  /// The constraint that the term is at most a number.
  public static func <= (left: ConstraintTerm, right: Double) throws(LayoutProblem) -> LayoutConstraint<Item> {
    try left.constraint(.lessThanOrEqual, right)
  }

  /// The constraint that the term is at least a number.
  public static func >= (left: ConstraintTerm, right: Double) throws(LayoutProblem) -> LayoutConstraint<Item> {
    try left.constraint(.greaterThanOrEqual, right)
  }

  /// The constraint that the term equals a number.
  public static func == (left: Double, right: ConstraintTerm) throws(LayoutProblem) -> LayoutConstraint<Item> {
    try right.constraint(.equal, left, .right)
  }

  /// The constraint that the term is at least a number.
  public static func <= (left: Double, right: ConstraintTerm) throws(LayoutProblem) -> LayoutConstraint<Item> {
    try right.constraint(.greaterThanOrEqual, left, .right)
  }

  /// The constraint that the term is at most a number.
  public static func >= (left: Double, right: ConstraintTerm) throws(LayoutProblem) -> LayoutConstraint<Item> {
    try right.constraint(.lessThanOrEqual, left, .right)
  }

  private func constraint(
    _ relation: Relation, _ other: ConstraintTerm
  ) throws(LayoutProblem) -> LayoutConstraint<Item> {
    let solved = try solved(relation, multiplier: other.multiplier, constant: other.constant, .left)
    return LayoutConstraint(
      item, attribute, solved.relation, other.item, other.attribute, multiplier: solved.multiplier,
      constant: solved.constant)
  }

  private func constraint(
    _ relation: Relation, _ number: Double, _ side: WrittenSide = .left
  ) throws(LayoutProblem) -> LayoutConstraint<Item> {
    let solved = try solved(relation, multiplier: 0, constant: number, side)
    return LayoutConstraint(item, attribute, solved.relation, constant: solved.constant)
  }

  private func solved(
    _ relation: Relation, multiplier otherMultiplier: Double, constant otherConstant: Double, _ side: WrittenSide
  ) throws(LayoutProblem) -> LinearRelation<Double> {
    do throws(LinearRelation<Double>.Failure) {
      return try LinearRelation(
        solving: relation, firstMultiplier: multiplier, firstConstant: constant, multiplier: otherMultiplier,
        constant: otherConstant)
    } catch {
      throw LayoutProblem(error, side)
    }
  }
}
