import ConstraintGrammar
import ConstraintLayout

extension Property {
  static let swift = Property(
    "swift", "What is written in Swift makes the constraint that the equation states, or is refused with a reason."
  ) { tried, subject in
    guard let equation = tried.equation, !equation.namesWordOnTheLeft(in: subject.dialect) else { return nil }
    let right = equation.right.operand == nil ? nil : "right_item"
    for mood in Mood.all(for: tried.bytes) {
      let scene = Scene(for: subject.dialect, left: "left_item", right: right, mood: mood)
      let meant = try? subject.dialect.resolve(ContiguousArray(tried.bytes).span, in: scene).constraint
      guard let meant else { continue }
      for target in [TranslationTarget.anchors, .swift] {
        do throws(Diagnostic) {
          let text = try subject.dialect.translate(
            ContiguousArray(tried.bytes).span, to: target, lhs: "left_item", rhs: "right_item"
          ).text
          var reader = SwiftReader(text, mood: mood)
          guard let said = reader.constraint() else { return "\(target.name) has '\(text)', which is no constraint" }
          guard said.isSame(as: meant) else { return "\(target.name) has '\(text)', which does not mean the same" }
        } catch {
          guard isReason(error.code, for: meant, in: target) else {
            return "\(target.name) refuses it without a reason: \(error.message)"
          }
        }
      }
    }
    return nil
  }

  private static func isReason(
    _ code: DiagnosticCode, for constraint: LayoutConstraint<NamedItem>, in target: TranslationTarget
  ) -> Bool {
    if constraint.plainObjections.contains(code.rawValue) { return true }
    let isSize = ["width", "height"].contains(constraint.firstAttribute.rawValue)
    return target.name == "anchors" && code == .noMultiplier && !isSize && constraint.secondItem != nil
  }
}

extension LayoutConstraint<NamedItem> {
  /// Whether two constraints are the same up to rounding. Apple's libraries have two words for the last baseline.
  fileprivate func isSame(as other: LayoutConstraint) -> Bool {
    func attribute(_ attribute: Attribute?) -> Attribute? { attribute == .baseline ? .lastBaseline : attribute }
    func isNear(_ one: Double, _ other: Double) -> Bool {
      abs(one - other) <= 1e-12 * Swift.max(abs(one), abs(other))
    }
    return firstItem == other.firstItem && attribute(firstAttribute) == attribute(other.firstAttribute)
      && relation == other.relation && secondItem == other.secondItem
      && attribute(secondAttribute) == attribute(other.secondAttribute) && isNear(multiplier, other.multiplier)
      && isNear(constant, other.constant)
  }
}
