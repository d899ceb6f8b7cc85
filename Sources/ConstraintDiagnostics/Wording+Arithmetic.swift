import ConstraintGrammar
import ConstraintMeaning

// The words for each way in which people write other numbers, signs and relations than a dialect has: rows in the order of
// reading, what is wrong first, then what to do.

// Numbers.
extension Departure.Kind {
  static let exponent = Self("{text} is not a number in this dialect", number("are written without an exponent"))
  static let separators = Self("{text} is not a number in this dialect", number("are written without separators"))
  static let radix = Self("{text} is not a number in this dialect", number("are decimal"))
  static let trailingPoint = Self(
    "{text} is not a number in this dialect",
    "digits must follow the point: write '{instead}'|digits must follow the point")
  static let severalPoints = Self("{text} is not a number", "a number has one point at most")
  static let unit = Self("{text} is not a number", number("are written without a unit or a suffix"))
  private static func number(_ reason: String) -> String { "numbers \(reason): write '{instead}'|numbers \(reason)" }

  static let dividedNumber = Self("a number contains no blank", "write '{new}'", isGuess: true)
  static let missingZero = Self(nil, "a number begins with a digit: write '{new}'")
  static let percentage = Self(
    "percentages are not part of this dialect", "write a factor: '{new}'|multiply what it is a part of by a number")
  static let percentageAlone = Self(
    "percentages are not part of this dialect",
    "multiply what it is a part of: write '{whole}'|multiply what it is a part of by {instead}")
  static let groupComma = Self(
    "a number contains no comma", "numbers are written without separators: write '{new}'")
  static let decimalComma = Self("a number contains no comma", "the decimal sign is a point: write '{new}'")
  static let range = Self(
    "{text} is a range, which is not part of this dialect",
    "write two equations, one for each end: {parts}|write two equations, one for each end")
  static let openRange = Self(
    "{text} is a range, which is not part of this dialect", "write {part}|write the number alone")
}

// Signs and operators.
extension Departure.Kind {
  static let detachedSign = Self("a sign touches its number", "write '{instead}'")
  static let signBeforeBlank = Self("a sign touches its parenthesis", "write '{instead}'")
  static let plusSign = Self("numbers have no plus sign", orWhole: "leave out this '+'")
  static let plusSignOfName = Self("names and numbers have no plus sign", orWhole: "leave out this '+'")
  static let signedName = Self(
    "a name can't have a sign", orWhole: "leave out the sign, and change that of the number that is named")
  static let signedNumber = Self(
    "numbers have no minus sign in this dialect",
    orWhole: "a number can only be subtracted from an attribute, as in '{example}'"
      + "|a number can only be subtracted from an attribute")
  static let unneededSign = Self(orWhole: "leave out the sign")
  static let doubledSign = Self(orWhole: "leave out one of the signs", isGuess: true)
  static let doubledOperator = Self(orWhole: "leave out one of the operators", isGuess: true)
  static let foreignOperator = Self(
    nil, "a constraint is linear: an attribute can only be multiplied by a number and have one added")
  static let missingTimesSign = Self("a '*' is missing after the number", orWhole: "write '*' between the two")
  static let letterForTimesSign = Self(nil, "write '*' in its place")
}

