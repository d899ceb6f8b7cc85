/// What is said of texts that a grammar accepts and that are refused all the same: what to write instead.
extension Wording {
  static func secondTerm(rewritten: String?, canMove: Bool) -> Advice {
    let hint =
      canMove
      ? "move one of the terms to the other side of the relation"
      : "a constraint relates one attribute to one other at most: leave out one of the terms"
    return Advice(message: nil, hint: write(rewritten, otherwise: hint))
  }

  static func constantMinusTerm(rewritten: String?) -> Advice {
    Advice(
      message: nil, hint: write(rewritten, otherwise: "write the term first, times -1, and add the constant to it"))
  }

  static let nonlinearTerm = Advice(
    message: nil, hint: "a constraint is linear: a term can only be multiplied by a constant and have one added")

  static let quotientOfTerms = Advice(
    message: nil, hint: "multiply both sides by the divisor, so that each side has one term")

  static func dividedTerm(rewritten: String?, by divisor: String?) -> Advice {
    let factor = divisor.map { "multiply by the reciprocal: write '* (1 / \($0))'" }
    return Advice(message: nil, hint: write(rewritten, otherwise: factor ?? "multiply by the reciprocal instead"))
  }

  static let divisionByZero = Advice(
    message: "nothing can be divided by zero", hint: "put another number in place of the zero")

  static func negatedTerm(rewritten: String?) -> Advice {
    Advice(message: nil, hint: write(rewritten, otherwise: "multiply the term by -1 instead"))
  }

  static func noTerm(sample: String) -> Advice {
    Advice(message: nil, hint: "name a view and its attribute, as in '\(sample)'")
  }

  static func endlessNumber(isQuotient: Bool) -> Advice {
    let reason = isQuotient ? "the divisor must not be zero nor too near to it, and the" : "the"
    return Advice(message: nil, hint: "\(reason) limit of a result is about 1.8e308")
  }

  static let deepNesting = Advice(message: nil, hint: "multiply out, or leave out the parentheses that change nothing")
}
