import CConstraintGrammar
import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import ConstraintReports

/// The languages that numbers stand for on the other side of the interface.
enum Languages {
  static let targets = TranslationTarget.all

  /// The number that the header has for each target. It is not the place in the list, so another language changes none.
  static let numbers = [
    CONSTRAINT_GRAMMAR_EXPRESSION_FORMAT.number, CONSTRAINT_GRAMMAR_COMPACT_CONSTRAINT.number,
    CONSTRAINT_GRAMMAR_EQUATIONS.number, CONSTRAINT_GRAMMAR_VISUAL_ATTRIBUTE.number,
    CONSTRAINT_GRAMMAR_FORMULA_STYLE.number, CONSTRAINT_GRAMMAR_VISUAL_FORMAT.number,
    CONSTRAINT_GRAMMAR_COMPACT_CONSTRAINT_2021.number, CONSTRAINT_GRAMMAR_SWIFTY_LAYOUT.number,
    CONSTRAINT_GRAMMAR_TAT_LAYOUT.number, CONSTRAINT_GRAMMAR_ANCHORS.number, CONSTRAINT_GRAMMAR_SWIFT.number,
  ]

  /// The dialect of a number.
  static func dialect(_ number: constraint_grammar_dialect) throws(Failure) -> Dialect {
    guard let place = place(ofDialect: number) else { throw .unknownDialect }
    return Dialect.allWithHints[place]
  }

  /// The target of a number.
  static func target(_ number: constraint_grammar_target) throws(Failure) -> TranslationTarget {
    guard let place = place(ofTarget: number) else { throw .unknownTarget }
    return targets[place]
  }

  /// Where the dialect of a number stands among all; `nil` if there is none.
  static func place(ofDialect number: Int32) -> Int? {
    // The dialects are the first targets.
    place(ofTarget: number).flatMap { $0 < Dialect.allWithHints.count ? $0 : nil }
  }

  /// Where the target of a number stands among all; `nil` if there is none.
  static func place(ofTarget number: Int32) -> Int? { numbers.firstIndex(of: number) }

  /// The number of the target that goes by a name, in capitals or small letters; `nil` if there is none.
  static func number(of name: String) -> Int32? {
    let name = name.lowercased()
    let place = targets.firstIndex { target in
      target.name.lowercased() == name || target.aliases.contains { $0.lowercased() == name }
    }
    return place.map { numbers[$0] }
  }

  // MARK: texts

  static let version = ReturnedText("0.1.0")
  static let dialectNames = Dialect.allWithHints.map { ReturnedText($0.name) }
  static let libraries = Dialect.allWithHints.map { ReturnedText($0.library) }
  static let samples = Dialect.allWithHints.map { ReturnedText($0.sample) }
  static let targetNames = targets.map { ReturnedText($0.name) }
  static let attributeNames = [ReturnedText("notAnAttribute")] + Attribute.allCases.map { ReturnedText($0.rawValue) }
  static let relationSigns = Relation.allCases.map { ReturnedText($0.rawValue) }

  /// The sentences for the statuses, that of 0 first.
  static let statusMessages = [
    "all is well",
    "the text is not accepted, has no meaning for these names, or can't be translated",
    "there is no such dialect",
    "there is no such language to translate into",
    "there is no such report",
    "a pointer is NULL that must not be",
    "a length, a capacity, a place or the number of a line is too large, the size of a struct too small, or a distance no "
      + "finite number",
    "a name is made of words with dots between them, each of ASCII letters, digits and underscores",
    "there is no such option of a visual format",
  ].map { ReturnedText($0) }
}

extension constraint_grammar_dialect_number { fileprivate var number: Int32 { Int32(rawValue) } }
extension constraint_grammar_target_number { fileprivate var number: Int32 { Int32(rawValue) } }

/// A text that a caller keeps, for as long as the program runs.
// Safe because what it points to was allocated for good, and nobody writes there.
@safe struct ReturnedText: @unchecked Sendable {
  let start: UnsafePointer<CChar>

  init(_ text: String) {
    var bytes = Array(text.utf8)
    bytes.append(0)
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    // There is room for all bytes and the zero behind them.
    for index in bytes.indices { unsafe (memory + index).initialize(to: CChar(truncatingIfNeeded: bytes[index])) }
    unsafe start = UnsafePointer(memory)
  }
}

extension [ReturnedText] {
  /// The text at a place; `nil` if there is none.
  @safe func text(of place: Int?) -> UnsafePointer<CChar>? {
    guard let index = place, indices.contains(index) else { return nil }
    // It stays where it is for as long as the program runs.
    return unsafe self[index].start
  }
}
