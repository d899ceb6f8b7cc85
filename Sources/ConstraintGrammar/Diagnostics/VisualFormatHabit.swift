/// A habit, or a form of another language, in a visual format. ``Wording`` has a row for each.
enum VisualFormatHabit: Hashable, Sendable {
  case equation
  case whiteSpace, whiteSpaceInName, quotationMark, comment, lookalike
  case smallOrientation, orientationWithoutColon, unknownOrientation, secondOrientation
  case noView, nestedBracket, viewWithoutBrackets, otherBrackets, sizeWithoutParentheses, sizeBehindBrackets
  case openConnection, connectionWithoutStart, connectionWithoutEnd
  case negativeDistance, negativeName, listWithoutParentheses, openParenthesis
  case name, hyphenInName, pathOfView, leadingPoint, separators, notNumber, unit, attributeOfSize
  case strictRelation, otherRelation, placeholder, plusSign, emptyParentheses, secondList, emptyPredicate, range
  case percentage, arithmetic, otherLanguage
  case priority, priorityOutside, prioritySign, namedPriority, missingPriority
  case trailingText, secondText, identifier
}

/// The habit behind a mistake in a text of several constraints, and the changes that mend it; none where it can't be told
/// what is meant.
struct ListHabit: Hashable, Sendable {
  let habit: VisualFormatHabit
  var edits: [TextEdit] = []
}
