import ConstraintGrammar
import ConstraintLanguages
import Foundation
import TestMaterial
import Testing

/// `Corpora/verdicts.txt`: every accepted text of one dialect, and the dialects that accept it.
///
/// A line is a text, escaped as in the other corpora, after one mark a dialect in the order of `Dialect.all`: `+` where
/// the dialect accepts the text, `-` where it does not. `RECORD_CORPORA=1` writes the file anew.
@Suite struct VerdictTests {
  private static let path = "Tests/ConstraintGrammarTests/Corpora/verdicts.txt"

  private func verdicts() throws -> String {
    var lines: [String] = []
    for entry in CorpusFile.allCases(.accepted) {
      let bytes = try entry.bytes
      let accepting = Dialect.accepting(ContiguousArray(bytes).span).map(\.name)
      #expect(accepting.contains(entry.dialect.name))
      let marks = Dialect.all.map { accepting.contains($0.name) ? "+" : "-" }.joined()
      lines.append(marks + "  " + entry.input)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func eachTextInEachDialect() throws {
    let actual = try verdicts()
    if Corpus.isRecording { try actual.write(to: Repository.url(Self.path), atomically: true, encoding: .utf8) }
    let expected = try Repository.text(of: Self.path)
    #expect(actual == expected, "\(comparison(expected: expected, actual: actual))")
  }
}
