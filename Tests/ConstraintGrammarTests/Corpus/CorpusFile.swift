import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import TestMaterial

/// A ``Corpus`` of a dialect: inputs with what is expected of them.
struct CorpusFile {
  enum Kind: String {
    case accepted
    case rejected
  }

  let dialect: Dialect
  let kind: Kind
  let cases: [CorpusCase]

  /// Where the file is, from the root of the package.
  var path: String { Self.path(dialect, kind) }

  private static func path(_ dialect: Dialect, _ kind: Kind) -> String {
    "Tests/ConstraintGrammarTests/Corpora/\(dialect.name).\(kind.rawValue).txt"
  }

  /// Reads the file of a dialect.
  init(_ kind: Kind, of dialect: Dialect) throws {
    self.dialect = dialect
    self.kind = kind
    cases = try Corpus(of: Self.path(dialect, kind)).entries.map {
      CorpusCase(dialect: dialect, title: $0.title, input: $0.input, expected: $0.expected)
    }
  }

  /// The cases of all dialects.
  static func allCases(_ kind: Kind) -> [CorpusCase] {
    Dialect.allWithHints.flatMap { dialect in (try? CorpusFile(kind, of: dialect))?.cases ?? [] }
  }

  /// Writes the file anew, with what was found in place of what was expected; whether that changes it.
  func record(_ actual: (CorpusCase) -> String) throws -> Bool {
    try Corpus.record(path) { entry in
      actual(CorpusCase(dialect: dialect, title: entry.title, input: entry.input, expected: entry.expected))
    }
  }
}
