import ConstraintGrammar
import ConstraintLayout

extension Property {
  static let swift = Property(
    "swift", "What is written in Swift makes the constraint that the equation states, or is refused with a reason."
  ) { tried, subject in
    guard let source = TranslatedText(tried, in: subject.dialect) else { return nil }
    for mood in Mood.all(for: tried.bytes) {
      guard let meant = source.meaning(in: mood) else { continue }
      for platform in CodePlatform.allCases {
        for target in [TranslationTarget.anchors, .swift] {
          if let fault = fault(of: source, meaning: meant, to: target, on: platform, mood) { return fault }
        }
      }
    }
    return nil
  }

  private static func fault(
    of source: TranslatedText, meaning meant: [LayoutConstraint<NamedItem>], to target: TranslationTarget,
    on platform: CodePlatform, _ mood: Mood
  ) -> String? {
    let name = "\(target.name) on \(platform.rawValue)"
    do throws(Diagnostic) {
      let translation = try source.translated(to: target, on: platform)
      if let fault = source.placeFault(of: translation, into: target) { return fault }
      guard translation.texts.count == meant.count else { return "\(name) has '\(translation.text)'" }
      let names = translation.names.compactMap { $0 }
      guard Set(names).count == names.count else { return "\(name) uses a name twice: '\(translation.text)'" }
      for (text, constraint) in zip(translation.texts, meant) {
        guard let said = SwiftReader.constraint(declaredBy: text, mood: mood, on: platform) else {
          return "\(name) has '\(text)', which is no constraint"
        }
        guard said.isSame(as: constraint.inSwift(on: platform)) else {
          return "\(name) has '\(text)', which does not mean the same"
        }
        guard said.plainObjections.isSubset(of: mood.objections) else {
          return "\(name) has '\(text)', which raises an exception: \(said.plainObjections.sorted())"
        }
      }
    } catch {
      if let fault = source.places.fault(ofRefusal: error.mistakes) { return fault }
      for mistake in error.mistakes {
        if meant.contains(where: { isReason(mistake.code, for: $0, in: target, on: platform) }) { continue }
        let isComputed = source.constraints.contains { $0.computesWithNameOnBothSides }
        if mistake.code == .notTranslatable, isComputed { continue }
        return "\(name) refuses it without a reason: \(mistake.message)"
      }
    }
    return nil
  }

  private static func isReason(
    _ code: DiagnosticCode, for constraint: LayoutConstraint<NamedItem>, in target: TranslationTarget,
    on platform: CodePlatform
  ) -> Bool {
    if constraint.plainObjections.contains(code.rawValue) { return true }
    if code == .unavailableAttribute, target.name != "anchors" { return platform == .macOS && constraint.hasMargin }
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

extension Mood {
  /// The codes of what raises an exception only for what a name stands for: nobody names a 0.
  fileprivate var objections: Set<String> { if case .plain = self { [] } else { ["place-times-zero"] } }
}

extension LayoutConstraint<NamedItem> {
  /// Whether there is no anchor for one of both sides.
  fileprivate var lacksAnchor: Bool {
    if firstItem.lacksAnchor(for: firstAttribute) { return true }
    guard let secondItem, let secondAttribute else { return false }
    return secondItem.lacksAnchor(for: secondAttribute)
  }

  /// The same as code says it: the distance that the system keeps from a superview is that of its margins, and 20 on macOS.
  fileprivate func inSwift(on platform: CodePlatform) -> LayoutConstraint {
    guard isSystemSpacing, let secondItem, let secondAttribute else { return self }
    func margin(_ attribute: Attribute) -> Attribute { Attribute(rawValue: attribute.rawValue + "Margin") ?? attribute }
    var constraint = self
    let isToSuperview = secondItem == firstItem.layoutSuperview
    guard isToSuperview || secondItem.layoutSuperview == firstItem else { return self }
    if platform == .macOS {
      (constraint.constant, constraint.isSystemSpacing) = (20, false)
      return constraint
    }
    if isToSuperview {
      constraint.secondAttribute = margin(secondAttribute)
    } else {
      constraint.firstAttribute = margin(firstAttribute)
    }
    (constraint.constant, constraint.isSystemSpacing) = (0, false)
    return constraint
  }
}
