// The words for each way in which people write something else than a dialect: rows in the order of reading, what is wrong
// first, then what to do. Single quotation marks stand around what can be typed as it is.

// The text as a whole.
extension Departure.Kind {
  static let noEquation = Self("there is no equation here", "write an equation such as '{sample}'")
  static let objectiveCMessage = Self(
    "this is an Objective-C message, not an equation", "write '{whole}'|write an equation such as '{sample}'")
  static let visualFormat = Self(
    "this is a visual format string, not an equation", "write '{whole}'|write an equation such as '{sample}'")
  static let declaration = Self(
    "this is a declaration, not an equation", "write '{whole}'|write the equation alone, as in '{sample}'")
  static let stringLiteral = Self(
    "this is a string literal, not an equation",
    "write '{whole}'|write what stands between the quotation marks, without them")
  static let constraintCall = Self(
    "this is Swift that makes a constraint, not an equation", "write '{whole}'|write an equation such as '{sample}'")
  static let bracketedEquation = Self(
    "an equation stands without brackets", "write '{whole}'|leave out the brackets")
  static let parenthesizedEquation = Self(
    "an equation stands without parentheses around it", "write '{whole}'|leave out the parentheses")
  static let equationWithPriority = Self(
    "an equation stands without parentheses around it",
    "write '{whole}', and set the priority of the constraint that this makes"
      + "|leave out the parentheses and what is behind them, and set the priority of the constraint that this makes")
  static let relationInParentheses = Self(
    nil, "the relation stands outside all parentheses: close them before it, or leave out the '('")
  static let lineEnding = Self(
    "a second equation begins here, behind a carriage return",
    "a line ends with a line feed: save the file with the line endings LF or CR LF")
  static let secondEquation = Self(nil, "the equation is complete before this: a second one is a text of its own")
  static let trailingText = Self(nil, "the equation is complete before this: remove the rest")
  static let comment = Self("comments are not part of this dialect", "remove the comment")
  static let placeholder = Self(
    "a value is put in here when the program runs", "write the value or a name in its place")
  static let priority = Self(
    "priorities are not part of this dialect",
    "remove {text}, and set the priority of the constraint that this makes")
}

// Priorities, where a dialect has them.
extension Departure.Kind {
  static let prioritySign = Self("another sign stands before a priority in this dialect", "write '{new}'")
  static let secondPriority = Self("a constraint has one priority", "leave out all others")
  static let noPriority = Self(nil, "a priority is a number, more than 0 and at most 1000, or a name for one")
  static let priorityOutOfRange = Self(
    nil, "write '{new}', or another number: 1000 requires the constraint")
}

// Characters.
extension Departure.Kind {
  static let visibleSpace = Self(nil, "replace it by an ordinary space")
  static let invisibleCharacter = Self(nil, "remove this character, which can't be seen")
  static let otherEncoding = Self(nil, "save the text in UTF-8, and write '{whole}'|save the text in UTF-8")
  static let quotationMark = Self(nil, "words and numbers stand without quotation marks")
  static let decoration = Self(nil, "a word or a number stands by itself: leave out this sign")
  static let lookalike = Self(nil, "write '{new}' in its place")
  static let letterOutsideASCII = Self(
    "{text} is not an attribute",
    "names consist of the letters a to z and A to Z, digits and '_': write '{whole}'"
      + "|names consist of the letters a to z and A to Z, digits and '_'")
}

// Names of items.
extension Departure.Kind {
  static let hyphenInName = Self("a name contains no '-'", "give the view another name, such as '{new}'")
  static let nameBeginningWithDigit = Self(
    "a name does not begin with a digit", "give the view another name, such as '{bare}'")
  static let gluedFactor = Self(
    "a name does not begin with a digit",
    "write '{whole}', or give the view another name, such as '{bare}'|give the view another name, such as '{bare}'")
  static let missingItem = Self(
    "the view is missing before {text}", "write the name of your view there, as in '{instead}'")
  static let missingAttribute = Self("{text} needs an attribute", "write {examples} or another attribute")
  static let missingAttributeOrNumber = Self(
    "{text} needs an attribute", "write {examples} or another attribute, or a number in its place")
  static let pathWithoutAttribute = Self(
    "{last} is not an attribute, and {text} needs one", "write {examples} or another attribute")
  static let attributeWithoutItem = Self(
    "the attribute {text} stands without a view",
    "write the name of your view before it, as in '{instead}'")
  static let noAttribute = Self(nil, "{attributes}")
  static let keyPath = Self(
    "{text} is not an attribute, and key paths are not followed",
    "give the view a name of its own, and write '{instead}'"
      + "|give the view a name of its own, and write that name and an attribute of the view")
  static let namedNumber = Self("{text} is not a number", "numbers have no names here: write the number itself")
  static let noNumber = Self(
    "{text} is not a number", "write a number in its place, as in '{example}'|write a number in its place")
  static let noNumberOrAttribute = Self(
    "{text} is neither an attribute nor a number",
    "write a number in its place, as in '{example}'; the second view, even if it is nil, is given along with the text"
      + "|write a number in its place; the second view, even if it is nil, is given along with the text")
}

