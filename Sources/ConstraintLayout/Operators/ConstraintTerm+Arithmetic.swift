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
