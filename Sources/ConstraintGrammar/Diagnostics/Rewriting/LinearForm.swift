/// A side of an equation, computed: an attribute times a number, plus a number. Each number may be a name instead.
struct LinearForm: Equatable {
  /// An attribute of an item and what it is multiplied by.
  struct Term: Equatable {
    var attribute: Operand<String>
    var multiplier = Scalar<String>.number(1)
  }

  /// The attribute with its multiplier; `nil` for a constant alone.
  var term: Term?

  var constant = Scalar<String>.number(0)

  /// The side times −1.
  var negated: LinearForm {
    LinearForm(
      term: term.map { Term(attribute: $0.attribute, multiplier: $0.multiplier.negated) }, constant: constant.negated)
  }

  /// Both sides together; `nil` if that takes two attributes, or the sum of a name and something else.
  func adding(_ other: LinearForm) -> LinearForm? {
    guard let constant = constant.adding(other.constant) else { return nil }
    guard let term, let otherTerm = other.term else { return LinearForm(term: term ?? other.term, constant: constant) }
    guard term.attribute == otherTerm.attribute, let multiplier = term.multiplier.adding(otherTerm.multiplier) else {
      return nil
    }
    return LinearForm(term: Term(attribute: term.attribute, multiplier: multiplier), constant: constant)
  }

  /// The product of both; `nil` if each has an attribute, or a name is multiplied by something else than ±1.
  func multiplied(by other: LinearForm) -> LinearForm? {
    if term == nil { return other.mapScalars { $0.multiplied(by: constant) } }
    if other.term == nil { return mapScalars { $0.multiplied(by: other.constant) } }
    return nil
  }

  /// The quotient; `nil` if the divisor is zero or anything but a number.
  func divided(by other: LinearForm) -> LinearForm? {
    guard other.term == nil, case .number(let divisor) = other.constant, divisor != 0 else { return nil }
    return mapScalars { $0.divided(by: divisor) }
  }

  private func mapScalars(_ transform: (Scalar<String>) -> Scalar<String>?) -> LinearForm? {
    guard let constant = transform(constant) else { return nil }
    guard let term else { return LinearForm(constant: constant) }
    guard let multiplier = transform(term.multiplier) else { return nil }
    return LinearForm(term: Term(attribute: term.attribute, multiplier: multiplier), constant: constant)
  }
}
