import CommandLineInterface
import Trials

/// `server`: types in sources by chance, and sends messages by chance, to the language server.
struct EditorCommand: Subcommand {
  static let name = "server"
  let about = CommandDescription(
    "Types by chance in an editor, and sends messages by chance to the language server.",
    discussion: """
      A source that is made by chance is changed by chance: after any changes the server tells of it what a fresh scan of its \
      text finds, in each way to count characters, and answers as a server does that was shown that text alone. Whatever bytes \
      and messages come, in any order, the server goes on, and each request is answered once.
      """,
    examples: [
      CommandExample("server --seed 1", "A thousand sources, and four thousand conversations."),
      CommandExample("server --sources 100000 --conversations 1000000", "As many as a release is checked with."),
    ])

  let sources = Option("sources", "NUMBER", .integer(0...), default: 1000, "How many sources.")
  let conversations = Option(
    "conversations", "NUMBER", .integer(0...), default: 4000, "How many lists of messages, each to a server of its own."
  )
  let seed = Option(
    "seed", "NUMBER", .integer(0...), "What the random choices follow from; another one each time if none is given.")
  let firstFailure = Flag("first-failure", "Stops at the first failure.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let seed = UInt64(given.seed ?? Int.random(in: 0..<1_000_000_000))
    CrashReport.install(slots: 1)
    var failures = 0
    func tell(_ failure: String?, _ number: Int) throws(CommandFailure) {
      guard let failure else { return }
      failures += 1
      try console.output.write("FAILED server, number \(number): \(failure)\n")
    }
    var isOver: Bool { given.firstFailure && failures > 0 }
    var (changes, answers) = (0, 0)
    for number in 0..<given.sources where !isOver {
      CrashReport.note(Array("source \(number)".utf8), dialect: "server", slot: 0)
      let trial = EditingTrial(number, seed: seed)
      changes += trial.changeCount
      try tell(trial.failure, number)
    }
    for number in 0..<given.conversations where !isOver {
      let trial = MessageTrial(number, seed: seed)
      CrashReport.note(Array(trial.messages.joined(separator: [10])), dialect: "server", slot: 0)
      let (count, failure) = trial.verdict()
      answers += count
      try tell(failure, number)
    }
    let counts = [
      "\(Summary.grouped(given.sources)) sources with \(Summary.grouped(changes)) changes",
      "\(Summary.grouped(given.conversations)) conversations with \(Summary.grouped(answers)) answers",
      failures == 0 ? "no failure" : failures == 1 ? "1 failure" : "\(failures) failures",
    ]
    try console.output.writeLine("seed \(seed): " + counts.joined(separator: "; "))
    return failures == 0 ? .success : .rejected
  }
}
