import Recogniser

/// The error that `text` is refused with, none if it is a grammar.
func readingError(_ text: String) -> EBNFError? {
  do throws(EBNFError) {
    _ = try EBNFGrammar(reading: text)
    return nil
  } catch {
    return error
  }
}

/// The rest of a file that defines the names `a`, `b` and `c`.
let namesInUse = " a ::= 'a' b ::= 'b' c ::= 'c'"

/// The expression that `text` stands for, where `a`, `b` and `c` are names in use.
func expression(_ text: String) throws(EBNFError) -> EBNFExpression {
  try EBNFGrammar(reading: "start ::= " + text + namesInUse).start.expression
}

extension EBNFExpression {
  /// The class of `ranges`.
  static func oneOf(_ ranges: ClosedRange<Unicode.Scalar>...) -> EBNFExpression {
    .characterClass(EBNFCharacterClass(ranges: ranges))
  }

  /// The class of all but `ranges`.
  static func noneOf(_ ranges: ClosedRange<Unicode.Scalar>...) -> EBNFExpression {
    .characterClass(EBNFCharacterClass(ranges: ranges, isNegated: true))
  }

  /// `part` once or not at all.
  static func optional(_ part: EBNFExpression) -> EBNFExpression { .repetition(part, minimum: 0, maximum: 1) }

  /// `part` any number of times.
  static func zeroOrMore(_ part: EBNFExpression) -> EBNFExpression { .repetition(part, minimum: 0, maximum: nil) }

  /// `part` at least once.
  static func oneOrMore(_ part: EBNFExpression) -> EBNFExpression { .repetition(part, minimum: 1, maximum: nil) }
}

extension EBNFProduction {
  /// A rule, with white space between its parts unless `spacing` says otherwise.
  static func rule(
    _ name: String, _ expression: EBNFExpression, spacing: EBNFSpacing = .implicit
  ) -> EBNFProduction {
    EBNFProduction(name: name, kind: .rule, spacing: spacing, expression: expression)
  }

  /// A token.
  static func token(_ name: String, _ expression: EBNFExpression) -> EBNFProduction {
    EBNFProduction(name: name, kind: .token, spacing: .explicit, expression: expression)
  }

  /// The white space.
  static func whiteSpace(_ name: String, _ expression: EBNFExpression) -> EBNFProduction {
    EBNFProduction(name: name, kind: .whiteSpace, spacing: .explicit, expression: expression)
  }
}
