import GrammarCombinators
import Spelling

/// A mistake in a text: its place, a message, and what to do about it.
///
/// It is a plain value: ``rendered(in:file:style:)-(String,_,_)`` shows it to a person.
public struct Diagnostic: Error, Sendable {
  /// Whether it is an error or a warning.
  public enum Severity: String, Hashable, Sendable {
    /// The text is refused.
    case error
    /// The text is taken as it stands, and will probably fail later.
    case warning
  }

  /// The kind of mistake. Codes are stable; messages and hints are not.
  public var code: DiagnosticCode

  /// The number of UTF-8 bytes before the place.
  public var offset: Int

  /// The length of what was found there, in UTF-8 bytes; 0 at the end of the text.
  public var length: Int

  /// The line of the place, from 1 on.
  public var line: Int

  /// The column of the place, in Unicode scalars from 1 on.
  public var column: Int

  /// Whether it is an error or a warning.
  public var severity = Severity.error

  package var words: DiagnosticWords
}

extension Diagnostic {
  /// A diagnostic of your own.
  public init(
    code: DiagnosticCode, offset: Int, length: Int, line: Int, column: Int, found: String?, expected: [String],
    message: String, hint: String?, fixIts: [FixIt] = [], severity: Severity = .error
  ) {
    self.init(
      code: code, offset: offset, length: length, line: line, column: column, severity: severity,
      words: .written(
        WrittenWords(found: found, expected: expected, message: message, hint: hint, fixIts: fixIts)))
  }

  /// The text at the place; `nil` at the end of the text.
  public var found: String? {
    get { words.found }
    set { write { $0.found = newValue } }
  }

  /// The names of the tokens that would have fitted, as the grammar writes them, sorted.
  ///
  /// - Complexity: quadratic in their number, each time they are asked for.
  public var expected: [String] {
    get { words.expected }
    set { write { $0.expected = newValue } }
  }

  /// One sentence that says what is wrong.
  ///
  /// - Complexity: each call on a diagnostic that parsing has thrown searches for what was meant.
  public var message: String {
    get { words.besidesHint.message }
    set { write { $0.message = newValue } }
  }

  /// The advice: what to type instead; `nil` if the library can't tell.
  ///
  /// - Complexity: that of ``message``.
  public var hint: String? {
    get { words.written.hint }
    set { write { $0.hint = newValue } }
  }

  /// The changes that mend this mistake, in the order of the text and without overlap. Empty if the library can't tell what is
  /// meant.
  ///
  /// A text becomes valid with the changes of all its ``mistakes``.
  ///
  /// - Complexity: that of ``message``.
  public var fixIts: [FixIt] {
    get { words.besidesHint.fixIts }
    set { write { $0.fixIts = newValue } }
  }

  /// All mistakes of the text, in order. This diagnostic is the first.
  ///
  /// Each has the changes that mend it. Without hints this diagnostic is the only one.
  ///
  /// - Complexity: that of ``message``.
  public var mistakes: [Diagnostic] {
    let first = written
    return [first] + first.words.besidesHint.further.map { $0.moved(byLines: line) }
  }

  /// The same with its words found out once, for whoever asks for several of them.
  package var written: Diagnostic {
    guard case .pending = words else { return self }
    var written = self
    written.words = .written(words.written)
    return written
  }

  /// The first of several mistakes in one text.
  package func followed(by further: [Diagnostic]) -> Diagnostic {
    var diagnostic = self
    let further = further.map { $0.moved(byLines: -line) }
    if case .unadvised(var written, let hint) = words {
      written.further = further
      diagnostic.words = .unadvised(written, hint: hint)
    } else {
      diagnostic.write { $0.further = further }
    }
    return diagnostic
  }

  private mutating func write(_ change: (inout WrittenWords) -> Void) {
    var written = words.written
    change(&written)
    words = .written(written)
  }
}

extension Diagnostic {
  /// The same about a text whose first line has that number.
  @usableFromInline package func counted(fromLine number: Int) -> Diagnostic {
    moved(byLines: number - 1)
  }

  private func moved(byLines count: Int) -> Diagnostic {
    var diagnostic = self
    diagnostic.line += count
    return diagnostic
  }
}

extension Diagnostic: Hashable {
  public static func == (left: Diagnostic, right: Diagnostic) -> Bool {
    left.code == right.code && left.offset == right.offset && left.length == right.length && left.line == right.line
      && left.column == right.column && left.severity == right.severity
      && left.words.written == right.words.written
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(offset)
    hasher.combine(length)
    hasher.combine(found)
  }
}

extension Diagnostic {
  /// A diagnostic about a range of a text, given by the offsets of its bytes in UTF-8, its advice to be found out when it is
  /// asked for.
  ///
  /// - Complexity: linear in the end of the range.
  package init(
    _ severity: Severity, _ code: DiagnosticCode, at range: Range<Int>, in bytes: Span<UInt8>, message: String,
    hint: @escaping @Sendable () -> String?
  ) {
    let words = WrittenWords(found: bytes.found(at: range), expected: [], message: message)
    self.init(severity, code, at: range, in: bytes, words: .unadvised(words, hint: hint))
  }

  package init(
    _ severity: Severity, _ code: DiagnosticCode, at range: Range<Int>, in bytes: Span<UInt8>, words: DiagnosticWords
  ) {
    let place = TextPlace(of: range.lowerBound, in: bytes)
    self.init(
      code: code, offset: range.lowerBound, length: range.count, line: place.line, column: place.column,
      severity: severity, words: words)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The place, the message and the hint in one line.
  public var description: String {
    let words = words.written
    return "\(line):\(column): \(severity.rawValue): \(words.message)" + (words.hint.map { " (\($0))" } ?? "")
  }
}

/// The part of a dialect that says more of a mistake than its place and what would have fitted: hints, fix-its, further
/// mistakes.
///
/// A dialect has none unless it was given one, so that a program which parses without hints links nothing of them.
package final class Explainer: Sendable {
  /// The dialects that hints may name, in groups: one counts where the groups before it have nothing to say.
  package let others: [[Dialect]]

  /// The words for a mistake in a text, which are more than ``Diagnosis/plainWords(in:)``.
  package let words: @Sendable (Diagnosis, Span<UInt8>) -> WrittenWords

  package init(others: [[Dialect]], words: @escaping @Sendable (Diagnosis, Span<UInt8>) -> WrittenWords) {
    self.others = others
    self.words = words
  }
}
