import CommandLineInterface
import ConflictLogs
import ConstraintGrammar
import ConstraintReports
import JSON

/// `explain`: says which of the constraints in a log of Auto Layout contradict each other, and what to do.
struct ExplainCommand: Subcommand {
  static let name = "explain"
  let about = CommandDescription(
    "Says why constraints contradict each other, and what to do, given what Auto Layout prints.",
    discussion: """
      A FILE is a log of Auto Layout, "Unable to simultaneously satisfy constraints", with whatever stands around it: a \
      console, an issue, a chat. Without a FILE, what is pasted is explained, up to a control-D. There may be several logs. Of the constraints that are printed, as few as contradict each \
      other are told, with the sum that proves it, who made each, and the code to write. The same conflict is told once, \
      with how often it was found.

      The exit status is 1 if a constraint of the app is in a conflict.
      """,
    examples: [
      CommandExample("explain console.txt", "Explains the conflicts in a log."),
      CommandExample("explain --format ndjson console.txt", "Writes a JSON object for each conflict."),
      CommandExample(
        "explain --baseline known.json --write-baseline console.txt", "Begins with the conflicts of today."),
    ])

  let format = Option("format", "FORMAT", .oneOf(ExplainFormat.self), default: .text, "How conflicts are written.")
  let baseline = Option(
    "baseline", "PATH", .path,
    "A file with conflicts that are known and not reported; one that is in no log any more is told.")
  let writeBaseline = Flag("write-baseline", "Writes the conflicts to that file, in place of reporting them.")
  let files = Positional(repeated: "FILE", .path, "A file with logs; '-' is standard input, as it is without any.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    if given.writeBaseline, given.baseline == nil {
      throw .usage(.other("'--write-baseline' goes with '--baseline'"))
    }
    var baseline: BaselineFile?
    if let path = given.baseline { baseline = try BaselineFile(path, isWritten: given.writeBaseline) }
    var found = FoundConflicts()
    for path in given.files.isEmpty ? ["-"] : given.files {
      baseline?.read(path)
      var reader = ConflictLogReader()
      let crew = OrderedCrew(jobs: 1, makeItem: LineBatch.init) { _ in }
      func add(_ batch: LineBatch) {
        func read(_ line: Span<UInt8>, _ number: Int, _ hasReturn: Bool) {
          for log in reader.read(line, number: number) { found.add(log, path) }
        }
        batch.forEachLine(unread: { _, _, _ in }, read)
      }
      try console.work(onFileAt: path, crew, batch: { $0 }, finish: add)
      crew.finishAll(add)
      if let log = reader.finish() { found.add(log, path) }
    }
    var report = ExplainReport(format: given.format, baseline: baseline, console: console)
    return try report.write(found)
  }
}

/// How conflicts are written.
enum ExplainFormat: String, CaseIterable {
  /// For a person.
  case text
  /// One JSON array, on standard output.
  case json
  /// One JSON object a line, on standard output.
  case ndjson
  /// The annotations of a GitHub workflow, on standard output, where the call that made a constraint is known.
  case github
}

/// The logs that were found, each of which is told once.
struct FoundConflicts {
  /// A log, where it was found first, and how often.
  struct Conflict {
    let log: ConflictLog
    let path: String
    var count = 1
  }

  private(set) var conflicts: [Conflict] = []
  private var indexOfSignature: [String: Int] = [:]

  mutating func add(_ log: ConflictLog, _ path: String) {
    let signature = log.signature
    if let known = indexOfSignature[signature] {
      conflicts[known].count += 1
    } else {
      indexOfSignature[signature] = conflicts.count
      conflicts.append(Conflict(log: log, path: path))
    }
  }
}
