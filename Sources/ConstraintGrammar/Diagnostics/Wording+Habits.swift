/// What is said of the habits: what is wrong where the general message does not say it best, and what to write instead.
extension Wording {
  static func write(_ rewritten: String?, otherwise hint: String) -> String {
    rewritten.map { "write '\($0)'" } ?? hint
  }

  private static func attributes(_ all: [String]) -> String {
    var seen: Set<String> = []
    let all = all.filter { seen.insert($0.lowercased()).inserted }
    // The first eleven are those that everybody uses; a longer list would hide the rest of the hint.
    let shown = "the attributes are " + all.prefix(11).joined(separator: ", ")
    return all.count > 12 ? shown + " and \(all.count - 11) others, such as \(all[11])" : shown
  }

  /// A hint, with the dialects added that accept the text as it stands.
  static func hint(_ hint: String?, acceptedBy dialects: [String]) -> String? {
    guard let last = dialects.last else { return hint }
    let names = dialects.count == 1 ? last : dialects.dropLast().joined(separator: ", ") + " and " + last
    let accepted = "\(names) \(dialects.count == 1 ? "accepts" : "accept") the text as it stands"
    return hint.map { "\($0); \(accepted)" } ?? accepted
  }

  // MARK: texts

  static func noEquation(sample: String) -> Advice {
    Advice(message: "there is no equation here", hint: "write an equation such as '\(sample)'")
  }

  static func objectiveCMessage(sample: String) -> Advice {
    Advice(message: "this is an Objective-C message, not an equation", hint: "write an equation such as '\(sample)'")
  }

  static func visualFormat(sample: String) -> Advice {
    Advice(message: "this is a visual format string, not an equation", hint: "write an equation such as '\(sample)'")
  }

  static let visibleSpace = Advice(message: nil, hint: "replace it by an ordinary space")

  static let invisibleCharacter = Advice(message: nil, hint: "remove this character, which can't be seen")

  static let otherEncoding = Advice(message: nil, hint: "save the text in UTF-8")

  static func lookalike(meant: Character) -> Advice { Advice(message: nil, hint: "write '\(meant)' in its place") }

  static let quotationMark = Advice(message: nil, hint: "words and numbers stand without quotation marks")

  static let comment = Advice(message: "comments are not part of this dialect", hint: "remove the comment")

  static let priority = Advice(
    message: "priorities are not part of this dialect",
    hint: "remove the rest, and give the priority to the constraint itself")

  static let secondEquation = Advice(
    message: nil, hint: "the equation is complete before this: a second one is a text of its own")

  static let textAfterEquation = Advice(message: nil, hint: "the equation is complete before this: remove the rest")

  // MARK: numbers

  static func number(_ text: String, _ peculiarity: ForeignNumber.Peculiarity, value: String?) -> Advice {
    let (place, reason) =
      switch peculiarity {
      case .exponent: (" in this dialect", "numbers are written without an exponent")
      case .separators: (" in this dialect", "numbers are written without separators")
      case .hexadecimal: (" in this dialect", "numbers are decimal")
      case .trailingPoint: (" in this dialect", "digits must follow the point")
      case .severalPoints: ("", "a number has one point at most")
      case .unit: ("", "numbers are written without a unit or a suffix")
      }
    // A number of many digits would hide the rest of the hint.
    let instead = value.flatMap { $0.utf8.count <= 40 ? ": write '\($0)'" : nil } ?? ""
    return Advice(message: "\(quoted(text)) is not a number\(place)", hint: reason + instead)
  }

  static func dividedNumber(value: String) -> Advice {
    Advice(message: "a number contains no blank", hint: "write '\(value)'")
  }

  static let decoration = Advice(message: nil, hint: "a word or a number stands by itself: leave out this sign")

  static func missingZero(value: String) -> Advice {
    Advice(message: nil, hint: "a number begins with a digit: write '\(value)'")
  }

  static func comma(isGroup: Bool, value: String) -> Advice {
    Advice(
      message: "a number contains no comma",
      hint: (isGroup ? "numbers are written without separators" : "the decimal sign is a point") + ": write '\(value)'")
  }

