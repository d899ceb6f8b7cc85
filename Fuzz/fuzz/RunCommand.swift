import CommandLineInterface
import ConstraintGrammar
import ConstraintReports
import Foundation
import Fuzzing

/// `run`: makes texts and checks properties with them until the time is up.
struct RunCommand: Subcommand {
  static let name = "run"
  let about = CommandDescription(
    "Makes texts and checks properties with them.",
    discussion: """
      A property that fails is reported with the shortest text that still fails, which is also written to a file for \
      'fuzz replay'. The same seed and number of jobs give the same texts in the same order.
      """,
    examples: [
      CommandExample("run --dialect all --seconds 20 --seed 1", "Checks everything for twenty seconds."),
      CommandExample("run --dialect equations --property language --runs 100000", "Checks one thing at length."),
    ])

  let dialect = Option(
    "dialect", short: "d", "NAME", .dialectsOrLog, default: Selection(all: Dialect.allWithHints),
    "The dialects to check.")
  let property = Option(
    "property", short: "p", "NAME", .properties, default: Selection(all: Property.all), "The properties to check.")
  let seconds = Option("seconds", "NUMBER", .integer(1...1_000_000), default: 20, "For how long in all.")
  let runs = Option("runs", "NUMBER", .integer(1...), "How many texts a dialect, whatever the time.")
  let depth = Option(
    "depth", "NUMBER", .integer(1...100),
    "All sentences with at most so many productions inside one another, in place of random texts.")
  let seed = Option(
    "seed", "NUMBER", .integer(0...), "What the random choices follow from; another one each time if none is given.")
  let jobs = Option("jobs", short: "j", "NUMBER", .integer(1...64), default: 1, "How many to run at a time.")
  let seeds = Option("seeds", "FOLDER", .path, "A folder of texts to begin with, one a file.")
  let failures = Option("failures", "FOLDER", .path, default: "fuzz-failures", "Where texts that fail are written.")
  let verbose = OutputFolder.verbose
  let firstFailure = Flag("first-failure", "Stops at the first failure.")
  let grammars = Option("grammars", "FOLDER", .path, default: "Grammar", "Where the grammar files are.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let seed = UInt64(given.seed ?? Int.random(in: 0..<1_000_000_000))
    let pool = try given.seeds.map(TextFolder.texts) ?? []
    var workers: [Worker] = []
    for job in 0..<given.jobs {
      var sessions: [FuzzSession] = []
      // A recogniser learns as it goes, so each thread has its own.
      for dialect in given.dialect.values {
        sessions.append(
          FuzzSession(
            try FuzzSubject(dialect, grammars: given.grammars), properties: dialect.checked(given.property.values),
            seed: seed &+ UInt64(job), pool: pool))
      }
      workers.append(Worker(sessions, limit: given.runs.map { ($0 + given.jobs - 1) / given.jobs }))
    }
    if let depth = given.depth { for worker in workers { worker.prepare(depth: depth) } }
    CrashReport.install(slots: given.jobs)
    let isTimed = given.runs == nil && given.depth == nil
    let team = Team(workers, seconds: isTimed ? Double(given.seconds) : nil, stopsAtFailure: given.firstFailure)
    let progress = Progress(console)
    team.run { elapsed in progress.show(team, elapsed) }
    progress.clear()
    let summary = Summary(of: workers, seed: seed, seconds: team.elapsed)
    try console.output.write(summary.text)
    for failure in summary.failures {
      let path = try TextFolder.write(
        failure, to: given.failures, tellingReplaced: given.verbose ? console : nil)
      try console.output.write(Summary.text(of: failure, path: path))
    }
    return summary.failures.isEmpty ? .success : .rejected
  }
}
