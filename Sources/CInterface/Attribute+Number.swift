import CConstraintGrammar
import ConstraintGrammar

extension Attribute {
  /// The number that the header has for the attribute.
  var number: Int32 {
    let number =
      switch self {
      case .left: CONSTRAINT_GRAMMAR_LEFT
      case .right: CONSTRAINT_GRAMMAR_RIGHT
      case .top: CONSTRAINT_GRAMMAR_TOP
      case .bottom: CONSTRAINT_GRAMMAR_BOTTOM
      case .leading: CONSTRAINT_GRAMMAR_LEADING
      case .trailing: CONSTRAINT_GRAMMAR_TRAILING
      case .width: CONSTRAINT_GRAMMAR_WIDTH
      case .height: CONSTRAINT_GRAMMAR_HEIGHT
      case .centerX: CONSTRAINT_GRAMMAR_CENTER_X
      case .centerY: CONSTRAINT_GRAMMAR_CENTER_Y
      case .baseline: CONSTRAINT_GRAMMAR_BASELINE
      case .firstBaseline: CONSTRAINT_GRAMMAR_FIRST_BASELINE
      case .lastBaseline: CONSTRAINT_GRAMMAR_LAST_BASELINE
      case .leftMargin: CONSTRAINT_GRAMMAR_LEFT_MARGIN
      case .rightMargin: CONSTRAINT_GRAMMAR_RIGHT_MARGIN
      case .topMargin: CONSTRAINT_GRAMMAR_TOP_MARGIN
      case .bottomMargin: CONSTRAINT_GRAMMAR_BOTTOM_MARGIN
      case .leadingMargin: CONSTRAINT_GRAMMAR_LEADING_MARGIN
      case .trailingMargin: CONSTRAINT_GRAMMAR_TRAILING_MARGIN
      case .centerXWithinMargins: CONSTRAINT_GRAMMAR_CENTER_X_WITHIN_MARGINS
      case .centerYWithinMargins: CONSTRAINT_GRAMMAR_CENTER_Y_WITHIN_MARGINS
      }
    return Int32(number.rawValue)
  }
}

extension Relation {
  /// The number that the header has for the relation.
  var number: Int32 {
    let number =
      switch self {
      case .equal: CONSTRAINT_GRAMMAR_EQUAL
      case .lessThanOrEqual: CONSTRAINT_GRAMMAR_LESS_THAN_OR_EQUAL
      case .greaterThanOrEqual: CONSTRAINT_GRAMMAR_GREATER_THAN_OR_EQUAL
      }
    return Int32(number.rawValue)
  }
}
