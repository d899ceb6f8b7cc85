import Testing

@testable import CommandLineInterface

@Suite struct ToolMistakesTests {
  struct Wrong: Subcommand {
    static let name = "help"
    let about = CommandDescription("Takes what nothing can give.")
    let first = Flag("same", short: "h", "One.")
    let second = Option("same", "TEXT", .text, "The other.")
    let optional = Positional(optional: "A", .text, "May be left out.")
    let required = Positional("B", .text, "Must be given.")
    let all = Positional(repeated: "C", .text, "All there is.")
    let more = Positional(optional: "D", .text, "Never reached.")

    func run(_ given: Given<Self>, _ console: Console) -> CommandStatus { .success }
  }

  struct Other: Subcommand {
    static let name = "other"
    let about = CommandDescription("Has the same letter for something else.")
    let file = Option("height", short: "h", "NUMBER", .integer(0...), default: 0, "How high.")

    func run(_ given: Given<Self>, _ console: Console) -> CommandStatus { .success }
  }

  struct Hidden: Subcommand {
    static let name = "complete"
    let about = CommandDescription("Is what shells call.")

    func run(_ given: Given<Self>, _ console: Console) -> CommandStatus { .success }
  }

  @Test func nameOfTheHiddenSubcommand() {
    let tool = Tool(name: "wrong", version: "1", summary: "Is wrong.") {
      Hidden()
    }
    #expect(tool.mistakes == ["two subcommands are named complete"])
  }

  @Test func lettersWithTwoMeanings() {
    let tool = Tool(name: "wrong", version: "1", summary: "Is wrong.") {
      Other()
    }
    #expect(tool.mistakes == ["other: two parameters are spelled -h", "-h stands for --height or --help"])
  }

  @Test func none() {
    #expect(postTool.mistakes == [])
  }

  @Test func all() {
    let tool = Tool(name: "wrong", version: "1", summary: "Is wrong.") {
      Wrong()
    }
    #expect(
      tool.mistakes == [
        "two subcommands are named help",
        "help: two parameters are spelled --same",
        "help: two parameters are spelled -h",
        "help: B can't be left out, but A before it can",
        "help: nothing is left for D after C",
        "-h stands for --help or --same",
      ])
  }
}
