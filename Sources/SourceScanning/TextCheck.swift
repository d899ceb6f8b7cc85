import ConstraintGrammar
import ConstraintLayout
import GrammarCombinators

/// Checks a text that stands in a source.
struct TextCheck {
  let dialect: Dialect
  let names: GivenNames
  let lines: SourceLines

  func status(of text: SourceText) -> ConstraintString.Status {
    guard !text.holes.isEmpty else { return status(text.bytes, text.places) }
    // A value stands for a name, or where names do not do for a number.
    for word in [CallEnvironment.hole, "1"] {
      let filled = text.filled { _ in word }
      guard let mistakes = mistakes(in: filled.bytes) else { return .ok }
      let isAtHole = mistakes.contains { mistake in
        filled.holes.contains { $0.lowerBound - 1 <= mistake.offset && mistake.offset <= $0.upperBound }
      }
      if !isAtHole { return .mistake(mistakes.map { lines.placed($0, filled.places) }) }
    }
    return .notChecked(.structure)
  }

  /// What UIKit and AppKit raise an exception on in a text without mistakes, as far as all of it is written here.
  func warnings(about text: SourceText) -> [Diagnostic] {
    guard text.holes.isEmpty, names.views != nil,
      let resolutions = try? dialect.resolutions(of: text.bytes.span, in: CallEnvironment(names: names))
    else { return [] }
    return resolutions.flatMap { $0.warnings }.map { lines.placed($0, text.places) }
  }

  private func status(_ bytes: ContiguousArray<UInt8>, _ places: [Int]) -> ConstraintString.Status {
    guard let mistakes = mistakes(in: bytes) else { return .ok }
    return .mistake(mistakes.map { lines.placed($0, places) })
  }

  /// The mistakes in a text, names that are not given among them; `nil` where there is none.
  private func mistakes(in bytes: ContiguousArray<UInt8>) -> [Diagnostic]? {
    do throws(Diagnostic) {
      let statement = try dialect.statement(of: bytes.span)
      guard names.views != nil else { return nil }
      _ = try dialect.resolve(statement, of: bytes.span, in: CallEnvironment(names: names))
      return nil
    } catch {
      // What is only unknown here is no mistake.
      let known = error.mistakes.filter { mistake in
        switch mistake.code {
        case .unknownNumber: names.numbers != nil
        case .viewForNumber, .numberForView: names.numbers != nil && names.numbers != names.views
        case .unusedRightItem: false
        default: true
        }
      }
      return known.isEmpty ? nil : known
    }
  }
}
