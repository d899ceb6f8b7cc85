import Foundation
import TestMaterial
import Testing

/// The sessions of the README and of all articles: code blocks marked `console`, in which what stands behind `$ `, and behind `> `
/// in the lines below, is typed and the rest appears.
///
/// `swift run` is left out: the tool has been built. The blocks of a page are typed one after the other, in a folder that is empty
/// at the beginning: a file that a command reads is made there.
@Suite struct SessionTests {
  static let sessions = Page.all.map { page in
    var steps = page.blocks(in: "console").flatMap { block in
      Session.steps(of: ("\n" + block.text).components(separatedBy: "\n$ ").dropFirst())
    }
    for index in steps.indices {
      let words = steps[index].command
      steps[index].command =
        "{ \(words.hasPrefix("swift run ") ? String(words.dropFirst("swift run ".count)) : words)\n} 2>&1"
    }
    return Session(title: page.path, steps: steps)
  }.filter { !$0.steps.isEmpty }

  @Test func thereAreSessions() {
    #expect(Self.sessions.filter { $0.title == "README.md" }.flatMap(\.steps).count == 7)
    #expect(Self.sessions.flatMap(\.steps).count == 60)
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
