import GrammarCombinators
import Spelling

/// How a diagnostic looks on a terminal.
public enum DiagnosticStyle: Hashable, Sendable {
  /// Without colours.
  case plain
  /// With the colours of ANSI terminals.
  case colored
}

extension Diagnostic {
  /// The diagnostic for a person: the place and the message, the line with a caret under the place, and the hint.
  ///
  ///     settings.txt:1:14: error: expected a name, a number or '-', but found ':'
  ///     view1.width =: view2.width
  ///                  ^
  ///     hint: a relation is '=', '<=' or '>='
  ///
  /// Control characters, wherever they come from, are spelled out; those of the line are replaced by U+FFFD, but for tabs.
  ///
  /// - Parameters:
  ///   - text: the text that was parsed.
  ///   - file: what stands before the line number.
  ///   - style: with or without colours.
  /// - Complexity: linear in the length of the text.
  public func rendered(in text: String, file: String, style: DiagnosticStyle = .plain) -> String {
    text.withBytes { rendered(in: $0, file: file, style: style) }
  }

  /// The diagnostic for a person, for a text in UTF-8.
  public func rendered(in bytes: Span<UInt8>, file: String, style: DiagnosticStyle = .plain) -> String {
    func colored(_ text: String, _ code: String) -> String {
      style == .colored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
    let words = words.written
    let title = colored(severity.rawValue + ":", severity == .error ? "1;31" : "1;35")
    let excerpt = SourceExcerpt(of: bytes, at: offset, length: length, after: words.marked)
    var lines = [
      colored("\(file.withControlsSpelledOut):\(line):\(column):", "1") + " " + title + " "
        + colored(words.message.withControlsSpelledOut, "1"),
      excerpt.line,
      excerpt.padding + colored(excerpt.underline, "1;32"),
    ]
    if let hint = words.hint { lines.append(colored("hint:", "1;36") + " " + hint.withControlsSpelledOut) }
    return lines.joined(separator: "\n") + "\n"
  }
}