  static func percentage(factor: String) -> Advice {
    Advice(message: "percentages are not part of this dialect", hint: "write a factor: '\(factor)'")
  }

  // MARK: names

  static let letterOutsideASCII = Advice(
    message: nil, hint: "names consist of the letters a to z and A to Z, digits and '_'")

  static func hyphenInName(instead name: String) -> Advice {
    Advice(message: "a name contains no '-'", hint: "give the view another name, such as '\(name)'")
  }

  static func nameBeginningWithDigit(instead name: String) -> Advice {
    Advice(message: "a name does not begin with a digit", hint: "give the view another name, such as '\(name)'")
  }

  static func missingItem(instead attribute: String) -> Advice {
    Advice(message: nil, hint: "the view is missing: write its name before the attribute, such as '\(attribute)'")
  }

  static func keyPath(through name: String, instead: String?) -> Advice {
    Advice(
      message: "\(quoted(name)) is not an attribute, and key paths are not followed",
      hint: "give the view a name of its own, and write "
        + (instead.map { "'\($0)'" } ?? "that name and an attribute of the view"))
  }

  static func noAttribute(all: [String]) -> Advice { Advice(message: nil, hint: attributes(all)) }

  static func unknownAttribute(_ word: String, nearest: String?, all: [String]) -> Advice {
    Advice(
      message: "\(quoted(word)) is not an attribute", hint: nearest.map { "did you mean '\($0)'?" } ?? attributes(all))
  }

  static func attributeWithForeignLetter(_ word: String) -> Advice {
    Advice(message: "\(quoted(word)) is not an attribute", hint: letterOutsideASCII.hint)
  }

  static func neitherAttributeNorNumber(_ word: String, all: [String]) -> Advice {
    Advice(
      message: "\(quoted(word)) is neither an attribute nor a number",
      hint: "numbers have no names here, and " + attributes(all))
  }

  static func platformAttribute(_ word: String, equivalent: String?, all: [String]) -> Advice {
    Advice(
      message: "\(quoted(word)) is not an attribute in this dialect, though UIKit has it",
      hint: equivalent.map { "its name here is '\($0)'" } ?? attributes(all))
  }

  static func missingDot(_ item: String, _ attribute: String) -> Advice {
    Advice(message: "a '.' is missing before the attribute", hint: "write '\(item).\(attribute)'")
  }

  static func missingAttribute(of item: String) -> Advice {
    Advice(
      message: "\(quoted(item)) needs an attribute", hint: "write '\(item).left', '\(item).width' or another attribute")
  }

  // MARK: arithmetic

  static func functionCall(_ name: String, _ numbers: String) -> Advice {
    Advice(message: "functions are not part of this dialect", hint: "pass what '\(name)' gives as \(numbers)")
  }

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

  // MARK: relations

  static func dividedRelation(_ text: String) -> Advice {
    Advice(message: nil, hint: "the signs of a relation touch: write '\(text)'")
  }

  static func foreignRelation(
    _ text: String, _ meaning: ForeignRelation.Meaning?, instead: String?, spellings: [String]
  ) -> Advice {
    let message = text.isEmpty ? nil : "\(quoted(text)) is not a relation in this dialect"
    switch meaning {
    case .relation(let relation):
      return Advice(message: message, hint: "write '\(instead ?? "")'" + explanation(of: relation, instead))
    case .strict:
      return Advice(
        message: message, hint: "a constraint always allows the sides to be equal: write '\(instead ?? "")'")
    case .unequal:
      return Advice(
        message: message, hint: "a constraint can't say that two sides differ; a relation is " + list(spellings))
    case nil: return Advice(message: message, hint: "a relation is " + list(spellings))
    }
  }

  /// What a sign says, where it says something else elsewhere: `<` for ≤.
  private static func explanation(of relation: Relation, _ sign: String?) -> String {
    guard case .strict? = sign.flatMap(ForeignRelation.meaning) else { return "" }
    return relation == .lessThanOrEqual ? ", which means at most here" : ", which means at least here"
  }

  static let secondRelation = Advice(
    message: "an equation has one relation",
    hint: "the equation is complete before this: write a second one for the rest")
}
