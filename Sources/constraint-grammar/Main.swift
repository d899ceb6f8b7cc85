import CommandLineInterface

@main enum Main {
  static let tool = Tool(
    name: "constraint-grammar", version: "0.1.0",
    summary: "Reads, checks, translates and exports the constraint languages of Auto Layout helper libraries."
  ) {
    ScanCommand()
    ExplainCommand()
    ServerCommand()
    ParseCommand()
    ResolveCommand()
    TranslateCommand()
    GrammarCommand()
    DialectsCommand()
    GenerateCommand()
  }

  static func main() { tool.main() }
}
