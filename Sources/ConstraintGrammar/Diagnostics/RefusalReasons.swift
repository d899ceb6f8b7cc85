public import GrammarCombinators

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
