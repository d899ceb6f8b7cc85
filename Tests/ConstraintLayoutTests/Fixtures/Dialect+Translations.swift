import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout

extension Dialect {
  /// A line for each documented dialect and each kind of code: what a text is there, or the code of the refusal.
  func everyTranslation(of text: String) -> String {
    let targets = Dialect.documented.map { TranslationTarget.dialect($0) } + [.anchors, .swift]
    return targets.map { $0.name + " | " + written(text, in: $0) }.joined(separator: "\n")
  }

  /// What a text is in another language, with the views that are given up, or the code of the refusal.
  func written(_ text: String, in target: TranslationTarget) -> String {
    do throws(Diagnostic) {
      let translation = try translate(text, to: target)
      let items = [translation.leftItem, translation.rightItem].compactMap { $0 }
      return translation.text + (items.isEmpty ? "" : " (\(items.joined(separator: ", ")))")
    } catch {
      return "refused: " + error.code.rawValue
    }
  }
}
