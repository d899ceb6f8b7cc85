import CommandLineInterface

/// `passes`: parses a corpus and measures nothing, for tools that count instructions.
struct PassesCommand: Subcommand {
  let about = CommandDescription(
    "passes", "Lets one contestant parse a corpus several times, for tools that count instructions.",
    discussion: "What starting costs drops out of the difference between two numbers of passes.",
    examples: [
      CommandExample(
        "passes --dialect equations --contestant library-static --count 2", "Parses the corpus of equations twice.")
    ])

  let dialect = Option(required: "dialect", short: "d", "NAME", .dialect, "The dialect.")
  let contestant = Option(required: "contestant", "NAME", .contestant, "Who parses.")
  let kind = Option("kind", "KIND", .kind, default: .accepted, "Which corpus of the dialect.")
  let lines = Option("lines", "NUMBER", .integer(1...1_000_000), default: 10_000, "How many lines; long ones a tenth.")
  let count = Option("count", short: "n", "NUMBER", .integer(0...1_000_000), default: 1, "How many passes.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let corpus = given.kind.corpus(in: given.dialect, count: given.lines)
    guard let pass = given.contestant.prepare(corpus) else {
      throw .usage(.other("'\(given.contestant.name)' does not know '\(given.dialect.dialect)'"))
    }
    var result = PassResult(checksum: 0, acceptedCount: 0)
    for _ in 0..<given.count { result = pass() }
    try console.output.writeLine("\(corpus.name) \(given.contestant.name) \(String(result.checksum, radix: 16))")
    return .success
  }
}
