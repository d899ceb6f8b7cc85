import ConstraintGrammar
import ConstraintMeaning

// The words for each habit in a visual format, or form of another language: rows in the order of reading, what is wrong first,
// then what to do.
extension VisualFormatHabit {
  static let equation = Self("this is an equation, not a visual format", "")
  static let whiteSpace = Self(
    "a visual format has no white space anywhere", "leave it out: Auto Layout raises an exception on it")
  static let whiteSpaceInName = Self(
    "a visual format has no white space anywhere", "a name is one word of ASCII letters, digits and '_'")
  static let quotationMark = Self("the quotation marks of the source belong to no visual format", "leave them out")
  static let comment = Self("a visual format has no comments: the extended one of autolayout.js has", "leave it out")
  static let lookalike = Self(nil, "write '{new}' in its place")
  static let smallOrientation = Self("the orientation is 'H' or 'V'", "write '{new}:'")
  static let orientationWithoutColon = Self("the ':' behind the orientation is missing", "write 'H:' or 'V:'")
  static let unknownOrientation = Self("the orientation is 'H' or 'V'", "write 'H:' or 'V:', or nothing for 'H:'")
  static let secondOrientation = Self("a visual format has one orientation", "write a text of its own for each of both")
  static let noView = Self("there is no view here", "a view is a name in brackets, such as '|-[label]-|'")
  static let nestedBracket = Self("a view has one pair of brackets", "leave this one out")
  static let viewWithoutBrackets = Self("a view stands in brackets", "write '[' and ']' around its name")
  static let otherBrackets = Self("a view stands in brackets: '[' and ']'", "write '[' and ']' in their place")
  static let sizeWithoutParentheses = Self(
    "a size stands in parentheses", "write '(' and ')' around it, as in '[label(>=50)]'")
  static let sizeBehindBrackets = Self(
    "a size stands within the brackets of its view", "write it there, as in '[label(50)]'")
  static let openConnection = Self(
    "the connection has no '-' at its end", "a distance stands between two '-', as in '-8-'")
  static let connectionWithoutStart = Self(
    "the connection has nothing to begin at", "write '|' before it for the side of the superview, or leave it out")
  static let connectionWithoutEnd = Self(
    "the connection leads nowhere", "write '|' behind it for the side of the superview, or leave it out")
  static let negativeDistance = Self(
    "a negative distance stands in parentheses", "write '-8-', or '-(-8)-' if it is to be negative")
  static let negativeName = Self("a metric can't have a sign", "give the number itself a minus sign, or another metric")
  static let listWithoutParentheses = Self("several predicates stand in parentheses", "write '-(>=8,<=20)-'")
  static let openParenthesis = Self("a parenthesis is open", "close it with a ')' here")
  static let name = Self(
    nil, "the name of a view is made of ASCII letters, digits and '_', and does not begin with a digit")
  static let hyphenInName = Self("a name contains no '-'", "give the view another name, such as one with '_'")
  static let pathOfView = Self(
    "the name of a view has no '.': it is a key of the dictionary of views", "write the key alone, as in '[label]'")
  static let leadingPoint = Self("a number begins with a digit", "write a '0' before the point")
  static let separators = Self("a number has no separators", "write '{new}'")
  static let notNumber = Self(nil, "a number is one such as '8', '8.5', '1e2' or '0x10'")
  static let unit = Self("a number has no unit here", "leave the unit out: all numbers are points")
  static let attributeOfSize = Self(
    "a size has no attribute here", "write the name of the view alone: what is meant follows from the orientation")
  static let valueBeforeRelation = Self(
    "nothing stands before a relation here", "begin with the relation, as in '[label(>=20,<=100)]'")
  static let strictRelation = Self("a constraint always allows the sides to be equal", "write '{new}'")
  static let otherRelation = Self("a relation is '==', '>=' or '<='", "write '{new}'")
  static let placeholder = Self(
    "a value is put in here when the program runs",
    "write its name, and give the number along with the text, in the dictionary of metrics")
  static let plusSign = Self("a number has no plus sign", "leave it out")
  static let emptyParentheses = Self("there is nothing in the parentheses", "leave them out", isGuess: true)
  static let secondList = Self("the predicates stand in one pair of parentheses", "write ',' between them")
  static let emptyPredicate = Self("there is no predicate beside the ','", "leave the ',' out", isGuess: true)
  static let range = Self("a range is two predicates", "write '{new}'")
  static let percentage = Self(
    "a visual format has no percentages: the extended one of autolayout.js has",
    "state the size as an equation, such as 'a.width = b.width * 0.5' in compact-constraint")
  static let arithmetic = Self(
    "a visual format has no arithmetic: the extended one of autolayout.js has, and GTK's",
    "compute a metric, or state it as an equation, such as 'a.width = b.width * 0.5 + 10' in compact-constraint")
  static let otherLanguage = Self(
    "Auto Layout does not read this: it is of the extended visual format of autolayout.js, or of GTK's",
    "a visual format is views in brackets with distances between them, such as '|-[label(>=50)]-8-[field]-|'")
  static let priority = Self("a priority is more than 0 and at most 1000", "1000 requires what it stands behind")
  static let priorityOutside = Self(
    "a priority stands behind its number", "write it within the parentheses, as in '[label(50@700)]'")
  static let prioritySign = Self("another sign stands before a priority here", "write '@'")
  static let namedPriority = Self("a priority is a number or a name alone", "write '{new}'")
  static let missingPriority = Self(
    "there is no priority behind the '@'",
    "leave it out, which requires the constraint, or write a number: more than 0 and at most 1000")
  static let trailingText = Self("nothing stands behind the last '|'", "leave out what follows")
  static let secondText = Self(
    "nothing stands behind the last '|'", "a text ends here: write what follows in a text of its own")
  static let identifier = Self(
    "a visual format has no identifier", "leave it out, and set it on the constraints that this makes")
}
