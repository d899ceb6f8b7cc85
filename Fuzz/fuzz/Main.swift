import CommandLineInterface

@main enum Main {
  static let tool = Tool(
    name: "fuzz", version: "0.1.0",
    summary: "Checks each dialect with sentences of its grammar, damaged sentences and arbitrary bytes.",
    discussion: "Without a SUBCOMMAND, 'run' is meant: fuzz --dialect all --seconds 20 --seed 1",
    defaultSubcommand: "run"
  ) {
    RunCommand()
    ReplayCommand()
    PropertiesCommand()
    DictionaryCommand()
    SeedsCommand()
    TableCommand()
    MendCommand()
    GrammarsCommand()
    ConflictsCommand()
    EditorCommand()
  }

  static func main() { tool.main() }
}
