public import ConstraintGrammar

/// A line of a text, and its equation in another language.
public struct TranslatedLine: Hashable, Sendable {
  /// The number of the line, from 1 on.
  public let number: Int

  /// The name of the file that the line is from; `nil` if it is from none.
  public let file: String?

  /// The name of the dialect that the line was read in.
  public let source: String

  /// The name of the language that it was translated into.
  public let target: String

  /// The line without its end; what is not UTF-8 is replaced by U+FFFD.
  public let text: String

  /// The translation, or why there is none; the line of the diagnostic is counted from ``number`` on.
  public let result: Result<Translation, Diagnostic>

  /// Translates a line.
  ///
  /// - Parameters:
  ///   - bytes: the line without its end, in UTF-8.
  ///   - number: its number, from 1 on.
  ///   - file: the name of the file that it is from.
  ///   - source: the dialect that it is written in.
  ///   - target: the language to translate it into.
  ///   - lhs: the view on the left-hand side, where only one of both names it: what the target calls it, or the only one
  ///     that the equation may be about; if `nil`, it is called `lhs` and can be any.
  ///   - rhs: the view on the right-hand side, likewise.
  ///   - receiver: what the view is called that is `self` in the text; if `nil`, it stays `self`.
  public init(
    _ bytes: Span<UInt8>, number: Int, file: String? = nil, from source: Dialect, to target: TranslationTarget,
    lhs: String? = nil, rhs: String? = nil, receiver: String? = nil
  ) {
    self.number = number
    self.file = file
    self.source = source.name
    self.target = target.name
    text = String(copying: bytes, in: 0..<bytes.count)
    do throws(Diagnostic) {
      var translation = try source.translate(
        bytes, to: target, lhs: lhs ?? "lhs", rhs: rhs ?? "rhs", receiver: receiver)
      for index in translation.warnings.indices {
        translation.warnings[index] = translation.warnings[index].counted(fromLine: number)
      }
      try source.refuseOtherItems(than: (lhs, rhs), in: translation, of: bytes)
      result = .success(translation)
    } catch {
      result = .failure(error.counted(fromLine: number))
    }
  }

  /// What is said of the line: why there is no translation, or the warnings.
  package var diagnostics: [Diagnostic] {
    switch result {
    case .success(let translation): translation.warnings
    case .failure(let diagnostic): [diagnostic]
    }
  }
}

extension TranslatedLine {
  /// The same place with another text, which can't be read.
  package init(refusing line: TranslatedLine, text: String, _ diagnostic: Diagnostic) {
    (number, file, source, target) = (line.number, line.file, line.source, line.target)
    self.text = text
    result = .failure(diagnostic)
  }
}
