import ConstraintGrammar
import ConstraintMeaning

extension Dialect {
  /// The warnings about views whose names may mean something else in another language.
  func ambiguousNames(
    in equation: Equation<String>, _ meaning: Meaning, for target: TranslationTarget, hasReceiver: Bool
  ) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    for (side, written) in [(equation.left, WrittenSide.left), (equation.right, .right)] {
      guard let name = side.operand?.itemName else { continue }
      let isSuperview = written == .right && name == meaning.superviewWord?.spelling
      let word: String
      if name == "self" {
        word = isSelfAmbiguous(meaning, for: target) && !hasReceiver ? name : ""
      } else {
        word = target.isCode && !isSuperview ? wordOfSwift(beginning: name, meaning) : ""
      }
      if !word.isEmpty { problems.append(.ambiguousName(word, in: self, meaning, written)) }
    }
    return problems
  }

  private func isSelfAmbiguous(_ meaning: Meaning, for target: TranslationTarget) -> Bool {
    let meant: Meaning.SelfName =
      if case .dialect(let dialect) = target { dialect.meaning.selfName } else { .selfOfSwift }
    return switch meaning.selfName {
    case .view: meant == .selfOfSwift
    case .receiver: meant != .receiver
    case .selfOfSwift: false
    }
  }

  /// The word that a name begins with, if that is in Swift what belongs to the object that the code is in.
  private func wordOfSwift(beginning name: String, _ meaning: Meaning) -> String {
    if (name + ".").hasPrefix("super.") { return "super" }
    return (name + ".").hasPrefix("superview.") && meaning.selfName != .selfOfSwift ? "superview" : ""
  }
}
