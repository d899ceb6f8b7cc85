extension Wording {
  /// The words for a habit in a visual format.
  static func advice(for mistake: ListHabit) -> Advice {
    func say(_ message: String?, _ hint: String) -> Advice { Advice(message: message, hint: hint) }
    let new = mistake.edits.first?.replacement ?? ""
    switch mistake.habit {
    case .equation: return say("this is an equation, not a visual format", "")
    case .whiteSpaceInName:
      return say(
        "a visual format has no white space anywhere", "a name is one word of ASCII letters, digits and '_'")
    case .comment: return say("a visual format has no comments: the extended one of autolayout.js has", "leave it out")
    case .lookalike: return say(nil, "write '\(new)' in its place")
    case .unknownOrientation: return say("the orientation is 'H' or 'V'", "write 'H:' or 'V:', or nothing for 'H:'")
    case .secondOrientation:
      return say("a visual format has one orientation", "write a text of its own for each of both")
    case .otherBrackets: return say("a view stands in brackets: '[' and ']'", "write '[' and ']' in their place")
    case .sizeWithoutParentheses:
      return say("a size stands in parentheses", "write '(' and ')' around it, as in '[label(>=50)]'")
    case .sizeBehindBrackets:
      return say("a size stands within the brackets of its view", "write it there, as in '[label(50)]'")
    case .plusSign: return say("a number has no plus sign", "leave it out")
    case .emptyParentheses: return say("there is nothing in the parentheses", "leave them out")
    case .secondList: return say("the predicates stand in one pair of parentheses", "write ',' between them")
    case .emptyPredicate: return say("there is no predicate beside the ','", "leave the ',' out")
    case .range: return say("a range is two predicates", "write '\(new)'")
    case .openParenthesis: return say("a parenthesis is open", "close it with a ')' here")
    case .hyphenInName: return say("a name contains no '-'", "give the view another name, such as one with '_'")
    case .pathOfView:
      return say(
        "the name of a view has no '.': it is a key of the dictionary of views",
        "write the key alone, as in '[label]'")
    case .separators: return say("a number has no separators", "write '\(new)'")
    case .notNumber: return say(nil, "a number is one such as '8', '8.5', '1e2' or '0x10'")
    case .strictRelation:
      return say("a constraint always allows the sides to be equal", "write '\(new)'")
    case .otherRelation: return say("a relation is '==', '>=' or '<='", "write '\(new)'")
    case .placeholder:
      return say(
        "a value is put in here when the program runs",
        "write its name, and give the number along with the text, in the dictionary of metrics")
    case .negativeName:
      return say("a metric can't have a sign", "give the number itself a minus sign, or another metric")
    case .priorityOutside:
      return say("a priority stands behind its number", "write it within the parentheses, as in '[label(50@700)]'")
    case .prioritySign: return say("another sign stands before a priority here", "write '@'")
    case .namedPriority: return say("a priority is a number or a name alone", "write '\(new)'")
    case .missingPriority:
      return say(
        "there is no priority behind the '@'",
        "leave it out, which requires the constraint, or write a number: more than 0 and at most 1000")
    case .identifier:
      return say("a visual format has no identifier", "leave it out, and set it on the constraints that this makes")
    case .secondText:
      return say("nothing stands behind the last '|'", "a text ends here: write what follows in a text of its own")
    case .whiteSpace:
      return say(
        "a visual format has no white space anywhere",
        "leave it out: Auto Layout raises an exception on it")
    case .quotationMark:
      return say("the quotation marks of the source belong to no visual format", "leave them out")
    case .smallOrientation: return say("the orientation is 'H' or 'V'", "write '\(new):'")
    case .orientationWithoutColon: return say("the ':' behind the orientation is missing", "write 'H:' or 'V:'")
    case .noView: return say("there is no view here", "a view is a name in brackets, such as '|-[label]-|'")
    case .nestedBracket: return say("a view has one pair of brackets", "leave this one out")
    case .viewWithoutBrackets: return say("a view stands in brackets", "write '[' and ']' around its name")
    case .name:
      return say(nil, "the name of a view is made of ASCII letters, digits and '_', and does not begin with a digit")
    case .openConnection:
      return say("the connection has no '-' at its end", "a distance stands between two '-', as in '-8-'")
    case .connectionWithoutStart:
      return say(
        "the connection has nothing to begin at", "write '|' before it for the side of the superview, or leave it out")
    case .connectionWithoutEnd:
      return say(
        "the connection leads nowhere", "write '|' behind it for the side of the superview, or leave it out")
    case .negativeDistance:
      return say("a negative distance stands in parentheses", "write '-(-8)-'")
    case .listWithoutParentheses:
      return say("several predicates stand in parentheses", "write '-(>=8,<=20)-'")
    case .leadingPoint: return say("a number begins with a digit", "write a '0' before the point")
    case .unit: return say("a number has no unit here", "leave the unit out: all numbers are points")
    case .attributeOfSize:
      return say(
        "a size has no attribute here", "write the name of the view alone: what is meant follows from the orientation")
    case .percentage:
      return say(
        "a visual format has no percentages: the extended one of autolayout.js has",
        "state the size as an equation, such as 'a.width = b.width * 0.5' in compact-constraint")
    case .arithmetic:
      return say(
        "a visual format has no arithmetic: the extended one of autolayout.js has, and GTK's",
        "compute a metric, or state it as an equation, such as 'a.width = b.width * 0.5 + 10' in compact-constraint")
    case .otherLanguage:
      return say(
        "Auto Layout does not read this: it is of the extended visual format of autolayout.js, or of GTK's",
        "a visual format is views in brackets with distances between them, such as '|-[label(>=50)]-8-[field]-|'")
    case .priority: return say("a priority is more than 0 and at most 1000", "1000 requires what it stands behind")
    case .trailingText: return say("nothing stands behind the last '|'", "leave out what follows")
    }
  }

  /// The hint at a mistake that a change mends, and of which nothing else is known.
  static func hint(for edits: [TextEdit]) -> String? {
    guard let edit = edits.first, edits.count == 1 else { return nil }
    if edit.replacement.isEmpty { return "leave it out" }
    return edit.range.isEmpty ? "write '\(edit.replacement)' here" : "write '\(edit.replacement)' in its place"
  }
}
