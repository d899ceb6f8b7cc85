public import ConstraintGrammar
import ConstraintMeaning

/// One side of a constraint in Swift: an attribute of an item, times a number, plus a number.
///
/// The operators are those of the table in the README of FormulaStyleConstraint, for its `ConstraintTerm`:
///
/// ```swift
/// let constraint = try viewA[.width] == 0.5 * viewB[.width] - 4
/// ```
public struct ConstraintTerm<Item> {
  /// The item.
  public let item: Item

  /// Its attribute.
  public let attribute: Attribute

  /// The multiplier of the attribute.
  public internal(set) var multiplier = 1.0

  /// The constant, in points.
  public internal(set) var constant = 0.0

  init(_ item: Item, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension ConstraintTerm: Sendable where Item: Sendable {}

extension LayoutItem {
  /// An attribute of the item, to compute and compare with.
  public subscript(attribute: Attribute) -> ConstraintTerm<RelatedItem> { ConstraintTerm(layoutItem, attribute) }
}

// Constants are of one type, so that an expression is checked quickly and `3 / 4 * view[.width]` does not divide integers.
extension ConstraintTerm {
  /// The term with a number added to its constant.
  public static func + (term: ConstraintTerm, number: Double) -> ConstraintTerm {
    var sum = term
    sum.constant += number
    return sum
  }

  /// The term with a number added to its constant.
  public static func + (number: Double, term: ConstraintTerm) -> ConstraintTerm {
    var sum = term
    sum.constant = number + term.constant
    return sum
  }

  /// The term with a number subtracted from its constant.
  public static func - (term: ConstraintTerm, number: Double) -> ConstraintTerm {
    var difference = term
    difference.constant -= number
    return difference
  }

  /// The term with its multiplier and its constant multiplied by a number.
  public static func * (term: ConstraintTerm, number: Double) -> ConstraintTerm {
    var product = term
    product.multiplier *= number
    product.constant *= number
    return product
  }

  /// The term with its multiplier and its constant multiplied by a number.
  public static func * (number: Double, term: ConstraintTerm) -> ConstraintTerm { term * number }
}

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
