import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import Spelling

extension Wording {
  /// A sentence with its blanks, such as `{text}`, filled in; `nil` if one of them can't be.
  static func filled(_ template: ArraySlice<UInt8>, _ blank: (String) -> String?) -> String? {
    var text = ""
    let parts = template.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      guard index > 0, let end = part.firstIndex(of: UInt8(ascii: "}")) else {
        text += String(decoding: part, as: UTF8.self)
        continue
      }
      guard let filling = blank(String(decoding: part[..<end], as: UTF8.self)) else { return nil }
      text += filling + String(decoding: part[part.index(after: end)...], as: UTF8.self)
    }
    return text
  }

  /// The advice where no departure explains a failure, and one token says enough.
  static func advice(expecting expected: [ParseFailure.Expectation], among known: [String]) -> Advice? {
    let attributes = expected.filter { $0.role == .attribute }
    let couldNameAttribute = attributes.count > 1 || attributes.first.map { $0.spelling == nil } ?? false
    // Where a number would have fitted as well, it may have been meant.
    guard couldNameAttribute, !expected.contains(where: { $0.role == .number }) else { return nil }
    return Advice(message: nil, hint: Self.attributes(known))
  }

  static func attributes(_ all: [String]) -> String {
    let all = all.indices.filter { index in !all[..<index].contains { $0.isSame(inAnyCase: all[index]) } }.map {
      all[$0]
    }
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
}
