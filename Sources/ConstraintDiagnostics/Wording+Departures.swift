import ConstraintGrammar
import ConstraintMeaning

// The words for each way in which people write other texts, names and attributes than a dialect has: rows in the order of
// reading, what is wrong first, then what to do. Single quotation marks stand around what can be typed as it is.

// The text as a whole.
extension Departure.Kind {
  static let noEquation = Self("there is no equation here", "write an equation such as '{sample}'")
  static let objectiveCMessage = Self(
    "this is an Objective-C message, not an equation", orWhole: "write an equation such as '{sample}'")
  static let visualFormat = Self(
    "this is a visual format string, not an equation", orWhole: "write an equation such as '{sample}'")
  static let declaration = Self(
    "this is a declaration, not an equation", orWhole: "write the equation alone, as in '{sample}'", isGuess: true)
  static let stringLiteral = Self(
    "this is a string literal, not an equation", orWhole: "write what stands between the quotation marks, without them")
  static let constraintCall = Self(
    "this is Swift that makes a constraint, not an equation", orWhole: "write an equation such as '{sample}'")
  static let bracketedEquation = Self("an equation stands without brackets", orWhole: "leave out the brackets")
  static let parenthesizedEquation = Self(
    "an equation stands without parentheses around it", orWhole: "leave out the parentheses")
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
  static let comment = Self("comments are not part of this dialect", "remove the comment", isGuess: true)
  static let placeholder = Self(
    "a value is put in here when the program runs", "write the value or a name in its place")
  static let priority = priority(isGuess: true)
  static let requiredPriority = priority(isGuess: false)
  private static func priority(isGuess: Bool) -> Self {
    Self(
      "priorities are not part of this dialect",
      "remove {text}, and set the priority of the constraint that this makes", isGuess: isGuess)
  }
}

// Priorities, where a dialect has them.
extension Departure.Kind {
  static let priorityBefore = Self("a priority stands behind the equation", orWhole: "write it there")
  static let prioritySign = Self("another sign stands before a priority in this dialect", "write '{new}'")
  static let missingPrioritySign = Self("a sign stands before a priority", "write {text}", isGuess: true)
  static let platformPriority = Self("{text} is not a priority in this dialect", "write '{new}'")
  static let secondPriority = Self("a constraint has one priority", "leave out all others", isGuess: true)
  static let noPriority = Self(nil, "a priority is a number, more than 0 and at most 1000, or a name for one")
  static let priorityOutOfRange = Self(
    nil, "write '{new}', or another number: 1000 requires the constraint", isGuess: true)
  static let parenthesizedPriority = Self("a priority stands without parentheses", "leave them out")
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
  static let element = Self("a view is called by its name", "give the view of this place in the list a name of its own")
  static let hyphenInName = Self("a name contains no '-'", "give the view another name, such as '{new}'", isGuess: true)
  static let nameBeginningWithDigit = Self(
    "a name does not begin with a digit", "give the view another name, such as '{bare}'", isGuess: true)
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
      + "|give the view a name of its own, and write that name and an attribute of the view", isGuess: true)
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
    "write '{instead}', which is the same where the margins on both sides are", isGuess: true)
  static let firstLine = platform("write '{instead}', which is the same where the text has one line", isGuess: true)
  private static func platform(_ hint: String, isGuess: Bool = false) -> Self {
    Self(
      "{text} is not an attribute in this dialect, though UIKit has it", hint + "|{attributes}", isGuess: isGuess)
  }

  static let blankAroundDot = Self("no white space can stand around a '.'", term)
  static let blankBeforeBracket = Self("no white space can stand before a '['", term)
  static let missingDot = Self("a '.' is missing before the attribute", term)
  static let doubledDot = Self(nil, "one '.' is enough: " + term)
  static let dotBeforeBracket = Self("no '.' stands before a '['", term)
  static let missingPoint = Self("an attribute begins with a '.' in this dialect", term)
  static let noPoint = Self(nil, term)
  static let filledBrackets = Self(nil, "the brackets hold one attribute and nothing else: " + term)
  static let listInBrackets = Self("the brackets hold one attribute", "write an equation for each")
  static let openBracket = Self(nil, "the brackets are not closed: " + term)
  static let emptyBrackets = Self(nil, "an attribute stands in the brackets, such as '{instead}'")
  static let secondBrackets = Self(nil, "a view stands with one attribute at a time: leave out these brackets")
  static let nameInParentheses = Self("a name stands without parentheses", orWhole: "leave out the parentheses")
  static let emptyParentheses = Self(nil, "leave out the parentheses: a name stands without them")
  static let item = Self("views are not written in this dialect: they are given along with the text", orWhole: term)
  static let getter = Self("Objective-C messages are not part of this dialect", term)
  static let optional = Self(nil, "a name stands by itself: leave out this {text}")
  static let type = Self("an attribute stands without its type in this dialect", "leave out {text}: " + term)
  static let frame = Self("{text} is not an attribute", "a constraint is about the view itself: " + term)
  static let property = Self("{text} is not an attribute", "leave out '.{bare}': " + term)
  static let pathInBrackets = Self("{text} is not an attribute", "a path stands before the brackets: " + term)
  static let withoutBrackets = Self("an attribute stands in brackets in this dialect", term)
  static let withoutDot = Self("an attribute is written with a '.' before it", term)
  private static let term = "write {terms}"
}
