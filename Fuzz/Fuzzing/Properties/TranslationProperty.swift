import ConstraintGrammar
import ConstraintLayout

extension Property {
  static let translation = Property(
    "translation", "A translation means the same whatever the views and numbers, or is refused with a reason."
  ) { tried, subject in
    guard let equation = tried.equation, !equation.namesWordOnTheLeft(in: subject.dialect) else { return nil }
    let right = equation.right.operand == nil ? nil : "right_item"
    for mood in Mood.all(for: tried.bytes) {
      let scene = Scene(for: subject.dialect, left: "left_item", right: right, mood: mood)
      if let fault = fault(of: equation, tried, subject, scene, mood) { return fault }
    }
    return nil
  }

  private static func fault(
    of equation: Equation<String>, _ tried: TriedText, _ subject: FuzzSubject, _ scene: Scene, _ mood: Mood
  ) -> String? {
    let meant = resolve(tried.bytes, subject.dialect, scene)
    for target in Dialect.all {
      do throws(Diagnostic) {
        let translation = try subject.dialect.translate(
          ContiguousArray(tried.bytes).span, to: .dialect(target), lhs: "left_item", rhs: "right_item")
        let scene = Scene(
          for: target, left: translation.leftItem, right: translation.rightItem, mood: mood)
        let said = resolve(Array(translation.text.utf8), target, scene)
        if let text = try? Equation(translation.text, in: target), text.namesWordOnTheLeft(in: target) { continue }
        guard said == meant else {
          return "\(target.name) has '\(translation.text)', which does not mean the same"
        }
      } catch {
        guard let meant else { continue }
        guard TranslationReason.holds(error.code, for: equation, meaning: meant, in: target) else {
          return "\(target.name) refuses it without a reason: \(error.message)"
        }
      }
    }
    return nil
  }

  private static func resolve(
    _ bytes: [UInt8], _ dialect: Dialect, _ scene: Scene
  ) -> LayoutConstraint<NamedItem>? {
    guard var constraint = try? dialect.resolve(ContiguousArray(bytes).span, in: scene).constraint else { return nil }
    // A name that is only the text it stands in is another one in each language.
    constraint.identifier = (try? dialect.parse(ContiguousArray(bytes).span))?.identifier == nil
      ? nil : constraint.identifier
    return constraint
  }
}

extension Equation<String> {
  /// Whether the word for the superview, or for its safe area, names a view on the left: then it means that view on the right
  /// as well.
  func namesWordOnTheLeft(in dialect: Dialect) -> Bool {
    guard case .attribute(let item, _) = left.operand else { return false }
    return [dialect.meaning.superviewWord, dialect.meaning.safeAreaWord].contains { $0?.spelling == item }
  }
}
