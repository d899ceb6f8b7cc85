import ConstraintGrammar
import ConstraintLayout

extension Property {
  static let swift = Property(
    "swift", "What is written in Swift makes the constraint that the equation states, or is refused with a reason."
  ) { tried, subject in
    guard let source = TranslatedText(tried, in: subject.dialect) else { return nil }
    for mood in Mood.all(for: tried.bytes) {
      guard let meant = source.meaning(in: mood) else { continue }
      for target in [TranslationTarget.anchors, .swift] {
        do throws(Diagnostic) {
          let translation = try source.translated(to: target)
          guard translation.texts.count == meant.count else { return "\(target.name) has '\(translation.text)'" }
          let names = translation.names.compactMap { $0 }
          guard Set(names).count == names.count else {
            return "\(target.name) uses a name twice: '\(translation.text)'"
          }
          for (text, constraint) in zip(translation.texts, meant) {
            guard let said = SwiftReader.constraint(declaredBy: text, mood: mood) else {
              return "\(target.name) has '\(text)', which is no constraint"
            }
            guard said.isSame(as: constraint.inSwift) else {
              return "\(target.name) has '\(text)', which does not mean the same"
            }
          }
        } catch {
          for mistake in error.mistakes where !meant.contains(where: { isReason(mistake.code, for: $0, in: target) }) {
            let isComputed = source.constraints.contains { $0.computesWithNameOnBothSides }
            if mistake.code == .notTranslatable, isComputed { continue }
            return "\(target.name) refuses it without a reason: \(mistake.message)"
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
    guard target.name == "anchors" else { return false }
    switch code {
    case .noMultiplier:
      return !["width", "height"].contains(constraint.firstAttribute.rawValue) && constraint.secondItem != nil
    case .noSuchAttribute: return constraint.lacksAnchor
    default: return false
    }
  }
}

extension NamedItem {
  /// Whether it is a layout guide of which an attribute is none: a guide has edges, centers and a size.
  func lacksAnchor(for attribute: Attribute) -> Bool {
    name.hasSuffix(".safeAreaLayoutGuide")
      && ["baseline", "Baseline", "Margin", "Margins"].contains { attribute.rawValue.hasSuffix($0) }
  }
}

extension LayoutConstraint<NamedItem> {
  /// Whether there is no anchor for one of both sides.
  fileprivate var lacksAnchor: Bool {
    if firstItem.lacksAnchor(for: firstAttribute) { return true }
    guard let secondItem, let secondAttribute else { return false }
    return secondItem.lacksAnchor(for: secondAttribute)
  }

  /// The same as code says it: the distance that the system keeps from a superview is that of its margins.
  fileprivate var inSwift: LayoutConstraint {
    guard isSystemSpacing, let secondItem, let secondAttribute else { return self }
    func margin(_ attribute: Attribute) -> Attribute { Attribute(rawValue: attribute.rawValue + "Margin") ?? attribute }
    var constraint = self
    if secondItem == firstItem.layoutSuperview {
      constraint.secondAttribute = margin(secondAttribute)
    } else if secondItem.layoutSuperview == firstItem {
      constraint.firstAttribute = margin(firstAttribute)
    } else {
      return self
    }
    (constraint.constant, constraint.isSystemSpacing) = (0, false)
    return constraint
  }
}
