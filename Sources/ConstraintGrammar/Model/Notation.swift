public import GrammarCombinators

/// How a dialect spells what the model holds, for printing.
///
/// It says only what can't be told from the text that is printed: whether the result is a sentence of the dialect is
/// decided by the dialect's own grammar.
public struct Notation: Sendable {
  let relation: @Sendable (Relation) -> String

  /// A notation whose relations are spelled by three tokens of the grammar.
  public init<Equal: LiteralToken, LessThanOrEqual: LiteralToken, GreaterThanOrEqual: LiteralToken>(
    _ equal: Equal.Type, _ lessThanOrEqual: LessThanOrEqual.Type, _ greaterThanOrEqual: GreaterThanOrEqual.Type
  ) {
    relation = { relation in
      switch relation {
      case .equal: Equal.spelling.description
      case .lessThanOrEqual: LessThanOrEqual.spelling.description
      case .greaterThanOrEqual: GreaterThanOrEqual.spelling.description
      }
    }
  }
}
