import TestMaterial
import Testing

/// The sessions of the README and of all articles: code blocks marked `console`, in which a line after `$ ` is typed and the
/// rest appears.
///
/// `swift run` is left out: the tool has been built. What stands before a command in its block is typed first, in the same
/// folder, which is empty: a file that the command reads is made there.
@Suite struct SessionTests {
  struct Session: CustomTestStringConvertible {
    let page: String
    let preceding: [String]
    let command: String
    let expected: String
    var testDescription: String { "\(page): \(command)" }
  }

  static let sessions: [Session] = Page.all.flatMap { page in
    page.blocks(in: "console").flatMap { block in
      var sessions: [Session] = []
      for part in ("\n" + block.text).split(separator: "\n$ ") {
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let command = lines[0].hasPrefix("swift run ") ? lines[0].dropFirst("swift run ".count) : lines[0]
        sessions.append(
          Session(
            page: page.path, preceding: sessions.map(\.command), command: String(command),
            expected: lines.count > 1 ? String(lines[1]) : ""))
      }
      return sessions
    }
  }

  @Test func thereAreSessions() {
    #expect(Self.sessions.filter { $0.page == "README.md" }.count == 5)
    #expect(Self.sessions.count == 36)
  }

  @Test(arguments: sessions)
  func session(_ session: Session) throws {
    let outcome = try run(session)
    func trimmed(_ text: String) -> String { String(text.reversed().drop { $0.isNewline }.reversed()) }
    let shown = comparison(expected: trimmed(session.expected), actual: trimmed(outcome.output))
    #expect(trimmed(outcome.output) == trimmed(session.expected), "\(shown)")
  }

  /// The README says so.
  @Test func theFirstCommandEndsWithStatus1() throws {
    let first = try #require(Self.sessions.first { $0.command.hasPrefix("constraint-grammar") })
    #expect(try run(first).status == 1)
    #expect(try Repository.text(of: "README.md").contains("Its exit status is 1,"))
  }

  private func run(_ session: Session) throws -> CommandLineTool.Outcome {
    let folder = try TemporaryFolder()
    for command in session.preceding { _ = try CommandLineTool.runShell(command, in: folder) }
    return try CommandLineTool.runShell("{ \(session.command)\n} 2>&1", in: folder)
  }
}
