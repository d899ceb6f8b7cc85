import GrammarCombinators

/// What kind of mistake a diagnostic reports.
///
/// The set is open: a dialect that refuses what its grammar accepts adds codes of its own.
public struct DiagnosticCode: RawRepresentable, Hashable, Sendable {
  /// The code as reports show it.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text ends where a token is missing.
  public static let unexpectedEnd = DiagnosticCode(rawValue: "unexpected-end")

  /// Something stands where it does not fit.
  public static let unexpectedText = DiagnosticCode(rawValue: "unexpected-text")

  /// A number runs on into letters, digits or dots, as in `10px` or `1.2.3`.
  public static let numberRunsOn = DiagnosticCode(rawValue: "number-runs-on")

  /// A Unicode space that is no white space here, such as a no-break space.
  public static let unicodeSpace = DiagnosticCode(rawValue: "unicode-space")

  /// Bytes that are not UTF-8.
  public static let invalidUTF8 = DiagnosticCode(rawValue: "invalid-utf8")

  /// A number that no finite `Double` is near to.
  public static let numberTooLarge = DiagnosticCode(rawValue: Refusal.Reason.numberTooLarge.code)

  /// More nesting than the parser follows.
  public static let nestingTooDeep = DiagnosticCode(rawValue: Refusal.Reason.nestingTooDeep.code)

  /// A name that lies beyond the first 4 GiB of a text.
  public static let textTooLong = DiagnosticCode(rawValue: Refusal.Reason.textTooLong.code)

  /// The codes that the documented dialects use, in the order of the documentation.
  public static let all: [DiagnosticCode] = [
    unexpectedEnd, unexpectedText, numberRunsOn, unicodeSpace, invalidUTF8, numberTooLarge, nestingTooDeep,
    textTooLong,
  ]
}
