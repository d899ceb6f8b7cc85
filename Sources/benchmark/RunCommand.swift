import CommandLineInterface
import ConstraintGrammar
import ConstraintLanguages
import Foundation
import Spelling

/// A group of things that are timed.
enum Suite: String, CaseIterable, Sendable {
  /// The dialects, beside parsers written in other ways.
  case lines
  /// The example of a grammar of JSON, beside a parser written by hand and Foundation.
  case json
  /// Grammars of one's own: in the plain style of the articles, with annotations, and by hand.
  case languages
  /// `constraint-grammar scan`, beside a search for bytes.
  case scan
}

/// `run`: times contestants on the corpora.
struct RunCommand: Subcommand {
  static let name = "run"
  let about = CommandDescription(
    "Times the library and what does the same in other ways.",
    discussion: """
      There are four suites: lines of the dialects, beside parsers written in other ways; JSON as the example \
      Tests/Examples/JSONText declares it, beside a parser written by hand in Swift and Foundation's JSONSerialization; JSON, \
      comma-separated values, filters and tables of cron in the plain style of the articles and by hand in Swift, the first \
      three with what the article on fast grammars advises as well; and \
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
      CommandExample("run --format json > run.json", "Keeps a run."),
      CommandExample("run --corpus layout.txt --dialect equations", "Times with lines of your own."),
      CommandExample("run --suite scan", "Scans a gigabyte."),
    ])

  let suite = Option(
    "suite", "NAME", .oneOrAll(Suite.allCases, isLast: true, name: \.rawValue), default: Selection(all: Suite.allCases),
    "What is timed; the lines alone, where an option says which.")
  let dialect = Option(
    "dialect", short: "d", "NAME", .dialects, default: Selection(all: LineStyle.all), "The dialects of the lines.")
  let kind = Option(
    "kind", "KIND", .oneOrAll(CorpusKind.allCases, isLast: true, name: \.rawValue),
    default: Selection(all: CorpusKind.allCases), "Which corpora of a dialect.")
  let corpus = Option("corpus", "FILE", .path, "Lines of your own, one equation a line; needs --dialect.")
  let contestant = Option(
    "contestant", "NAME", .oneOf(Contestant.all, name: \.name), "Only this one for the lines, and hand-written C.")
  let bytes = Option(
    "bytes", "NUMBER", .integer(1...100_000_000_000),
    "How many bytes of sources are scanned: 1000000000 if nothing is said, and 100000000 where all is timed.")
  let jobs = Option("jobs", short: "j", "NUMBER", .integer(1...64), default: 2, "How many threads a scan has.")
  let tool = Option(
    "tool", "PATH", .path, "The tool that scans; without it, the 'constraint-grammar' beside this program.")
  let rounds = Option(
    "rounds", "NUMBER", .integer(3...100_000), default: 51, "How often each goes over a corpus; fewer times if slow.")
  let format = Option("format", "FORMAT", .oneOf(ReportFormat.self), default: .text, "How results are written.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    defer { try? FileManager.default.removeItem(at: Self.sources) }
    let progress = Progress(console)
    var measurements: [Measurement] = []
    for suite in given.suites {
      for named in try Self.corpora(of: suite, given, console) {
        progress.show("\(named.name) …")
        let corpus = named.make(NamedCorpus.lineCount)
        var race = Race(contestants: named.contestants, rounds: given.rounds)
        // The first round brings the sources into memory.
        if suite == .scan { (race.rounds, race.warmUpRounds, race.patience) = (5, 1, 1e15) }
        let measured = Result { () throws(Race.Mismatch) in try race.run(on: corpus) }
        progress.clear()
        switch measured {
        case .success(let measured):
          measurements += measured
          guard given.format == .text else { continue }
          let yardstick = named.contestants.first { $0.isYardstick }?.name ?? "c"
          try console.output.write(Report.table(of: measured, on: corpus, yardstick: yardstick))
          try console.flush()
        case .failure(let mismatch):
          try console.say(.error, mismatch.message)
          return .rejected
        }
      }
    }
    switch given.format {
    case .text: try console.output.write(Summary(measurements).text ?? "")
    case .json: try console.output.write(Report.json(of: measurements))
    case .markdown: try console.output.write(Summary(measurements).markdown)
    }
    return .success
  }

  private static func corpora(
    of suite: Suite, _ given: Given<Self>, _ console: Console
  ) throws(CommandFailure) -> [NamedCorpus] {
    switch suite {
    case .lines: try lines(given)
    case .json: NamedCorpus.json
    case .languages: NamedCorpus.languages
    case .scan: try scan(given, console)
    }
  }

  private static func lines(_ given: Given<Self>) throws(CommandFailure) -> [NamedCorpus] {
    let contestants = Contestant.all.filter { [nil, $0.name].contains(given.contestant?.name) || $0.isYardstick }
    guard let path = given.corpus else {
      return NamedCorpus.lines(given.dialect.values, given.kind.values, by: contestants)
    }
    guard !given.dialect.isAll else { throw .usage(.other("--corpus needs the --dialect of its lines")) }
    var corpus = Corpus(path.spelledOut, dialect: given.dialect.values[0].dialect)
    let bytes = try InputFile.bytes(at: path)
    for line in bytes[bytes.span.byteOrderMarkLength...].split(separator: 10)
    where line.contains(where: { $0 != 32 && !(9...13 ~= $0) }) {
      corpus.append(Array(line.last == 13 ? line.dropLast() : line))
    }
    guard !corpus.lines.isEmpty else { throw .unreadable(path: path, reason: "all its lines are blank") }
    return [NamedCorpus(corpus, contestants: contestants)]
  }

  private static let sources = FileManager.default.temporaryDirectory.appendingPathComponent(
    "scan-\(ProcessInfo.processInfo.processIdentifier)")

  private static func scan(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> [NamedCorpus] {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let tool = given.tool ?? beside.path + "/constraint-grammar"
    if given.suite.isAll, !FileManager.default.isExecutableFile(atPath: tool) {
      try console.say(.note, "no scan is timed: there is no \(tool.quoted); 'swift build -c release' makes it")
      return []
    }
    let bytes = given.bytes ?? (given.suite.isAll ? 100_000_000 : 1_000_000_000)
    return [try Scan.corpus(of: bytes, in: sources, jobs: given.jobs, tool: tool)]
  }
}

extension Given<RunCommand> {
  /// The suites that are meant: who says which lines does not mean the others.
  fileprivate var suites: [Suite] {
    let saysWhichLines = !self.dialect.isAll || !self.kind.isAll || self.corpus != nil || self.contestant != nil
    return self.suite.isAll && saysWhichLines ? [.lines] : self.suite.values
  }
}

extension ValueForm<Selection<LineStyle>> {
  /// The name or an alias of a dialect, or `all`.
  static var dialects: ValueForm {
    .oneOrAll(LineStyle.all, name: \.dialect, aliases: { Dialect(named: $0.dialect)?.aliases ?? [] })
  }
}
