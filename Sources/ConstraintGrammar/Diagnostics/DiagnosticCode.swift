public import GrammarCombinators

/// The kind of mistake that a diagnostic reports.
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

  /// White space in a language that has none.
  public static let whiteSpace = DiagnosticCode(.whiteSpace)

  /// Bytes that are not UTF-8.
  public static let invalidUTF8 = DiagnosticCode(rawValue: "invalid-utf8")

  /// A number that no finite `Double` is near to.
  public static let numberTooLarge = DiagnosticCode(.numberTooLarge)

  /// A name that lies beyond the first 4 GiB of a text; on the command line also a line that is too long to be read.
  public static let textTooLong = DiagnosticCode(.textTooLong)

  /// More nesting than the parser follows.
  public static let nestingTooDeep = DiagnosticCode(.nestingTooDeep)

  /// Arithmetic on constants without a finite result.
  public static let notFinite = DiagnosticCode(.notFinite)

  /// A second term on one side of an equation in `formula-style` or `swifty-layout`.
  public static let twoTerms = DiagnosticCode(.twoTerms)

  /// A term subtracted from a constant in `formula-style` and `swifty-layout`.
  public static let constantMinusTerm = DiagnosticCode(.constantMinusTerm)

  /// A term multiplied by a term in `formula-style` and `swifty-layout`.
  public static let termTimesTerm = DiagnosticCode(.termTimesTerm)

  /// A term divided, or divided by, in `formula-style` and `swifty-layout`.
  public static let dividedTerm = DiagnosticCode(.dividedTerm)

  /// A minus sign before a term in `formula-style` and `swifty-layout`.
  public static let negatedTerm = DiagnosticCode(.negatedTerm)

  /// Arithmetic on a named number in `swifty-layout`.
  public static let namedArithmetic = DiagnosticCode(.namedArithmetic)

  /// A number whose sign touches the operator before it in `compact-constraint-2021`.
  public static let touchingSigns = DiagnosticCode(.touchingSigns)

  /// An equation without a term in `formula-style` and `swifty-layout`.
  public static let noTerm = DiagnosticCode(.noTerm)

  /// A priority that is not more than 0 and at most 1000.
  public static let priorityOutOfRange = DiagnosticCode(.priorityOutOfRange)

  /// A text that states no constraint, or several, where one is asked for.
  public static let notOneConstraint = DiagnosticCode(.notOneConstraint)

  /// The codes of all dialects of this library, in the order of the documentation.
  public static let all: [DiagnosticCode] = [
    unexpectedEnd, unexpectedText, numberRunsOn, unicodeSpace, whiteSpace, invalidUTF8, numberTooLarge, textTooLong,
    nestingTooDeep, notFinite, twoTerms, constantMinusTerm, termTimesTerm, dividedTerm, negatedTerm, noTerm,
    namedArithmetic, touchingSigns, priorityOutOfRange, notOneConstraint,
  ]

  /// The code of a refusal.
  public init(_ reason: Refusal.Reason) { rawValue = reason.code }
}

/// Why a side that is plain arithmetic is refused: the operators of the library lack it, or it has no finite value.
extension Refusal.Reason {
  /// A second term on one side.
  public static var twoTerms: Self { Self(code: "two-terms") }

  /// A term subtracted from a constant.
  public static var constantMinusTerm: Self { Self(code: "constant-minus-term") }

  /// A term multiplied by a term.
  public static var termTimesTerm: Self { Self(code: "term-times-term") }

  /// A term divided, or divided by.
  public static var dividedTerm: Self { Self(code: "divided-term") }

  /// A minus sign before a term.
  public static var negatedTerm: Self { Self(code: "negated-term") }

  /// Arithmetic on a named number, which only a sign, a term or a zero may stand beside.
  public static var namedArithmetic: Self { Self(code: "named-arithmetic") }

  /// No term on either side.
  public static var noTerm: Self { Self(code: "no-term") }

  /// Arithmetic on constants without a finite result.
  public static var notFinite: Self { Self(code: "not-finite") }
}

/// Why a text is refused that the grammar of a language of today accepts.
extension Refusal.Reason {
  /// White space where the grammar has some and the library takes none.
  public static var whiteSpace: Self { Self(code: "white-space") }

  /// Two signs that touch, where the library reads both as one.
  public static var touchingSigns: Self { Self(code: "touching-signs") }

  /// A priority that is not more than 0 and at most 1000.
  public static var priorityOutOfRange: Self { Self(code: "priority-out-of-range") }

  /// A text that states no constraint, or several, where one is asked for.
  public static var notOneConstraint: Self { Self(code: "not-one-constraint") }
}

extension Double {
  /// Whether a constraint can have this priority: it is more than 0 and at most 1000.
  @_alwaysEmitIntoClient package var isPriority: Bool { self > 0 && self <= 1000 }
}
