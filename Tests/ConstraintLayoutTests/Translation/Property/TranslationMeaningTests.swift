import ConstraintGrammar
import ConstraintLanguages
import Testing

@testable import ConstraintLayout

/// Generated equations, each translated into every language: the constraint stays the same, or the target refuses.
@Suite struct TranslationMeaningTests {
  static let count = 1_000

  @Test(arguments: Dialect.all)
  func everyTranslationKeepsTheMeaning(of source: Dialect) {
    var mix = EquationMix(source, seed: 2026)
    var tally = TranslationTally(source)
    let targets = TranslationTarget.all.filter { $0.name != source.name }
    for number in 0..<Self.count {
      let (text, equation) = mix.next()
      tally.cells.formUnion(EquationCell.of(equation, in: source))
      let environment = EveryName(for: equation, in: source)
      let original = Outcome { () throws(LayoutProblem) in try source.resolve(equation, in: environment) }
      for (index, target) in targets.enumerated() where (number + index) % 2 == 0 {
        // What is written in Swift can't be resolved here: a few show that nothing else is wrong with it.
        if case .dialect = target {} else if number % 20 != 0 { continue }
        let verdict = verdict(on: equation, in: source, to: target, environment, original)
        tally.add(verdict, target)
        if case .wrong(let reason) = verdict { Issue.record("\(source.name) '\(text)' → \(target.name): \(reason)") }
      }
    }
    if Dialect.documented.contains(where: { $0.name == source.name }) {
      #expect(tally.cells == EquationCell.all(of: source))
    }
    print(tally.summary)
  }

  private typealias Outcome = Result<LayoutConstraint<EveryName.Place>, LayoutProblem>

  private func verdict(
    on equation: Equation, in source: Dialect, to target: TranslationTarget, _ environment: EveryName,
    _ original: Outcome
  ) -> TranslationTally.Verdict {
    let translation: Translation
    do throws(LayoutProblem) {
      var options = TranslationOptions()
      options.metrics = ["lhs", "rhs"]
      // Here every name is that of a number, and of a view where there can be no number.
      options.metrics.formUnion(equation.names)
      translation = try source.translate(equation, to: target, options: options)
    } catch {
      if DiagnosticCode.translation.contains(error.code) { return .refused(error.code) }
      if case .failure(let failure) = original, failure.code == error.code { return .refused(error.code) }
      // What UIKit and AppKit raise an exception on is refused in their own language.
      if case .dialect = target { return .wrong("refused with \(error.code.rawValue)") }
      return Objection(rawValue: error.code.rawValue) == nil ? .wrong("\(error)") : .refused(error.code)
    }
    guard case .dialect(let dialect) = target else { return .written }
    guard let equation = dialect.equation(in: translation.text) else { return .wrong("'\(translation.text)'") }
    let again = Outcome { () throws(LayoutProblem) in
      // Names in a list are those of views, whatever the words of the dialect.
      let reader = dialect.isList(ContiguousArray(translation.text.utf8).span) ? Dialect.visualFormat : dialect
      return try reader.resolve(equation, in: environment.giving(translation))
    }
    switch (original, again) {
    case (.success(let first), .success(let second)):
      return first.inOneOrder.isSame(as: second.inOneOrder)
        ? .kept : .wrong("'\(translation.text)': \(first.outline) became \(second.outline)")
    case (.failure(let first), .failure(let second)):
      // A factor of zero on the left is a divisor on the right.
      let isZero = [first, second].allSatisfy { [.zeroMultiplier, .divisionByZero].contains($0.code) }
      return first.code == second.code || isZero
        ? .refusedByBoth : .wrong("'\(translation.text)': \(first), then \(second)")
    case (.success, .failure(let failure)): return .wrong("'\(translation.text)': \(failure)")
    case (.failure(let failure), .success): return .wrong("'\(translation.text)' is no longer refused: \(failure)")
    }
  }
}

extension LayoutConstraint<EveryName.Place> {
  /// The same whichever side the superview stands on, without an identifier that is the text.
  fileprivate var inOneOrder: LayoutConstraint {
    var constraint = self
    constraint.identifier = nil
    guard let secondItem, let secondAttribute, multiplier == 1, firstItem.height > secondItem.height else {
      return constraint
    }
    constraint.firstItem = secondItem
    constraint.firstAttribute = secondAttribute
    constraint.secondItem = firstItem
    constraint.secondAttribute = firstAttribute
    constraint.constant = 0 - constant
    switch relation {
    case .equal: break
    case .lessThanOrEqual: constraint.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: constraint.relation = .lessThanOrEqual
    }
    return constraint
  }

  /// Whether both are the same up to what rounding makes of a named number that is divided.
  fileprivate func isSame(as other: LayoutConstraint) -> Bool {
    var same = self
    if (constant - other.constant).magnitude <= 2 * constant.ulp { same.constant = other.constant }
    return same == other
  }
}
