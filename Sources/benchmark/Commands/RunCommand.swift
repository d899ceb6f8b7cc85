import CommandLineInterface
import Foundation

/// `run`: times contestants on the corpora.
struct RunCommand: Subcommand {
  let about = CommandDescription(
    "run", "Times the library and parsers written in other ways on the same lines.",
    discussion: """
      Each contestant mixes all that it has read into a checksum, and all must agree. They take turns, so that a slow \
      moment of the machine hits all alike; the figures are medians, to be compared with those of the same run only. \
      'ratio to c' is the time as a multiple of that of a parser written by hand in C. 'spread' is how far the tenth \
      and the ninetieth percentile are apart. Allocations are counted with glibc only.

      library-static    the rules, called from another module; the verdict alone
      library-runtime   Dialect(named:) and Dialect.parse on UTF-8 bytes
      library-string    the same on strings
      library-resolve   Dialect.resolve, with what the parse costs
      """.replacingOccurrences(of: "\nlibrary-", with: "\n  library-"),
    examples: [
      CommandExample("run --dialect compact-constraint", "Times all contestants in one dialect."),
      CommandExample("run --format json > before.json", "Keeps a run."),
      CommandExample("run --baseline before.json", "Says what has moved since."),
      CommandExample("run --corpus layout.txt --dialect equations", "Times with lines of your own."),
    ])

  let dialect = Option(
    "dialect", short: "d", "NAME", .dialects, default: Selection(all: LineStyle.all), "The dialects.")
  let kind = Option("kind", "KIND", .kinds, default: Selection(all: CorpusKind.allCases), "Which corpora of a dialect.")
  let corpus = Option("corpus", "FILE", .path, "Lines of your own, one equation a line; needs --dialect.")
  let contestant = Option("contestant", "NAME", .contestant, "Only this one, and hand-written C.")
  let rounds = Option(
    "rounds", "NUMBER", .integer(3...100_000), default: 51, "How often each goes over a corpus; fewer times if slow.")
  let format = Option("format", "FORMAT", .oneOf(ReportFormat.self), default: .text, "How results are written.")
  let baseline = Option("baseline", "FILE", .path, "A run in JSON, to say what has moved since.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let stored = try given.baseline.map(Self.measurements)
    let race = Race(contestants: Self.contestants(given.contestant), rounds: given.rounds)
    var measurements: [Measurement] = []
    for corpus in try Self.corpora(given) {
      guard let measured = try race.report(on: corpus, given.format, console) else { return .rejected }
      measurements += measured
    }
    switch given.format {
    case .text:
      if let multiples = TextReport.multiples(of: measurements) { try console.output.write(multiples) }
    case .json: try console.output.write(JSONReport.text(of: measurements))
    }
    if let stored {
      let comparison = Comparison(measurements, with: stored).text
      switch given.format {
      case .text: try console.output.write("\nsince the baseline\n\n" + comparison)
      case .json: try console.diagnostics.write(comparison)
      }
    }
    return .success
  }

  private static func corpora(_ given: Given<Self>) throws(CommandFailure) -> [Corpus] {
    let styles = given.dialect.values
    guard let path = given.corpus else {
      return styles.flatMap { style in given.kind.values.map { $0.corpus(in: style) } }
    }
    guard styles.count == 1 else { throw .usage(.other("--corpus needs the --dialect of its lines")) }
    return [try Corpus.file(at: path, dialect: styles[0].dialect)]
  }

  private static func contestants(_ chosen: Contestant?) -> [Contestant] {
    guard let chosen else { return Contestant.all }
    return Contestant.all.filter { $0.name == chosen.name || $0.name == Contestant.yardstick.name }
  }

  private static func measurements(at path: String) throws(CommandFailure) -> [Measurement] {
    let data = Data(try InputFile.bytes(at: path))
    do {
      return try JSONReport.measurements(in: data)
    } catch {
      throw .unreadable(path: path, reason: "it is no run in JSON")
    }
  }
}
