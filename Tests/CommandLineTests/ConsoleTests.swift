import Foundation
import TestMaterial
import Testing

/// `Sessions/*.txt`: what the tool says where it is called, and does.
@Suite struct ConsoleTests {
  static let files = [
    "parse", "resolve", "translate", "grammar", "grammar-files", "scan", "migrate", "files", "usage",
  ].map { "Tests/CommandLineTests/Sessions/\($0).txt" }

  static let sessions = files.flatMap { (try? Session.all(in: $0)) ?? [] }

  private static func replayed(_ session: Session) throws -> Session {
    try session.replayed(
      by: ["constraint-grammar": { try CommandLineTool.run($0, input: Array($1.utf8)) }],
      programs: CommandLineTool.products)
  }

  @Test(arguments: sessions)
  func session(_ session: Session) throws {
    if Corpus.isRecording { return }
    let replayed = try Self.replayed(session)
    for (step, actual) in zip(session.steps, replayed.steps) {
      let shown = comparison(expected: step.expected, actual: actual.expected)
      #expect(step.expected == actual.expected, "\(step.command)\n\(shown)")
    }
  }

  @Test(arguments: files)
  func file(_ file: String) throws {
    let sessions = try Session.all(in: file)
    #expect(!sessions.isEmpty)
    if Corpus.isRecording {
      let text = Session.text(try sessions.map(Self.replayed))
      let isSame = try text == Repository.text(of: file)
      try text.write(to: Repository.url(file), atomically: true, encoding: .utf8)
      #expect(isSame, "recorded; now read git diff and run without RECORD_CORPORA")
    }
  }
}
