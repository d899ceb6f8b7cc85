import TestMaterial
import Testing

/// The sessions in `README.md`: code blocks marked `console`, in which a line after `$ ` is typed and the rest appears.
///
/// `swift run` is left out: the tool has been built. What stands before a command in its block is typed first, in the same
/// folder, which is empty: a file that the command reads is made there.
@Suite struct ReadmeTests {
  struct Session: CustomTestStringConvertible {
    let preceding: [String]
    let command: String
    let expected: String
    var testDescription: String { command }
  }

  static let sessions: [Session] = {
    guard let readme = try? Repository.text(of: "README.md") else { return [] }
    var sessions: [Session] = []
    for block in readme.matches(of: /```console\n((?:.|\n)*?)```/) {
      var preceding: [String] = []
      for part in ("\n" + block.1).split(separator: "\n$ ") where !part.isEmpty {
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let expected = lines.count > 1 ? String(lines[1]) : ""
        let command = lines[0].hasPrefix("swift run ") ? lines[0].dropFirst("swift run ".count) : lines[0]
        sessions.append(Session(preceding: preceding, command: String(command), expected: expected))
        preceding.append(String(command))
      }
    }
    return sessions
  }()

  @Test func thereAreSessions() { #expect(Self.sessions.count == 23) }

  @Test(arguments: sessions)
  func session(_ session: Session) throws {
    let folder = try TemporaryFolder()
    for command in session.preceding { _ = try CommandLineTool.runShell(command, in: folder) }
    let outcome = try CommandLineTool.runShell("{ \(session.command)\n} 2>&1", in: folder)
    func trimmed(_ text: String) -> String { String(text.reversed().drop { $0.isNewline }.reversed()) }
    let shown = comparison(expected: trimmed(session.expected), actual: trimmed(outcome.output))
    #expect(trimmed(outcome.output) == trimmed(session.expected), "\(shown)")
  }
}
