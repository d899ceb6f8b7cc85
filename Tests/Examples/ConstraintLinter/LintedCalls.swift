import ConstraintGrammar
import GrammarCombinators

/// The calls whose texts are equations, each with the dialect of its library.
enum LintedCalls: KeywordSet {
  static let table = KeywordTable([
    ("addCompactConstraint", Dialect.compactConstraint), ("addCompactConstraints", .compactConstraint),
    ("compactFormat", .compactConstraint),
    ("constraintWithExpressionFormat", .expressionFormat), ("expressionFormat", .expressionFormat),
    ("attributeConstraintWithVisualFormat", .visualAttribute), ("visualFormat", .visualAttribute),
    ("attributeConstraintsWithVisualFormatsArray", .visualAttribute), ("visualFormats", .visualAttribute),
  ])
}

/// A call, and where the texts stand that it is given.
struct FoundCall: Sendable {
  let dialect: Dialect
  let texts: [FoundText]
}

/// A text that a call is given.
struct FoundText: Sendable {
  /// Where it stands, without the quotation marks.
  let range: SourceRange

  /// Whether something is added to it.
  let isPart: Bool
}
