/// What is said of habits that concern pieces of a text which touch, are missing or are not written in a dialect.
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

  static func writtenItem(rewritten: String?, attribute: String?) -> Advice {
    Advice(
      message: "views are not written in this dialect: they are given along with the text",
      hint: (rewritten ?? attribute).map { "write '\($0)'" } ?? "write the attribute alone")
  }

  static func namedNumber(_ word: String) -> Advice {
    Advice(message: "\(quoted(word)) is not a number", hint: "numbers have no names here: write the number itself")
  }

  static func missingTimesSign(instead product: String) -> Advice {
    Advice(message: "a '*' is missing after the number", hint: "write '\(product)'")
  }

  static func multiplierBehindAttribute(rewritten: String?) -> Advice {
    Advice(
      message: "a multiplier comes before the attribute",
      hint: rewritten.map { "write '\($0)'" } ?? "write the number, '*' and the attribute")
  }

  static func attributeWithoutDot(_ item: String, _ attribute: String) -> Advice {
    Advice(message: "an attribute is written with a '.' before it", hint: "write '\(item).\(attribute)'")
  }

  static func attributeWithoutItem(_ attribute: String) -> Advice {
    Advice(
      message: "the attribute \(quoted(attribute)) stands without a view",
      hint: "write the name of the view before it, such as 'view.\(attribute)'")
  }
}