// Arithmetic.
extension Departure.Kind {
  static let parentheses = Self(
    "parentheses are not part of this dialect", orWhole: "multiply out, and write the numbers that result")
  static let openParenthesis = Self(nil, "a parenthesis is open: close it with a ')'")
  static let emptyGroup = Self(nil, "something must stand in the parentheses: a number or a term, say")
  static let closingParenthesis = Self(nil, "no parenthesis is open: leave out this ')'", isGuess: true)
  static let foreignParenthesis = Self(
    nil,
    "terms are grouped with '(' and ')': write '{instead}'|terms are grouped with '(' and ')': write '(' in its place")
  static let functionCall = Self(
    "functions are not part of this dialect", "write '{local}'|pass what '{bare}' gives as {numbers}")
  static let cast = Self(
    "types are not part of this dialect", "leave out '({bare})': write '{instead}'|leave out '({bare})'")
  static let negatedTerm = Self("a minus can't stand before {subject}", orWhole: "multiply the {noun} by -1 instead")
  static let constantBeforeTerm = Self(
    "a constant can't come before the {noun}",
    orWhole: "write the {noun} first, then what it is multiplied by, then the constant")
  static let secondTerm = Self("only one {noun} can stand to the right of the relation", orWhole: oneTooMany)
  static let constantOnTheLeft = Self(
    "an equation begins with {subject}", orWhole: "begin with {beginning}, as in '{sample}'")
  static let arithmeticOnTheLeft = Self(
    "only an attribute can stand to the left of the relation", orWhole: "move the arithmetic to the right side")
  static let thirdTerm = Self("only an attribute can stand to the left of the relation", orWhole: oneTooMany)
  static let elsewhere = Self("this dialect can't say that", "{other} can: '{there}'")
  static let negativeMultiplier = Self(
    "this dialect has no negative multipliers", "{other} has them: '{there}'")
  static let divisionByTerm = Self("{subject} can't be divided by", orWhole: "multiply the {noun} by a number instead")
  static let factorBehindTerm = Self(
    "a multiplier comes before the attribute", orWhole: "write the number, '*' and the attribute")
  static let division = Self("division is not part of this dialect", orWhole: "multiply by the reciprocal instead")
  static let divisionByZero = Self("nothing can be divided by zero", "put another number in place of the zero")
  static let constantArithmetic = Self("constants can't be computed with here", orWhole: "pass the result as {numbers}")
  private static let oneTooMany =
    "a constraint relates one attribute to one other at most: leave out one of the {noun}s"
}

// Relations.
extension Departure.Kind {
  static let relation = relation("write '{instead}'")
  static let relationOfMost = relation("write '{instead}', which means at most here")
  static let relationOfLeast = relation("write '{instead}', which means at least here")
  static let strictRelation = relation("a constraint always allows the sides to be equal: write '{instead}'")
  static let inequality = relation("a constraint can't say that two sides differ; a relation is {relations}")
  private static func relation(_ hint: String) -> Self {
    Self("{text} is not a relation in this dialect", hint + "|a relation is {relations}")
  }

  static let dividedRelation = Self(nil, "the signs of a relation touch: write '{new}'")
  static let secondRelation = Self(
    "an equation has one relation",
    "write two equations: {parts}|the equation is complete before this: write a second one for the rest")
  static let missingRelation = Self(nil, "a relation is missing: {relations}", isGuess: true)
}

// What the grammar accepts and the parser refuses.
extension Departure.Kind {
  static let joinedTerms = Self(
    orWhole: "a constraint relates one attribute to one other at most: leave out one of the terms")
  static let movableTerms = Self(orWhole: "move one of the terms to the other side of the relation")
  static let constantMinusTerm = Self(orWhole: "write the term first, times -1, and add the constant to it")
  static let nonlinearTerm = Self(
    orWhole: "a constraint is linear: a term can only be multiplied by a constant and have one added")
  static let quotientOfTerms = Self(orWhole: "multiply both sides by the divisor, so that each side has one term")
  static let dividedTerm = Self(
    nil,
    "multiply by the reciprocal: write '{instead}'|write '{whole}'|multiply by the reciprocal: write '{bare}'"
      + "|multiply by the reciprocal instead")
  static let negatedSide = Self(orWhole: "multiply the term by -1 instead")
  static let noTerm = Self(nil, "name a view and its attribute, as in '{sample}'")
  static let deepNesting = Self(orWhole: "multiply out, or leave out the parentheses that change nothing")
  static let endlessNumber = Self(nil, "the limit of a result is about 1.8e308")
  static let endlessQuotient = Self(
    nil, "the divisor must not be zero nor too near to it, and the limit of a result is about 1.8e308")
}
