import ConstraintGrammar
import Foundation
import TestMaterial

/// A file of inputs with what is expected of them.
///
/// Each case is a title between two rulers of `=`, the input on one line as an ``EscapedText``, a divider of `-`, and what
/// is expected. With the environment variable `RECORD_CORPORA` set to anything, a test run writes what it finds in place
/// of what is expected, and fails if that changes a file; what has changed is then to be read with `git diff`:
///
///     RECORD_CORPORA=1 swift test --filter Corpus
struct CorpusFile {
  enum Kind: String {
    case accepted
    case rejected
  }

  struct Malformed: Error {
    let path: String
    let line: Int
  }

  let dialect: Dialect
  let kind: Kind
  let cases: [CorpusCase]

  static let isRecording = ProcessInfo.processInfo.environment["RECORD_CORPORA"] != nil

  private static let ruler = String(repeating: "=", count: 80)
  private static let divider = String(repeating: "-", count: 80)

  /// Where the file is, from the root of the package.
  var path: String { Self.path(dialect, kind) }

  private static func path(_ dialect: Dialect, _ kind: Kind) -> String {
    "Tests/ConstraintGrammarTests/Corpora/\(dialect.name).\(kind.rawValue).txt"
  }

  /// Reads the file of a dialect.
  init(_ kind: Kind, of dialect: Dialect) throws {
    self.dialect = dialect
    self.kind = kind
    let path = Self.path(dialect, kind)
    let lines = try Repository.text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let starts = lines.indices.filter { lines[$0] == Self.ruler && $0 + 2 < lines.count && lines[$0 + 2] == Self.ruler }
    cases = try zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
      guard start + 4 < end, lines[start + 4] == Self.divider else { throw Malformed(path: path, line: start + 1) }
      let expected = lines[(start + 5)..<end].joined(separator: "\n")
      return CorpusCase(
        dialect: dialect, title: lines[start + 1], input: lines[start + 3],
        expected: String(expected.reversed().drop { $0 == "\n" }.reversed()))
    }
    guard starts.first == 0 else { throw Malformed(path: path, line: 1) }
  }

  /// The cases of all dialects.
  static func allCases(_ kind: Kind) -> [CorpusCase] {
    Dialect.all.flatMap { dialect in (try? CorpusFile(kind, of: dialect))?.cases ?? [] }
  }

  /// Writes the file anew, with what was found in place of what was expected; whether that changes it.
  func record(_ actual: (CorpusCase) -> String) throws -> Bool {
    let text = cases.map { entry in
      [Self.ruler, entry.title, Self.ruler, entry.input, Self.divider, actual(entry), ""].joined(separator: "\n")
    }.joined(separator: "\n")
    if try Repository.text(of: path) == text { return false }
    try text.write(to: Repository.url(path), atomically: true, encoding: .utf8)
    return true
  }
}
