import ConstraintGrammar

extension Dialect {
  /// What is to be said of the views whose names may mean something else in another language.
  func ambiguousNames(
    in equation: Equation<String>, for target: TranslationTarget, hasReceiver: Bool
  ) -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    for (side, written) in [(equation.left, WrittenSide.left), (equation.right, .right)] {
      guard case .attribute(let name, _)? = side.operand else { continue }
      let isSuperview = written == .right && name == meaning.superviewWord?.spelling
      if name == "self" ? isSelfAmbiguous(for: target) && !hasReceiver : !isSuperview && isWordOfSwift(name, target) {
        problems.append(.ambiguousName(name, in: self, written))
      }
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

  /// Whether a name begins with a word that is in Swift what belongs to the object that the code is in.
  private func isWordOfSwift(_ name: String, _ target: TranslationTarget) -> Bool {
    guard target.isSwift else { return false }
    let word = name.split(separator: ".").first.map(String.init)
    return word == "super" || word == "superview" && meaning.selfName != .selfOfSwift
  }
}
