import Foundation
import TestMaterial
import Testing

/// The sessions of the README and of all articles: code blocks marked `console`, in which a line after `$ ` is typed and the
/// rest appears.
///
/// `swift run` is left out: the tool has been built. What stands before a command in its block is typed first, in the same
/// folder, which is empty: a file that the command reads is made there.
@Suite struct SessionTests {
  static let sessions = Page.all.flatMap { page in
    page.blocks(in: "console").map { block in
      let steps = ("\n" + block.text).components(separatedBy: "\n$ ").dropFirst().map { part in
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let command = lines[0].hasPrefix("swift run ") ? lines[0].dropFirst("swift run ".count) : lines[0]
        return Session.Step(command: "{ \(command)\n} 2>&1", expected: lines.count > 1 ? String(lines[1]) : "")
      }
      return Session(title: page.path, steps: steps)
    }
  }

  @Test func thereAreSessions() {
    #expect(Self.sessions.filter { $0.title == "README.md" }.flatMap(\.steps).count == 7)
    #expect(Self.sessions.flatMap(\.steps).count == 66)
  }

  @Test(arguments: sessions)
  func session(_ session: Session) throws {
    func trimmed(_ text: String) -> String { String(text.reversed().drop { $0.isNewline }.reversed()) }
    let outcomes = try session.outcomes(programs: CommandLineTool.products)
    for (step, outcome) in zip(session.steps, outcomes) {
      let (expected, actual) = (trimmed(step.expected), trimmed(outcome.output))
      #expect(actual == expected, "\(step.command)\n\(comparison(expected: expected, actual: actual))")
    }
  }

  /// The README says so.
  @Test func theFirstCommandEndsWithStatus1() throws {
    let isCall = { (step: Session.Step) in step.command.hasPrefix("{ constraint-grammar") }
    let first = try #require(Self.sessions.first { $0.steps.contains(where: isCall) })
    let index = try #require(first.steps.firstIndex(where: isCall))
    #expect(try first.outcomes(programs: CommandLineTool.products)[index].status == 1)
    #expect(try Repository.text(of: "README.md").contains("Its exit status is 1,"))
  }
}
