/// What is said of names and attributes.
extension Wording {
  private static func attributes(_ all: [String]) -> String {
    var seen: Set<String> = []
    let all = all.filter { seen.insert($0.lowercased()).inserted }
    // The first eleven are those that everybody uses; a longer list would hide the rest of the hint.
    let shown = "the attributes are " + all.prefix(11).joined(separator: ", ")
    return all.count > 12 ? shown + " and \(all.count - 11) others, such as \(all[11])" : shown
  }

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

  static func attributeWithoutItem(_ attribute: String, example: String) -> Advice {
    Advice(
      message: "the attribute \(quoted(attribute)) stands without a view",
      hint: "write the name of your view before it, as in '\(example)'")
  }
}
