/// What is said of texts that a grammar accepts and that are refused all the same: what to write instead.
extension Wording {
  static let secondTerm = Advice(
    message: nil, hint: "a constraint relates one attribute to one other at most: leave out one of the terms")

  static let constantMinusTerm = Advice(
    message: nil, hint: "write the term first, times -1, and add the constant to it")

  static let nonlinearTerm = Advice(
    message: nil, hint: "a constraint is linear: a term can only be multiplied by a constant and have one added")

  static let quotientOfTerms = Advice(
    message: nil, hint: "multiply both sides by the divisor, so that each side has one term")

  static func dividedTerm(by divisor: String?) -> Advice {
    Advice(message: nil, hint: "multiply by the reciprocal" + (divisor.map { ": write '* (1 / \($0))'" } ?? " instead"))
  }

  static let divisionByZero = Advice(
    message: "nothing can be divided by zero", hint: "put another number in place of the zero")

  static let negatedTerm = Advice(message: nil, hint: "multiply the term by -1 instead")

  static func noTerm(sample: String) -> Advice {
    Advice(message: nil, hint: "name a view and its attribute, as in '\(sample)'")
  }

  static func endlessNumber(isQuotient: Bool) -> Advice {
    let reason = isQuotient ? "the divisor must not be zero nor too near to it, and the" : "the"
    return Advice(message: nil, hint: "\(reason) limit of a result is about 1.8e308")
  }

  static let deepNesting = Advice(message: nil, hint: "multiply out, or leave out the parentheses that change nothing")
}
