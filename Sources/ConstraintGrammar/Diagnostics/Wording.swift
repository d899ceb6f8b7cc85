import GrammarCombinators
import Spelling

/// Every word that a reader of diagnostics sees.
package enum Wording {
  /// The sentence that says what was expected and what was found.
  static func message(
    code: DiagnosticCode, found: FoundText, text: String, _ expected: [Expectation],
    phrase: (Expectation) -> String = phrase(for:)
  ) -> String {
    switch code {
    case .numberTooLarge: return "the number \(text.inQuotationMarks) is too large: the limit is about 1.8e308"
    case .textTooLong: return "the text is too long: names must lie within the first 4 GiB"
    case .nestingTooDeep: return "parentheses are nested too deeply here"
    case .notFinite: return "the result of \(text.inQuotationMarks) is not a finite number"
    case .twoTerms: return "a side can have only one term, and this \(text.inQuotationMarks) joins two"
    case .constantMinusTerm: return "a term can't be subtracted from a constant"
    case .termTimesTerm: return "a term can't be multiplied by a term"
    case .dividedTerm: return "a term can't be divided, nor divide a constant"
    case .negatedTerm: return "a term can't have a minus sign of its own"
    case .namedArithmetic: return "a named number can't be computed with here: compute it first"
    case .touchingSigns: return "the sign of a number touches the operator before it"
    case .noTerm: return "an equation needs an attribute of a view on one side at least"
    case .numberRunsOn: return "\(text.inQuotationMarks) is not a number"
    case .priorityOutOfRange: return "a priority is more than 0 and at most 1000"
    case .notOneConstraint: return "the text does not state one constraint"
    default: return "expected \(list(expected, phrase)), but \(found.description(of: text))"
    }
  }

  /// The name of a token among people.
  static func phrase(for expectation: Expectation) -> String {
    // A word for an attribute stands for all of them.
    if expectation.role == .attribute { return "an attribute" }
    if let spelling = expectation.spelling { return "'\(spelling)'" }
    switch expectation.role {
    case .name?: return "a name"
    case .number?: return "a number"
    case .label?: return "'#' and an identifier"
    case .end?: return "the end of the text"
    default: return expectation.name
    }
  }

  private static func list(_ expected: [Expectation], _ phrase: (Expectation) -> String) -> String {
    // What names a kind of thing comes before what is spelled out, and the end comes last.
    func rank(_ expectation: Expectation) -> Int {
      switch expectation.role {
      case .attribute?: 0
      case .end?: 2
      default: expectation.spelling == nil ? 0 : 1
      }
    }
    var phrases: [String] = []
    for place in 0...2 {
      for expectation in expected where rank(expectation) == place {
        let wanted = phrase(expectation)
        if !phrases.contains(wanted) { phrases.append(wanted) }
      }
    }
    return phrases.isEmpty ? "something else" : phrases.listed()
  }

  /// `'=', '<=' or '>='`
  static func list(_ spellings: [String], _ conjunction: String = "or") -> String {
    spellings.map { "'\($0)'" }.listed(conjunction)
  }

  /// A sentence with its blanks, such as `{text}`, filled in; `nil` if one of them can't be.
  static func filled(_ template: Substring, _ blank: (String) -> String?) -> String? {
    var text = ""
    for (index, part) in template.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: "}") else {
        text += part
        continue
      }
      guard let filling = blank(String(part[..<end])) else { return nil }
      text += filling + part[part.index(after: end)...]
    }
    return text
  }

  // MARK: hints

  /// The advice where no departure explains a failure, and one token says enough.
  static func advice(expecting expected: [Expectation], in dialect: Dialect) -> Advice? {
    let attributes = expected.filter { $0.role == .attribute }
    let couldNameAttribute = attributes.count > 1 || attributes.first.map { $0.spelling == nil } ?? false
    // Where a number would have fitted as well, it may have been meant.
    guard couldNameAttribute, !expected.contains(where: { $0.role == .number }) else { return nil }
    return Advice(message: nil, hint: Self.attributes(dialect.vocabulary.attributes))
  }

  static func attributes(_ all: [String]) -> String {
    var seen: Set<String> = []
    let all = all.filter { seen.insert($0.lowercased()).inserted }
    // The first eleven are those that everybody uses; a longer list would hide the rest of the hint.
    let shown = "the attributes are " + all.prefix(all.count > 12 ? 11 : 12).joined(separator: ", ")
    return all.count > 12 ? shown + " and \(all.count - 11) others, such as \(all[11])" : shown
  }

  /// The advice about a single term, which is to be mended and is no equation then.
  static func inWholeEquation(_ advice: Advice, sample: String) -> Advice {
    var advice = advice
    advice.hint += (advice.hint.last == "?" ? " The" : "; the") + " text must be a whole equation, as in '\(sample)'"
    return advice
  }

  /// A hint, with the dialects added that accept the text as it stands.
  static func hint(_ hint: String?, acceptedBy dialects: [String]) -> String? {
    guard !dialects.isEmpty else { return hint }
    // Whoever stays with the dialect must not take this for a part of what to do.
    let other = "s it stands, the text is in another dialect: \(dialects.listed())"
    return hint.map { $0 + ($0.last == "?" ? " A" : "; a") + other } ?? "a" + other
  }

  // MARK: what a library does without a word

  static func silence(aboutNumber left: String, _ sign: String, _ right: String, in library: String) -> String {
    switch sign {
    case "+": "\(library) makes \(right) of this sum: what is added replaces the number"
    case "-": "\(library) makes -\(right) of this difference: what is subtracted replaces the number"
    default:
      "\(library) keeps \(left) here and drops the '\(sign)' with what follows: numbers alone are not computed with"
    }
  }

  /// - Returns: `nil` where nothing is known of it.
  static func silence(about kind: Departure.Kind, in library: String) -> String? {
    switch kind {
    case .constantArithmetic, .trailingText, .comment:
      "\(library) ignores what stands here, behind the last part of the equation"
    case .doubledSign: "\(library) takes a run of signs such as this for one '+'"
    case .doubledOperator: "\(library) multiplies by what follows a run of signs such as this"
    default: nil
    }
  }

  // MARK: printing

  static func cannotPrint(_ text: String, in dialect: String, because diagnostic: Diagnostic?) -> String {
    let reason = diagnostic.map { "\($0.message) (column \($0.column))" } ?? "it would say something else there"
    return "\(text.inQuotationMarks) can't be written in \(dialect): \(reason)"
  }
}
