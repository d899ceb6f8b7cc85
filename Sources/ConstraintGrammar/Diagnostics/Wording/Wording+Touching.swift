/// What is said of pieces of a text that touch or do not.
extension Wording {
  static func detachedSign(_ sign: String, _ number: String) -> Advice {
    Advice(message: "a sign touches its number", hint: "write '\(sign)\(number)'")
  }

  static func signedName(rewritten: String?) -> Advice {
    Advice(
      message: "a name can't have a sign",
      hint: rewritten.map { "write '\($0)'" } ?? "leave out the sign, and change that of the number that is named")
  }

  static func blankAroundDot(instead path: String) -> Advice {
    Advice(message: "no white space can stand around a '.'", hint: "write '\(path)'")
  }

  static let brackets = Advice(message: "an equation stands without brackets", hint: "leave out the brackets")

  static func attributeWithoutDot(_ item: String, _ attribute: String) -> Advice {
    Advice(message: "an attribute is written with a '.' before it", hint: "write '\(item).\(attribute)'")
  }

  static func detachedParenthesis(_ sign: String) -> Advice {
    Advice(message: "a sign touches its parenthesis", hint: "write '\(sign)('")
  }

  static func negativeNumber(example: String?) -> Advice {
    let way = example.map { "a number can only be subtracted from an attribute, as in '\($0)'" }
    return Advice(
      message: "numbers have no minus sign in this dialect", hint: way ?? "write a number without a sign")
  }

  static func negativeMultiplier(in dialect: String, _ text: String?) -> Advice {
    Advice(
      message: "this dialect has no negative multipliers",
      hint: "\(dialect) has them" + (text.map { ": '\($0)'" } ?? ""))
  }
}
