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

/// `passes`: parses a corpus and measures nothing, for tools that count instructions.
struct PassesCommand: Subcommand {
  static let name = "passes"
  let about = CommandDescription(
    "Lets one contestant parse a corpus several times, for tools that count instructions.",
    discussion: """
      What starting costs drops out of the difference between two numbers of passes. What is written is the name of the \
      corpus, that of the contestant, the number of lines and the checksum, which for a text is another in each process.
      """,
    examples: [
      CommandExample("passes equations library-verdict --count 2", "Parses the corpus of equations twice."),
      CommandExample("passes json-mixed library --count 2", "Reads a text of JSON twice."),
    ])

  let corpus = Positional(
    "CORPUS", .oneOf(NamedCorpus.all, name: \.name, listedBy: { _ in "benchmark corpora" }), "What is parsed.")
  let contestant = Positional("CONTESTANT", .text, "Who parses.")
  let lines = Option(
    "lines", "NUMBER", .integer(1...1_000_000), default: NamedCorpus.lineCount,
    "How many lines; long ones a tenth, and a text of JSON is one.")
  let count = Option("count", short: "n", "NUMBER", .integer(0...1_000_000), default: 1, "How many passes.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let name = given.contestant
    guard let contestant = given.corpus.contestants.first(where: { $0.name == name }) else {
      throw .usage(.other("\(name.quoted) does not read '\(given.corpus.name)'; see 'benchmark corpora'"))
    }
    let corpus = given.corpus.make(given.lines)
    guard let pass = contestant.prepare(corpus) else {
      throw .usage(.other("'\(contestant.name)' does not know '\(corpus.dialect)'"))
    }
    var result = PassResult(acceptedCount: 0)
    for _ in 0..<given.count { result = pass() }
    try console.output.writeLine(
      "\(corpus.name) \(contestant.name) \(corpus.lines.count) \(result.hexadecimal)")
    return .success
  }
}
