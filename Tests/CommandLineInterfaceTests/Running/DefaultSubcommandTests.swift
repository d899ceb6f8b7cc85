import Testing

@testable import CommandLineInterface

/// A tool that has a subcommand in mind where none is named.
@Suite struct DefaultSubcommandTests {
  private static let fetchTool = Tool(
    name: "post", version: "2.1", summary: "Sends and fetches letters.", discussion: "It owns no pigeon.",
    defaultSubcommand: "fetch"
  ) {
    SendCommand()
    FetchCommand()
    StreamCommand()
  }

  private func rehearse(_ arguments: [String], input: String = "") throws -> Rehearsal {
    try CommandLineInterfaceTests.rehearse(arguments, of: Self.fetchTool, input: input)
  }

  @Test(arguments: [
    ([], "a\nb", "1: a\n2: b\n"), (["--limit", "3"], "a", "1: a\n"), (["--limit=3", "-"], "a", "1: a\n"),
    (["fetch", "--limit", "3"], "a", "1: a\n"), (["send", "--to", "Ada", "Hi"], "", "Ada slow 1 nil [] false Hi []\n"),
    (["--help"], "", HelpPageTests.toolHelp), (["-h"], "", HelpPageTests.toolHelp),
    (["help"], "", HelpPageTests.toolHelp), (["help", "send"], "", HelpPageTests.sendHelp),
    (["--version"], "", "post 2.1\n"),
  ])
  func output(arguments: [String], input: String, expected: String) throws {
    #expect(try rehearse(arguments, input: input) == Rehearsal(output: expected))
  }

  @Test func pageOfTheDefault() throws {
    #expect(try rehearse(["--limit", "3", "--help"]) == rehearse(["fetch", "--help"]))
  }

  @Test(arguments: [
    (["fech"], "unknown subcommand 'fech'; did you mean 'fetch'?", ""),
    (["--limt", "3"], "unknown option '--limt'; did you mean '--limit'?", " fetch"),
    (["--urgent"], "unknown option '--urgent'; only 'post send' takes it", " fetch"),
  ])
  func mistake(arguments: [String], message: String, subcommand: String) throws {
    let diagnostics = "post: error: \(message)\nSee 'post\(subcommand) --help'.\n"
    #expect(try rehearse(arguments) == Rehearsal(status: .usage, diagnostics: diagnostics))
  }
}
