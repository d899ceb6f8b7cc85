import ConstraintGrammar
import ConstraintLayout

/// Translates lines that must all be about the same two views: those that come first, where none are given.
///
/// What becomes of a line depends on the lines before it.
final class NameFixingWork: LineWork, @unchecked Sendable {
  // One job at a time is all that the report gives it.
  private(set) var lhs: String?
  private(set) var rhs: String?
  private(set) var hasTranslated = false

  private let source: Dialect
  private let target: TranslationTarget
  private let receiver: String?

  init(source: Dialect, target: TranslationTarget, lhs: String?, rhs: String?, receiver: String?) {
    self.source = source
    self.target = target
    self.receiver = receiver
    self.lhs = lhs
    self.rhs = rhs
  }

  func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> TranslatedLine {
    let line = TranslatedLine(
      bytes, number: number, file: file, from: source, to: target, lhs: lhs, rhs: rhs, receiver: receiver)
    if case .success(let translation) = line.result {
      lhs = translation.leftItem
      rhs = translation.rightItem ?? rhs
      hasTranslated = true
    }
    return line
  }
}
