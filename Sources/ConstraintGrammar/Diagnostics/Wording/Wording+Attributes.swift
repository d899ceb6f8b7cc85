/// What is said of attributes.
extension Wording {
  static func attributes(_ all: [String]) -> String {
    var seen: Set<String> = []
    let all = all.filter { seen.insert($0.lowercased()).inserted }
    // The first eleven are those that everybody uses; a longer list would hide the rest of the hint.
    let shown = "the attributes are " + all.prefix(11).joined(separator: ", ")
    return all.count > 12 ? shown + " and \(all.count - 11) others, such as \(all[11])" : shown
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

  static func frameAttribute(_ word: String, terms: [String], areAlternatives: Bool) -> Advice {
    Advice(
      message: "\(quoted(word)) is not an attribute",
      hint: areAlternatives ? "did you mean \(list(terms))?" : "write an equation for each of \(list(terms, "and"))")
  }

  static func missingDot(_ item: String, _ attribute: String) -> Advice {
    Advice(message: "a '.' is missing before the attribute", hint: "write '\(item).\(attribute)'")
  }

  static func missingAttribute(behind word: String, of item: String, examples: [String]) -> Advice {
    var advice = missingAttribute(of: item, examples: examples)
    advice.message = "\(quoted(word)) is not an attribute, and \(quoted(item)) needs one"
    return advice
  }

  static func propertyOfAttribute(_ word: String, instead term: String) -> Advice {
    Advice(message: "\(quoted(word)) is not an attribute", hint: "leave out '.\(word)': write '\(term)'")
  }

  static func missingAttribute(of item: String, examples: [String], orNumber: Bool = false) -> Advice {
    let examples = examples.map { "'\($0)'" }.joined(separator: ", ")
    return Advice(
      message: "\(quoted(item)) needs an attribute",
      hint: "write \(examples) or another attribute" + (orNumber ? ", or a number in its place" : ""))
  }

  static func attributeWithoutItem(_ attribute: String, example: String) -> Advice {
    Advice(
      message: "the attribute \(quoted(attribute)) stands without a view",
      hint: "write the name of your view before it, as in '\(example)'")
  }
}
