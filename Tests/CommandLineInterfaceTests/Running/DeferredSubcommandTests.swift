import Testing

@testable import CommandLineInterface

@Suite struct DeferredSubcommandTests {
  struct Unwanted: Subcommand {
    static let name = "unwanted"
    let about = CommandDescription("Is not asked for.")

    init() { Issue.record("a subcommand is made that nobody asked for") }

    func run(_ given: Given<Self>, _ console: Console) -> CommandStatus { .success }
  }

  /// One that is not named costs nothing.
  @Test func isNotMade() throws {
    let tool = Tool(name: "post", version: "2.1", summary: "Sends and fetches letters.") {
      Unwanted()
      FetchCommand()
    }
    #expect(try rehearse(["fetch"], of: tool, input: "a\nb") == Rehearsal(output: "1: a\n2: b\n"))
  }
}
