import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import Foundation
import TestMaterial

/// A ``Corpus`` of a dialect: inputs with what is expected of them.
///
/// With the environment variable `RECORD_CORPORA` set to anything, a test run writes what it finds in place of what is
/// expected, and fails if that changes a file; what has changed is then to be read with `git diff`:
///
///     RECORD_CORPORA=1 swift test --filter Corpus
struct CorpusFile {
  enum Kind: String {
    case accepted
    case rejected
  }

  let dialect: Dialect
  let kind: Kind
  let cases: [CorpusCase]

  static let isRecording = ProcessInfo.processInfo.environment["RECORD_CORPORA"] != nil

  /// Where the file is, from the root of the package.
  var path: String { Self.path(dialect, kind) }

  private static func path(_ dialect: Dialect, _ kind: Kind) -> String {
    "Tests/ConstraintGrammarTests/Corpora/\(dialect.name).\(kind.rawValue).txt"
  }

  /// Reads the file of a dialect.
  init(_ kind: Kind, of dialect: Dialect) throws {
    self.dialect = dialect
    self.kind = kind
    cases = try Corpus(reading: Repository.text(of: Self.path(dialect, kind))).entries.map {
      CorpusCase(dialect: dialect, title: $0.title, input: $0.input, expected: $0.expected)
    }
  }

  /// The cases of all dialects.
  static func allCases(_ kind: Kind) -> [CorpusCase] {
    Dialect.allWithHints.flatMap { dialect in (try? CorpusFile(kind, of: dialect))?.cases ?? [] }
  }

  /// Writes the file anew, with what was found in place of what was expected; whether that changes it.
  func record(_ actual: (CorpusCase) -> String) throws -> Bool {
    let entries = cases.map { Corpus.Entry(title: $0.title, input: $0.input, expected: actual($0)) }
    let text = Corpus(entries).text
    if try Repository.text(of: path) == text { return false }
    try text.write(to: Repository.url(path), atomically: true, encoding: .utf8)
    return true
  }
}
