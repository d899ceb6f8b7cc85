import ConflictLogs
import Foundation
import TestMaterial
import Testing

/// Logs as people have pasted them, each with its explanation in a file beside it.
///
/// With RECORD_CORPORA set, the explanations are written anew; what has changed is then to be read with `git diff`.
@Suite struct CorpusTests {
  static let folder = "Tests/ConflictLogsTests/Corpus"

  static let names: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: Repository.url(folder).path))?
    .filter { $0.hasSuffix(".log") }.map { String($0.dropLast(4)) }.sorted() ?? []

  @Test func thereAreLogs() { #expect(Self.names.count >= 150) }

  @Test(arguments: names) func isExplained(_ name: String) throws {
    let logs = ConflictLog.logs(in: try Repository.text(of: "\(Self.folder)/\(name).log"))
    let actual = logs.map { ConflictExplanation(of: $0).text().joined(separator: "\n") + "\n" }.joined(separator: "\n")
    let path = "\(Self.folder)/\(name).explanation"
    let expected = try? Repository.text(of: path)
    if Corpus.isRecording, expected != actual {
      try actual.write(to: Repository.url(path), atomically: true, encoding: .utf8)
    }
    #expect(actual == expected, "\(name)\(comparison(expected: expected ?? "", actual: actual))")
  }

  /// Each line with a constraint is read, or told.
  @Test(arguments: names) func loseNothing(_ name: String) throws {
    let text = try Repository.text(of: "\(Self.folder)/\(name).log")
    let told = ConflictLog.logs(in: text).flatMap { log in
      log.entries.map { entry in
        switch entry {
        case .constraint(let constraint): constraint.line
        case .unread(let unread): unread.line
        }
      }
    }
    let addresses = Set(
      text.split(separator: "\n").flatMap { $0.matches(of: /Constraint:\s?(0x[0-9a-f]+)/).map { $0.1 } })
    #expect(told.count >= addresses.count, "\(name): \(told.count) of \(addresses.count)")
  }
}