// Attributes, and how those of an item are written.
extension Departure.Kind {
  static let unknownAttribute = Self("{text} is not an attribute", "did you mean {choices}?|{attributes}")
  static let unknownFactor = Self(
    "{text} is neither an attribute nor a number",
    "did you mean {choices}?|numbers have no names here, and {attributes}")
  static let severalAttributes = Self("{text} is not an attribute", "write an equation for each of {each}")
  static let platformAttribute = platform("write '{instead}'")
  static let platformName = platform("its name here is '{new}'")
  static let marginToAdd = platform("write '{instead}' and add the margin to the constant")
  static let marginToSubtract = platform("write '{instead}' and subtract the margin from the constant")
  static let centerOfMargins = platform(
    "write '{instead}', which is the same where the margins on both sides are")
  static let firstLine = platform("write '{instead}', which is the same where the text has one line")
  private static func platform(_ hint: String) -> Self {
    Self("{text} is not an attribute in this dialect, though UIKit has it", hint + "|{attributes}")
  }

  static let blankAroundDot = Self("no white space can stand around a '.'", term)
  static let blankBeforeBracket = Self("no white space can stand before a '['", term)
  static let missingDot = Self("a '.' is missing before the attribute", term)
  static let doubledDot = Self(nil, "one '.' is enough: " + term)
  static let dotBeforeBracket = Self("no '.' stands before a '['", term)
  static let missingPoint = Self("an attribute begins with a '.' in this dialect", term)
  static let noPoint = Self(nil, term)
  static let filledBrackets = Self(nil, "the brackets hold one attribute and nothing else: " + term)
  static let openBracket = Self(nil, "the brackets are not closed: " + term)
  static let emptyBrackets = Self(nil, "an attribute stands in the brackets, such as '{instead}'")
  static let secondBrackets = Self(nil, "a view stands with one attribute at a time: leave out these brackets")
  static let emptyParentheses = Self(nil, "leave out the parentheses: a name stands without them")
  static let item = Self(
    "views are not written in this dialect: they are given along with the text", "write '{whole}'|" + term)
  static let getter = Self("Objective-C messages are not part of this dialect", term)
  static let optional = Self(nil, "a name stands by itself: leave out this {text}")
  static let type = Self("an attribute stands without its type in this dialect", "leave out {text}: " + term)
  static let frame = Self("{text} is not an attribute", "a constraint is about the view itself: " + term)
  static let property = Self("{text} is not an attribute", "leave out '.{bare}': " + term)
  static let pathInBrackets = Self("{text} is not an attribute", "a path stands before the brackets: " + term)
  static let withoutBrackets = Self("an attribute stands in brackets in this dialect", term)
  static let withoutDot = Self("an attribute is written with a '.' before it", term)
  private static let term = "write '{term}'"
}

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

  static let dividedNumber = Self("a number contains no blank", "write '{new}'")
  static let missingZero = Self(nil, "a number begins with a digit: write '{new}'")
  static let percentage = Self("percentages are not part of this dialect", "write a factor: '{new}'")
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
  static let plusSign = Self("numbers have no plus sign", "write '{whole}'|leave out this '+'")
  static let plusSignOfName = Self("names and numbers have no plus sign", "write '{whole}'|leave out this '+'")
  static let signedName = Self(
    "a name can't have a sign",
    "write '{whole}'|leave out the sign, and change that of the number that is named")
  static let signedNumber = Self(
    "numbers have no minus sign in this dialect",
    "write '{whole}'|a number can only be subtracted from an attribute, as in '{example}'"
      + "|a number can only be subtracted from an attribute")
  static let unneededSign = Self(nil, "write '{whole}'|leave out the sign")
  static let doubledSign = Self(nil, "write '{whole}'|leave out one of the signs")
  static let doubledOperator = Self(nil, "write '{whole}'|leave out one of the operators")
  static let foreignOperator = Self(
    nil, "a constraint is linear: an attribute can only be multiplied by a number and have one added")
  static let missingTimesSign = Self(
    "a '*' is missing after the number", "write '{whole}'|write '*' between the two")
  static let letterForTimesSign = Self(nil, "write '*' in its place")
}

