import GrammarCombinators

/// Every word that a reader of diagnostics sees.
enum Wording {
  /// What is wrong, from what was expected and what was found.
  static func message(code: DiagnosticCode, found: FoundText, text: String, _ expected: [Expectation]) -> String {
    switch code {
    case DiagnosticCode(.numberTooLarge): return "the number \(quoted(text)) is too large: the limit is about 1.8e308"
    case DiagnosticCode(.textTooLong): return "the text is too long: names must lie within the first 4 GiB"
    case DiagnosticCode(.nestingTooDeep): return "parentheses are nested too deeply here"
    case DiagnosticCode(.notFinite): return "the result of \(quoted(text)) is not a finite number"
    case DiagnosticCode(.twoTerms): return "a side can have only one term, and this \(quoted(text)) joins two"
    case DiagnosticCode(.constantMinusTerm): return "a term can't be subtracted from a constant"
    case DiagnosticCode(.termTimesTerm): return "a term can't be multiplied by a term"
    case DiagnosticCode(.dividedTerm): return "a term can't be divided, nor divide a constant"
    case DiagnosticCode(.negatedTerm): return "a term can't have a minus sign of its own"
    case DiagnosticCode(.noTerm): return "an equation needs a term, such as 'view[.Width]', on one side at least"
    case .numberRunsOn: return "\(quoted(text)) is not a number"
    default: return "expected \(list(expected)), but \(description(of: found, text))"
    }
  }

  /// What a person calls a token.
  static func phrase(for expectation: Expectation) -> String {
    if let spelling = expectation.spelling { return "'\(spelling)'" }
    switch expectation.name {
    case "IDENTIFIER": return "a name"
    case "NUMERAL", "NUMBER": return "a number"
    case "ATTRIBUTE": return "an attribute"
    case "EOF", "$": return "the end of the text"
    default: return expectation.name
    }
  }

  private static func list(_ expected: [Expectation]) -> String {
    // What names a kind of thing comes before what is spelled out, and the end comes last.
    func rank(_ expectation: Expectation) -> Int {
      expectation.spelling != nil ? 1 : phrase(for: expectation) == "the end of the text" ? 2 : 0
    }
    let phrases = (0...2).flatMap { wanted in expected.filter { rank($0) == wanted }.map(phrase) }
    guard let last = phrases.last else { return "something else" }
    return phrases.count == 1 ? last : phrases.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func description(of found: FoundText, _ text: String) -> String {
    switch found.kind {
    case .end: "the text ends here"
    case .word, .number, .symbol: "found \(quoted(text))"
    case .unicodeSpace(let name): "found a \(name) (\(codePoint(text)))"
    case .invalid(let byte): "found the byte 0x\(String(byte, radix: 16, uppercase: true)), which is not UTF-8"
    }
  }

  private static func codePoint(_ text: String) -> String {
    let digits = String(text.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// A piece of the text in quotation marks: what can't be seen by its code, what is long cut in the middle.
  static func quoted(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      shown += scalar.value < 32 || scalar.value == 127 ? codePoint(String(scalar)) : String(scalar)
    }
    if shown.unicodeScalars.count > 40 {
      shown = String(shown.unicodeScalars.prefix(20)) + "…" + String(shown.unicodeScalars.suffix(10))
    }
    return "'\(shown)'"
  }

  // MARK: habits

  static func objectiveCMessage(sample: String) -> Advice {
    Advice(message: "this is an Objective-C message, not an equation", hint: "write an equation such as '\(sample)'")
  }

  static let unicodeSpace = Advice(message: nil, hint: "replace it by an ordinary space")

  static func numberRunsOn(_ text: String, number: String) -> Advice {
    Advice(
      message: "\(quoted(text)) is not a number",
      hint: "numbers are written without a unit or a suffix: write \(quoted(number))")
  }

  static func keyPath(through name: String, to attribute: String) -> Advice {
    Advice(
      message: "\(quoted(name)) is not an attribute, and key paths are not followed",
      hint: "give the view a name of its own, and write that name, '.' and the attribute: '\(name).\(attribute)'")
  }

  static func unknownAttribute(_ word: String, nearest: String?, all: [String]) -> Advice {
    Advice(
      message: "\(quoted(word)) is not an attribute",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "the attributes are " + all.joined(separator: ", "))
  }

  static func missingAttribute(of item: String) -> Advice {
    Advice(
      message: "\(quoted(item)) needs an attribute", hint: "write '\(item).left', '\(item).width' or another attribute")
  }

  static func parentheses(result: String?) -> Advice {
    Advice(
      message: "parentheses are not part of this dialect",
      hint: result.map { "write the result instead: '\($0)'" } ?? "multiply out, and write the numbers that result")
  }

  static func constantBeforeView(_ constant: String, _ sign: String, _ view: String) -> Advice {
    let rewritten: String? =
      switch sign {
      case "+", "*": "\(view) \(sign) \(constant)"
      case "-": "\(view) * -1 + \(constant)"
      default: nil
      }
    return Advice(
      message: "a constant can't come before the view",
      hint: rewritten.map { "write the view first: '\($0)'" } ?? "write the view first, then its multiplier")
  }

  static func constantArithmetic(result: String?) -> Advice {
    Advice(
      message: "constants can't be computed with in this dialect",
      hint: result.map { "write the result instead: '\($0)'" } ?? "pass the result as one number or one name")
  }

  static func arithmeticBeforeRelation(rewritten: String?) -> Advice {
    Advice(
      message: "only an attribute can stand to the left of the relation",
      hint: rewritten.map { "move the constant to the right: '\($0)'" } ?? "move the arithmetic to the right side")
  }

  static func foreignRelation(spellings: [String]) -> Advice {
    let quoted = spellings.map { "'\($0)'" }
    return Advice(
      message: nil, hint: "a relation is " + quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? ""))
  }

  static let textAfterEquation = Advice(message: nil, hint: "the equation is complete before this: remove the rest")

  // MARK: printing

  static func cannotPrint(_ text: String, in dialect: String, because diagnostic: Diagnostic?) -> String {
    let reason = diagnostic.map { "\($0.message) (column \($0.column))" } ?? "it would say something else there"
    return "\(quoted(text)) can't be written in \(dialect): \(reason)"
  }
}
