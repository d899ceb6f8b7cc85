import CommandLineInterface

@main enum Main {
  static let tool = Tool(
    name: "benchmark", version: "0.1.0",
    summary: "Measures how fast the library is, beside parsers written in other ways.",
    discussion: """
      Without a SUBCOMMAND, 'run' is meant: benchmark --dialect compact-constraint

      It is to be built for release: swift run -c release benchmark
      """, defaultSubcommand: "run"
  ) {
    RunCommand()
    ScaleCommand()
    CorporaCommand()
    PassesCommand()
  }

  static func main() { tool.main() }
}
