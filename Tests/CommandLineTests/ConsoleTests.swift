import TestMaterial
import Testing

/// `Sessions/*.txt`: what the tool says where it is called, and does.
@Suite struct ConsoleTests {
  static let files = [
    "parse", "several-mistakes", "resolve", "translate", "grammar", "grammar-files", "scan", "migrate", "files",
    "usage", "help", "fuzz", "explain", "lsp",
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
    #expect(session.differences(from: try Self.replayed(session)) == [])
  }

  @Test(arguments: files)
  func file(_ file: String) throws {
    let sessions = try Session.all(in: file)
    #expect(!sessions.isEmpty)
    guard Corpus.isRecording else { return }
    let isChanged = try Session.record(sessions.map(Self.replayed), in: file)
    #expect(!isChanged, "recorded; now read git diff and run without RECORD_CORPORA")
  }
}
