import CommandLineInterface
import Foundation
import Fuzzing

/// `conflicts`: makes constraints by chance, and checks what is said of whether they contradict each other.
struct ConflictsCommand: Subcommand {
  static let name = "conflicts"
  let about = CommandDescription(
    "Makes constraints by chance, and checks whether they contradict each other.",
    discussion: """
      What `explain` finds in a system of up to twelve constraints is compared with what comes of eliminating one variable \
      after the other: the set contradicts itself, without any of its constraints it does not, and its proof adds up. Constraints \
      that are all true of a layout never contradict each other. Logs of the tests are damaged, byte by byte and token by \
      token: what comes of them is told, and nothing crashes.
      """,
    examples: [
      CommandExample("conflicts --seed 1", "Two thousand of each."),
      CommandExample(
        "conflicts --systems 20000 --layouts 20000 --logs 100000", "As many as a release is checked with."),
    ])

  let systems = Option("systems", "NUMBER", .integer(0...), default: 2000, "How many systems.")
  let layouts = Option("layouts", "NUMBER", .integer(0...), default: 2000, "How many layouts.")
  let logs = Option("logs", "NUMBER", .integer(0...), default: 2000, "How many damaged logs.")
  let seed = Option(
    "seed", "NUMBER", .integer(0...), "What the random choices follow from; another one each time if none is given.")
  let firstFailure = Flag("first-failure", "Stops at the first failure.")
  let corpus = Option(
    "corpus", "FOLDER", .path, default: "Tests/ConflictLogsTests/Corpus", "Where the logs are that are damaged.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let seed = UInt64(given.seed ?? Int.random(in: 0..<1_000_000_000))
    let texts = given.logs == 0 ? [] : try TextFolder.texts(in: given.corpus, endingIn: ".log")
    CrashReport.install(slots: 1)
    var failures = 0
    func tell(_ failure: String?) throws(CommandFailure) {
      guard let failure, failures == 0 || !given.firstFailure else { return }
      failures += 1
      try console.output.write("FAILED conflicts: \(failure)\n")
    }
    var isOver: Bool { given.firstFailure && failures > 0 }
    var (contradictory, withinDigits, read) = (0, 0, 0)
    for number in 0..<given.systems where !isOver {
      let trial = ConflictTrial.system(number, seed: seed)
      if trial.finding == .contradictory { contradictory += 1 }
      try tell(trial.failure)
    }
    for number in 0..<given.layouts where !isOver {
      let trial = ConflictTrial.layout(number, seed: seed)
      if trial.finding == .withinDigits { withinDigits += 1 }
      try tell(trial.failure)
    }
    for number in 0..<given.logs where !isOver {
      let log = DamagedLog(number, seed: seed, of: texts)
      CrashReport.note(log.text, dialect: "log", slot: 0)
      let (constraints, failure) = log.verdict()
      read += constraints
      try tell(failure.map { $0 + "\n" + String(decoding: log.text, as: UTF8.self) })
    }
    let counts = [
      "\(Summary.grouped(given.systems)) systems, \(Summary.grouped(contradictory)) of them contradictory",
      "\(Summary.grouped(given.layouts)) layouts, \(Summary.grouped(withinDigits)) within the digits that are printed",
      "\(Summary.grouped(given.logs)) damaged logs with \(Summary.grouped(read)) constraints",
      failures == 0 ? "no failure" : failures == 1 ? "1 failure" : "\(failures) failures",
    ]
    try console.output.writeLine("seed \(seed): " + counts.joined(separator: "; "))
    return failures == 0 ? .success : .rejected
  }
}
