import TestMaterial
import Testing

/// What users of other command lines are used to.
@Suite struct HabitsTests {
  @Test func summaryOnATerminal() throws {
    func summary(_ arguments: String...) throws -> Substring? {
      let arguments = ["parse", "-dexpression-format", "--color=never"] + arguments
      let input = Array("a.left = 1\n\n?\nb.left = 2\n".utf8)
      return try CommandLineTool.runOnTerminal(arguments, input: input).diagnostics.split(separator: "\n").last
    }
    #expect(try summary() == "3 read, 1 rejected")
    #expect(try summary("--format=ndjson") == "3 read, 1 rejected")
    #expect(try summary("a.left = 1", "b.left = 2") == "2 read, 0 rejected")
    #expect(try summary("a.left = 1") == nil)
    #expect(try summary("--quiet") == "^")
  }

  /// Where line breaks may stand in a sentence, none does.
  @Test func sentencesOnLines() throws {
    let dialect = "compact-constraint-2021"
    let sentences = try CommandLineTool.run(["generate", "-d", dialect, "-n", "500", "--seed", "7"]).output
    #expect(sentences.split(separator: "\n", omittingEmptySubsequences: false).count == 501)
    let outcome = try CommandLineTool.run(["parse", "-q", "-d", dialect, "-f", "-"], input: Array(sentences.utf8))
    #expect(outcome == .init())
  }

  /// A letter means the same in all subcommands of all tools.
  @Test func letters() throws {
    var meanings: [Substring: Set<Substring>] = [:]
    let commands = [
      "constraint-grammar": ["parse", "resolve", "translate", "grammar", "dialects", "generate", "completion", "help"],
      "fuzz": ["run", "replay", "properties", "dictionary", "seeds", "table"], "benchmark": ["run", "scale", "passes"],
    ]
    for (tool, subcommands) in commands {
      for subcommand in subcommands {
        let page = try CommandLineTool.runShell("\(tool) \(subcommand) --help").output
        for match in page.matches(of: /\n  -(.), --([a-z-]+)/) { meanings[match.1, default: []].insert(match.2) }
      }
    }
    #expect(meanings["f"] == ["file"])
    #expect(meanings.filter { $0.value.count > 1 }.isEmpty)
  }
}
