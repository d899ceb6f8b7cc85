import TestMaterial
import Testing

/// The sessions in `README.md`: code blocks marked `console`, in which a line after `$ ` is typed and the rest appears.
///
/// `swift run` is left out: the tool has been built.
@Suite struct ReadmeTests {
  struct Session: CustomTestStringConvertible {
    let command: String
    let expected: String
    var testDescription: String { command }
  }

  static let sessions: [Session] = {
    guard let readme = try? Repository.text(of: "README.md") else { return [] }
    var sessions: [Session] = []
    for block in readme.matches(of: /```console\n((?:.|\n)*?)```/) {
      for part in ("\n" + block.1).split(separator: "\n$ ") where !part.isEmpty {
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let expected = lines.count > 1 ? String(lines[1]) : ""
        let command = lines[0].hasPrefix("swift run ") ? lines[0].dropFirst("swift run ".count) : lines[0]
        sessions.append(Session(command: String(command), expected: expected))
      }
    }
    return sessions
  }()

  @Test func thereAreSessions() { #expect(Self.sessions.count == 8) }

  @Test(arguments: sessions)
  func session(_ session: Session) throws {
    let folder = try TemporaryFolder(texts: ["layout.txt": "view1.left = 10\nview1.top = view2.bottom + 8\n"])
    let outcome = try CommandLineTool.runShell("{ \(session.command)\n} 2>&1", in: folder)
    func trimmed(_ text: String) -> String { String(text.reversed().drop { $0.isNewline }.reversed()) }
    let shown = comparison(expected: trimmed(session.expected), actual: trimmed(outcome.output))
    #expect(trimmed(outcome.output) == trimmed(session.expected), "\(shown)")
  }
}
