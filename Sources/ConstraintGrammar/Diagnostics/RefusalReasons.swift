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