// Arithmetic.
extension Departure.Kind {
  static let parentheses = Self(
    "parentheses are not part of this dialect", "write '{whole}'|multiply out, and write the numbers that result")
  static let openParenthesis = Self(nil, "a parenthesis is open: close it with a ')'")
  static let emptyGroup = Self(nil, "something must stand in the parentheses: a number or a term, say")
  static let closingParenthesis = Self(nil, "no parenthesis is open: leave out this ')'")
  static let foreignParenthesis = Self(
    nil,
    "terms are grouped with '(' and ')': write '{instead}'|terms are grouped with '(' and ')': write '(' in its place")
  static let functionCall = Self(
    "functions are not part of this dialect", "write '{local}'|pass what '{bare}' gives as {numbers}")
  static let cast = Self(
    "types are not part of this dialect", "leave out '({bare})': write '{instead}'|leave out '({bare})'")
  static let negatedTerm = Self(
    "a minus can't stand before {subject}", "write '{whole}'|multiply the {noun} by -1 instead")
  static let constantBeforeTerm = Self(
    "a constant can't come before the {noun}",
    "write '{whole}'|write the {noun} first, then what it is multiplied by, then the constant")
  static let secondTerm = Self(
    "only one {noun} can stand to the right of the relation", "write '{whole}'|" + oneTooMany)
  static let constantOnTheLeft = Self(
    "an equation begins with {subject}", "write '{whole}'|begin with {beginning}, as in '{sample}'")
  static let arithmeticOnTheLeft = Self(
    "only an attribute can stand to the left of the relation", "write '{whole}'|move the arithmetic to the right side")
  static let thirdTerm = Self(
    "only an attribute can stand to the left of the relation", "write '{whole}'|" + oneTooMany)
  static let elsewhere = Self("this dialect can't say that", "{other} can: '{there}'")
  static let negativeMultiplier = Self(
    "this dialect has no negative multipliers", "{other} has them: '{there}'")
  static let divisionByTerm = Self(
    "{subject} can't be divided by", "write '{whole}'|multiply the {noun} by a number instead")
  static let factorBehindTerm = Self(
    "a multiplier comes before the attribute", "write '{whole}'|write the number, '*' and the attribute")
  static let division = Self(
    "division is not part of this dialect", "write '{whole}'|multiply by the reciprocal instead")
  static let divisionByZero = Self("nothing can be divided by zero", "put another number in place of the zero")
  static let constantArithmetic = Self(
    "constants can't be computed with here", "write '{whole}'|pass the result as {numbers}")
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
  static let missingRelation = Self(nil, "a relation is missing: {relations}")
}

// What the grammar accepts and the parser refuses.
extension Departure.Kind {
  static let joinedTerms = Self(
    nil,
    "write '{whole}'|a constraint relates one attribute to one other at most: leave out one of the terms")
  static let movableTerms = Self(
    nil, "write '{whole}'|move one of the terms to the other side of the relation")
  static let constantMinusTerm = Self(
    nil, "write '{whole}'|write the term first, times -1, and add the constant to it")
  static let nonlinearTerm = Self(
    nil, "write '{whole}'|a constraint is linear: a term can only be multiplied by a constant and have one added")
  static let quotientOfTerms = Self(
    nil, "write '{whole}'|multiply both sides by the divisor, so that each side has one term")
  static let dividedTerm = Self(
    nil,
    "multiply by the reciprocal: write '{instead}'|write '{whole}'|multiply by the reciprocal: write '{bare}'"
      + "|multiply by the reciprocal instead")
  static let negatedSide = Self(nil, "write '{whole}'|multiply the term by -1 instead")
  static let noTerm = Self(nil, "name a view and its attribute, as in '{sample}'")
  static let deepNesting = Self(nil, "write '{whole}'|multiply out, or leave out the parentheses that change nothing")
  static let endlessNumber = Self(nil, "the limit of a result is about 1.8e308")
  static let endlessQuotient = Self(
    nil, "the divisor must not be zero nor too near to it, and the limit of a result is about 1.8e308")
}
