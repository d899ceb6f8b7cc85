/// What is said of names.
extension Wording {
  static let letterOutsideASCII = Advice(
    message: nil, hint: "names consist of the letters a to z and A to Z, digits and '_'")

  static func hyphenInName(instead name: String) -> Advice {
    Advice(message: "a name contains no '-'", hint: "give the view another name, such as '\(name)'")
  }

  static func nameBeginningWithDigit(instead name: String, product: String?) -> Advice {
    Advice(
      message: "a name does not begin with a digit",
      hint: "give the view another name, such as '\(name)'" + (product.map { ", or write '\($0)'" } ?? ""))
  }

  static func doubledDot(instead term: String) -> Advice {
    Advice(message: nil, hint: "one '.' is enough: write '\(term)'")
  }

  static func optionalItem(_ sign: String) -> Advice {
    Advice(message: nil, hint: "a name stands by itself: leave out this '\(sign)'")
  }

  /// The name of a view in an example: one that nobody takes for a part of the language, as they would `view`.
  static let exampleItem = "button"

  static func missingItem(before attribute: String, example: String) -> Advice {
    Advice(
      message: "the view is missing before '\(attribute)'",
      hint: "write the name of your view there, as in '\(example)'")
  }

  static func keyPath(through name: String, instead: String?) -> Advice {
    Advice(
      message: "\(quoted(name)) is not an attribute, and key paths are not followed",
      hint: "give the view a name of its own, and write "
        + (instead.map { "'\($0)'" } ?? "that name and an attribute of the view"))
  }

  static func frame(_ name: String, instead term: String) -> Advice {
    Advice(
      message: "\(quoted(name)) is not an attribute", hint: "a constraint is about the view itself: write '\(term)'")
  }

  static func pathInBrackets(_ name: String, instead term: String) -> Advice {
    Advice(message: "\(quoted(name)) is not an attribute", hint: "a path stands before the brackets: write '\(term)'")
  }
}
