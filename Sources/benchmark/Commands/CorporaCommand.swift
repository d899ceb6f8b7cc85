import CommandLineInterface

/// `corpora`: lists what there is to read.
struct CorporaCommand: Subcommand {
  static let name = "corpora"
  let about = CommandDescription(
    "Lists the corpora, each with those who read it.",
    discussion: "A line is the name of a corpus and the names of the contestants, for 'passes' to be called with.",
    examples: [CommandExample("corpora", "Lists them.")])

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    for corpus in NamedCorpus.all {
      try console.output.writeLine(([corpus.name] + corpus.contestants.map(\.name)).joined(separator: " "))
    }
    return .success
  }
}
