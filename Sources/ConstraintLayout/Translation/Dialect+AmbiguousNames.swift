import ConstraintGrammar

extension Dialect {
  /// The warnings about views whose names may mean something else in another language.
  func ambiguousNames(
    in equation: Equation<String>, for target: TranslationTarget, hasReceiver: Bool
  ) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    for (side, written) in [(equation.left, WrittenSide.left), (equation.right, .right)] {
      guard case .attribute(let name, _)? = side.operand else { continue }
      let isSuperview = written == .right && name == meaning.superviewWord?.spelling
      let word: String
      if name == "self" {
        word = isSelfAmbiguous(for: target) && !hasReceiver ? name : ""
      } else {
        word = target.isSwift && !isSuperview ? wordOfSwift(beginning: name) : ""
      }
      if !word.isEmpty { problems.append(.ambiguousName(word, in: self, written)) }
    }
    return problems
  }

  private func isSelfAmbiguous(for target: TranslationTarget) -> Bool {
    switch meaning.selfName {
    case .view: target.isSwift
    case .receiver: target.name != name
    case .selfOfSwift: false
    }
  }

  /// The word that a name begins with, if that is in Swift what belongs to the object that the code is in.
  private func wordOfSwift(beginning name: String) -> String {
    if (name + ".").hasPrefix("super.") { return "super" }
    return (name + ".").hasPrefix("superview.") && meaning.selfName != .selfOfSwift ? "superview" : ""
  }
}
