/// What is said of arithmetic that a dialect does without.
extension Wording {
  static func functionCall(_ name: String, _ numbers: String) -> Advice {
    Advice(message: "functions are not part of this dialect", hint: "pass what '\(name)' gives as \(numbers)")
  }

  static func conversion(_ number: String) -> Advice {
    Advice(message: "functions are not part of this dialect", hint: "write '\(number)'")
  }

  static func cast(_ type: String, _ number: String) -> Advice {
    Advice(message: "types are not part of this dialect", hint: "leave out '(\(type))': write '\(number)'")
  }

  static let foreignOperator = Advice(
    message: nil, hint: "a constraint is linear: an attribute can only be multiplied by a number and have one added")

  static let nothingInParentheses = Advice(
    message: nil, hint: "something must stand in the parentheses: a number or a term, say")

  static let closingParenthesis = Advice(message: nil, hint: "no parenthesis is open: leave out this ')'")

  static func parentheses(rewritten: String?) -> Advice {
    Advice(
      message: "parentheses are not part of this dialect",
      hint: write(rewritten, otherwise: "multiply out, and write the numbers that result"))
  }

  static func negatedView(rewritten: String?, _ subject: String) -> Advice {
    Advice(
      message: "a minus can't stand before \(article(subject)) \(subject)",
      hint: write(rewritten, otherwise: "multiply the \(subject) by -1 instead"))
  }

  static func secondView(rewritten: String?, _ subject: String) -> Advice {
    Advice(
      message: "only one \(subject) can stand to the right of the relation",
      hint: write(rewritten, otherwise: oneTooMany(subject)))
  }

  private static func oneTooMany(_ subject: String) -> String {
    "a constraint relates one attribute to one other at most: leave out one of the \(subject)s"
  }

  static func divisionByView(_ subject: String) -> Advice {
    Advice(
      message: "\(article(subject)) \(subject) can't be divided by", hint: "multiply the \(subject) by a number instead"
    )
  }

  static func constantBeforeView(rewritten: String?, _ subject: String) -> Advice {
    Advice(
      message: "a constant can't come before the \(subject)",
      hint: write(rewritten, otherwise: "write the \(subject) first, then what it is multiplied by, then the constant"))
  }

  static func division(rewritten: String?) -> Advice {
    Advice(
      message: "division is not part of this dialect",
      hint: write(rewritten, otherwise: "multiply by the reciprocal instead"))
  }

  static func constantArithmetic(rewritten: String?, _ numbers: String) -> Advice {
    Advice(
      message: "constants can't be computed with here",
      hint: write(rewritten, otherwise: "pass the result as \(numbers)"))
  }

  static func arithmeticBeforeRelation(rewritten: String?, hasThirdView: Bool, _ subject: String) -> Advice {
    Advice(
      message: "only an attribute can stand to the left of the relation",
      hint: write(
        rewritten, otherwise: hasThirdView ? oneTooMany(subject) : "move the arithmetic to the right side"))
  }

  static func constantOnTheLeft(rewritten: String?, sample: String, _ subject: String) -> Advice {
    let beginning = subject == "view" ? "the view and its attribute" : "the attribute"
    return Advice(
      message: "an equation begins with \(article(subject)) \(subject)",
      hint: write(rewritten, otherwise: "begin with \(beginning), as in '\(sample)'"))
  }

  static func plusSign(rewritten: String?, hasNames: Bool) -> Advice {
    Advice(
      message: hasNames ? "names and numbers have no plus sign" : "numbers have no plus sign",
      hint: write(rewritten, otherwise: "leave out this '+'"))
  }

  static func doubledOperator(rewritten: String?) -> Advice {
    Advice(message: nil, hint: write(rewritten, otherwise: "leave out one of the operators"))
  }

  static let emptyParentheses = Advice(message: nil, hint: "leave out the parentheses: a name stands without them")

  static let relationInParentheses = Advice(
    message: nil, hint: "the relation stands outside all parentheses: close them before it, or leave out the '('")

  static func equationInParentheses(instead equation: String?, hasPriority: Bool) -> Advice {
    Advice(
      message: "an equation stands without parentheses around it",
      hint: write(equation, otherwise: "leave out the parentheses" + (hasPriority ? " and what is behind them" : ""))
        + (hasPriority ? ", and set the priority of the constraint that this makes" : ""))
  }
}
