import CommandLineInterface
import ConstraintReports
import Foundation

/// `run`: times contestants on the corpora.
struct RunCommand: Subcommand {
  static let name = "run"
  let about = CommandDescription(
    "Times the library and what does the same in other ways.",
    discussion: """
      There are three suites: lines of the dialects, beside parsers written in other ways; JSON as the example \
      Tests/Examples/JSONText declares it, beside a parser written by hand in Swift and Foundation's JSONSerialization; and \
      'constraint-grammar scan', beside a search for the same names in the same files, which are generated and removed \
      afterwards: 'rg -c' where there is ripgrep, and 'grep -c' otherwise.

      Each contestant mixes all that it has read into a checksum, and all must agree. They take turns, so that a slow \
      moment of the machine hits all alike; the figures are medians, to be compared with those of the same run only. \
      'ratio to c' is the time as a multiple of that of a parser written by hand in C, and 'at most' what it is meant to \
      be. 'spread' is how far the tenth and the ninetieth percentile are apart. Allocations are counted with glibc only.

      library-verdict   the parser of a dialect alone, without a diagnostic
      library-runtime   Dialect(named:) and Dialect.parse on UTF-8 bytes
      library-string    the same on strings
      library-resolve   Dialect.resolve, with what the parse costs
      """.replacingOccurrences(of: "\nlibrary-", with: "\n  library-"),
    examples: [
      CommandExample("run --dialect compact-constraint", "Times all contestants in one dialect."),
      CommandExample("run --format json > before.json", "Keeps a run."),
      CommandExample("run --baseline before.json", "Says what has moved since."),
      CommandExample("run --corpus layout.txt --dialect equations", "Times with lines of your own."),
      CommandExample("run --suite scan", "Scans a gigabyte."),
    ])

  let suite = Option(
    "suite", "NAME", .suites, default: Selection(all: Suite.allCases),
    "What is timed; the lines alone, where an option says which.")
  let dialect = Option(
    "dialect", short: "d", "NAME", .dialects, default: Selection(all: LineStyle.all), "The dialects of the lines.")
  let kind = Option("kind", "KIND", .kinds, default: Selection(all: CorpusKind.allCases), "Which corpora of a dialect.")
  let corpus = Option("corpus", "FILE", .path, "Lines of your own, one equation a line; needs --dialect.")
  let contestant = Option("contestant", "NAME", .contestant, "Only this one for the lines, and hand-written C.")
  let bytes = Option(
    "bytes", "NUMBER", .integer(1...100_000_000_000),
    "How many bytes of sources are scanned: 1000000000 if nothing is said, and 100000000 where all is timed.")
  let jobs = Option("jobs", short: "j", "NUMBER", .integer(1...64), default: 2, "How many threads a scan has.")
  let tool = Option(
    "tool", "PATH", .path, "The tool that scans; without it, the 'constraint-grammar' beside this program.")
  let rounds = Option(
    "rounds", "NUMBER", .integer(3...100_000), default: 51, "How often each goes over a corpus; fewer times if slow.")
  let format = Option("format", "FORMAT", .oneOf(ReportFormat.self), default: .text, "How results are written.")
  let baseline = Option("baseline", "FILE", .path, "A run in JSON, to say what has moved since.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let stored = try given.baseline.map(Self.measurements)
    var measurements: [Measurement] = []
    for suite in given.suites {
      let measured =
        switch suite {
        case .lines: try Self.lines(given, console)
        case .json: try Self.json(given, console)
        case .scan: try Self.scan(given, console)
        }
      guard let measured else { return .rejected }
      measurements += measured
    }
    switch given.format {
    case .text: break
    case .json: try console.output.write(JSONReport.text(of: measurements))
    case .markdown: try console.output.write(MarkdownReport.table(of: measurements))
    }
    if let stored {
      let comparison = Comparison(measurements, with: stored).text
      switch given.format {
      case .text: try console.output.write("\nsince the baseline\n\n" + comparison)
      case .json, .markdown: try console.diagnostics.write(comparison)
      }
    }
    return .success
  }

  private static func lines(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> [Measurement]? {
    let race = Race(contestants: contestants(given.contestant), rounds: given.rounds)
    var measurements: [Measurement] = []
    for corpus in try corpora(given) {
      guard let measured = try race.report(on: corpus, given.format, console) else { return nil }
      measurements += measured
    }
    if given.format == .text, let multiples = TextReport.multiples(of: measurements) {
      try console.output.write(multiples + "\n")
    }
    return measurements
  }

  private static func json(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> [Measurement]? {
    var measurements: [Measurement] = []
    for sample in JSONSample.allCases {
      for task in JSONTask.allCases {
        let race = Race(contestants: task.contestants, rounds: given.rounds, yardstick: Contestant.jsonYardstick)
        guard let measured = try race.report(on: task.corpus(of: sample), given.format, console) else { return nil }
        measurements += measured
      }
    }
    if given.format == .text { try console.output.write(TextReport.multiples(ofJSON: measurements) + "\n") }
    return measurements
  }

  private static func scan(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> [Measurement]? {
    let tool = given.tool ?? ScanRace.toolBesideThis
    if given.suite.isAll, !FileManager.default.isExecutableFile(atPath: tool) {
      try console.say(.note, "no scan is timed: there is no \(tool.quoted); 'swift build -c release' makes it")
      return []
    }
    let race = ScanRace(
      bytes: given.bytes ?? (given.suite.isAll ? 100_000_000 : 1_000_000_000), jobs: given.jobs, tool: tool)
    let result = try race.run(Progress(console))
    if given.format == .text { try console.output.write(result.text) }
    return result.measurements
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

extension Given<RunCommand> {
  /// The suites that are meant: who says which lines does not mean the others.
  fileprivate var suites: [Suite] {
    let saysWhichLines = !self.dialect.isAll || !self.kind.isAll || self.corpus != nil || self.contestant != nil
    return self.suite.isAll && saysWhichLines ? [.lines] : self.suite.values
  }
}
