import ConstraintGrammar
import ConstraintLayout

extension LayoutConstraint<NamedItem> {
  /// Whether two constraints are the same up to rounding. Apple's libraries have two words for the last baseline.
  func isSame(as other: LayoutConstraint) -> Bool {
    func attribute(_ attribute: Attribute?) -> Attribute? { attribute == .baseline ? .lastBaseline : attribute }
    func isNear(_ one: Double, _ other: Double) -> Bool {
      abs(one - other) <= 1e-12 * Swift.max(abs(one), abs(other))
    }
    return firstItem == other.firstItem && attribute(firstAttribute) == attribute(other.firstAttribute)
      && relation == other.relation && secondItem == other.secondItem
      && attribute(secondAttribute) == attribute(other.secondAttribute) && isNear(multiplier, other.multiplier)
      && isNear(constant, other.constant) && priority == other.priority && identifier == other.identifier
      && isSystemSpacing == other.isSystemSpacing
  }
}
