import ConstraintGrammar
import ConstraintLayout

/// Whether a dialect really can't say what a translation into it is refused for.
///
/// The tables of the five documents are written down here once more.
enum TranslationReason {
  static func holds(
    _ code: DiagnosticCode, for equation: Equation<String>, meaning constraint: LayoutConstraint<NamedItem>,
    in target: String
  ) -> Bool {
    let isNaming = ["expression-format", "compact-constraint"].contains(target)
    let items = [constraint.firstItem.name] + (constraint.secondItem.map { [$0.name] } ?? [])
    let attributes = [constraint.firstAttribute] + (constraint.secondAttribute.map { [$0] } ?? [])
    switch code {
    case .noNamedNumbers: return !isNaming && equation.namesNumber
    case .noDivisionByName: return target == "expression-format" && equation.namesNumber
    case .noArithmetic:
      if case .metric? = equation.right.operand { return target == "expression-format" }
      return false
    case .noSuchAttribute: return target != "formula-style" && attributes.contains { !listed.contains($0.rawValue) }
    case .noSuchName:
      return items.contains { $0.contains(".") || PlainArithmetic.superviewWords.values.contains($0) }
    case .noWordForSuperview:
      return ["visual-attribute", "formula-style"].contains(target) && items.contains { $0.hasSuffix(".superview") }
    case .noPlaceAlone: return ["expression-format", "visual-attribute"].contains(target) && items.count == 1
    case .noNegativeNumber:
      // In compact-constraint a number can have a sign, and a name can't.
      if target == "compact-constraint" { return equation.negatesName }
      // Nothing has a sign, and what is subtracted follows an attribute.
      return target == "visual-attribute"
        && (constraint.multiplier < 0 || constraint.constant < 0 && constraint.secondItem == nil
          || constraint.constant < 0 && constraint.multiplier == 0)
    default: return false
    }
  }

  private static let listed: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
  ]
}

extension Equation<String> {
  /// Whether a minus belongs to the name of a number, or can come to.
  fileprivate var negatesName: Bool {
    func isNegated(_ scalar: Scalar<String>?) -> Bool { if case .name(_, true)? = scalar { true } else { false } }
    return isNegated(right.multiplier?.value) || isNegated(right.constant?.value)
  }

  /// Whether a number has a name.
  fileprivate var namesNumber: Bool {
    [left, right].contains { side in
      if case .metric? = side.operand { return true }
      if case .name? = side.multiplier?.value { return true }
      if case .name? = side.constant?.value { return true }
      return false
    }
  }
}
