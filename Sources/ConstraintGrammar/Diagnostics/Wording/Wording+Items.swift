/// What is said of views and factors that are missing, or written where a dialect has none.
extension Wording {
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
}
