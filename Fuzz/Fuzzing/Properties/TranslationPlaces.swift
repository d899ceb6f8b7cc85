import ConstraintGrammar
import ConstraintLayout

/// Which names a translation warns of, and where it tells what it tells: at the name that that is about.
struct TranslationPlaces {
  let constraints: [Equation]
  let bytes: [UInt8]
  let dialect: Dialect

  /// What is wrong with the places of a refusal.
  func fault(ofRefusal mistakes: [Diagnostic]) -> String? {
    if let fault = Places.fault(ofMeaning: mistakes, in: bytes) { return fault }
    for mistake in mistakes {
      let names: [String]
      switch mistake.code {
      case .noNamedNumbers, .noDivisionByName: names = constraints.flatMap(\.numberNames)
      case .noSuchName: names = constraints.flatMap { $0.numberNames + $0.itemNames }
      case .noSuchAttribute: names = constraints.flatMap(\.itemNames)
      default: continue
      }
      guard names.isEmpty || names.contains(mistake.found ?? "") else {
        return "it tells '\(mistake.found ?? "")' that \(mistake.message), and the names are \(names)"
      }
    }
    return nil
  }

  /// What is wrong with the warnings of a translation.
  func fault(ofWarnings warnings: [Diagnostic], into target: TranslationTarget, hasReceiver: Bool) -> String? {
    if let fault = Places.fault(ofMeaning: warnings, in: bytes) { return fault }
    let names = constraints.flatMap { ambiguousNames(in: $0, into: target, hasReceiver: hasReceiver) }
    let told = warnings.filter { $0.code == .ambiguousName }.map { $0.found ?? "" }
    // In a list each name is in several constraints, and is told once.
    let isSame = isList ? Set(told) == Set(names) : told == names
    return isSame ? nil : "\(target.name) warns of \(told), and ambiguous are \(names)"
  }

  private var isList: Bool { dialect.isList(ContiguousArray(bytes).span) }

  /// The names of views in an equation that may be something else where it goes.
  private func ambiguousNames(
    in equation: Equation, into target: TranslationTarget, hasReceiver: Bool
  ) -> [String] {
    var names = equation.itemNames.filter { name in
      name == "self" ? !hasReceiver && isSelfAmbiguous(into: target) : hidesObject(name, in: target)
    }
    // The word for the superview is no name on the right.
    if let word = Understood(in: dialect, of: bytes).superviewWord, names.last == word, equation.isRelated(to: word) {
      names.removeLast()
    }
    return names
  }

  private func isSelfAmbiguous(into target: TranslationTarget) -> Bool {
    switch (dialect.meaning.selfName, target) {
    case (.selfOfSwift, _): false
    case (.view, .dialect(let target)): target.meaning.selfName == .selfOfSwift
    case (.receiver, .dialect(let target)): target.meaning.selfName != .receiver
    default: true
    }
  }

  /// Whether a name begins with what is in Swift a word, or a property of each view.
  private func hidesObject(_ name: String, in target: TranslationTarget) -> Bool {
    if case .dialect = target { return false }
    let first = name.split(separator: ".").first
    return first == "super" || first == "superview" && dialect.meaning.selfName != .selfOfSwift
  }
}

extension Equation {
  /// The names that are those of views, as far as no number has them, from left to right.
  fileprivate var itemNames: [String] {
    [left, right].compactMap { side in
      switch side.operand {
      case .attribute(let name, _)?, .numberOrItem(let name)?: name
      case .metric?, .implied?, .superview?, nil: nil
      }
    }
  }

  fileprivate func isRelated(to name: String) -> Bool {
    if case .attribute(name, _)? = right.operand { true } else { false }
  }
}
