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

  private func rehearse(_ arguments: String..., input: String = "") throws -> Rehearsal {
    try CommandLineInterfaceTests.rehearse(arguments, of: Self.fetchTool, input: input)
  }

  @Test func noArguments() throws {
    #expect(try rehearse(input: "a\nb") == Rehearsal(output: "1: a\n2: b\n"))
  }

  @Test func optionFirst() throws {
    #expect(try rehearse("--limit", "3", input: "a") == Rehearsal(output: "1: a\n"))
    #expect(try rehearse("--limit=3", "-", input: "a") == Rehearsal(output: "1: a\n"))
  }

  @Test func itsOwnName() throws {
    #expect(try rehearse("fetch", "--limit", "3", input: "a") == Rehearsal(output: "1: a\n"))
  }

  @Test func another() throws {
    #expect(try rehearse("send", "--to", "Ada", "Hi") == Rehearsal(output: "Ada slow 1 nil [] false Hi []\n"))
  }

  @Test func help() throws {
    let page = HelpPageTests.toolHelp
    #expect(try rehearse("--help") == Rehearsal(output: page))
    #expect(try rehearse("-h") == Rehearsal(output: page))
    #expect(try rehearse("help") == Rehearsal(output: page))
    #expect(try rehearse("help", "send") == Rehearsal(output: HelpPageTests.sendHelp))
    #expect(try rehearse("--limit", "3", "--help") == rehearse("fetch", "--help"))
  }

  @Test func version() throws {
    #expect(try rehearse("--version") == Rehearsal(output: "post 2.1\n"))
  }

  @Test func unknownWord() throws {
    #expect(
      try rehearse("fech")
        == Rehearsal(
          status: .usage,
          diagnostics: """
            post: error: unknown subcommand 'fech'; did you mean 'fetch'?
            See 'post --help'.

            """))
  }

  @Test func unknownOption() throws {
    #expect(
      try rehearse("--limt", "3")
        == Rehearsal(
          status: .usage,
          diagnostics: """
            post: error: unknown option '--limt'; did you mean '--limit'?
            See 'post fetch --help'.

            """))
  }

  @Test func optionOfAnother() throws {
    #expect(
      try rehearse("--urgent")
        == Rehearsal(
          status: .usage,
          diagnostics: """
            post: error: unknown option '--urgent'; only 'post send' takes it
            See 'post fetch --help'.

            """))
  }
}
