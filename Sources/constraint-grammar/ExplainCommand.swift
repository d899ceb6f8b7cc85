import CommandLineInterface
import ConflictLogs
import ConflictReports
import ConstraintGrammar
import ConstraintLayout
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

      With --sources, the strings of constraints that `scan` finds in an app are compared with the constraints of the app in a \
      conflict: by attributes, relation, numbers, and by what the views are called. What fits is told, the most likely first, \
      with how sure that is. With --html, a page that needs no other file shows the views of each conflict as bars, to scale, \
      as far as the constraints determine them.

      With --to, the constraints themselves are written, as equations of a dialect or as code, with short names for the views.

      The exit status is 1 if a constraint of the app is in a conflict.
      """,
    examples: [
      CommandExample("explain console.txt", "Explains the conflicts in a log."),
      CommandExample("explain --sources . console.txt", "Says where the constraints may have been made."),
      CommandExample("explain --to anchors console.txt", "Writes the constraints as Swift."),
      CommandExample("explain --html conflicts.html console.txt", "Draws the views on a page as well."),
      CommandExample("explain --format ndjson console.txt", "Writes a JSON object for each conflict."),
      CommandExample(
        "explain --baseline known.json --write-baseline console.txt", "Begins with the conflicts of today."),
    ])

  let format = Option("format", "FORMAT", .oneOf(ExplainFormat.self), default: .text, "How conflicts are written.")
  let baseline = Option(
    "baseline", "PATH", .path,
    "A file with conflicts that are known and not reported; one that is in no log any more is told.")
  let writeBaseline = Flag("write-baseline", "Writes the conflicts to that file, in place of reporting them.")
  let sources = Option(
    repeated: "sources", "PATH", .path,
    "A source, or a folder with sources, in which strings of constraints are looked for.")
  let html = Option("html", "FILE", .path, "Writes a page besides, with the views of each conflict drawn to scale.")
  let language = Option(
    "language", "LANGUAGE", .oneOf(CodeLanguage.self), default: .swift, "The language of code in text form.")
  let target = Option("to", "NAME", .target, "Writes each constraint in that language, in place of explaining.")
  let files = Positional(repeated: "FILE", .path, "A file with logs; '-' is standard input, as it is without any.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    if given.writeBaseline, given.baseline == nil {
      throw .usage(.other("'--write-baseline' goes with '--baseline'"))
    }
    if given.target != nil,
      given.format != .text || given.html != nil || given.baseline != nil || !given.sources.isEmpty
    {
      throw .usage(.other("'--to' explains nothing: it goes with no '--format', '--html', '--baseline' or '--sources'"))
    }
    if case .dialect(let dialect)? = given.target, !dialect.writesItems {
      let reason = "does not name its views, so that nobody could tell which constraint is whose"
      throw .usage(.other("\(dialect.name) \(reason)"))
    }
    if let page = given.html, let file = InputFile.identity(at: page)?.file,
      given.files.contains(where: { InputFile.identity(at: $0)?.file == file })
    {
      throw .usage(.other("\(page.quoted) is read: '--html' takes another file for the page"))
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
    var failure: CommandStatus?
    var strings: FittingStrings?
    if !given.sources.isEmpty {
      strings = try FittingStrings(below: given.sources) { failed throws(CommandFailure) in
        guard case .unreadable = failed, let message = failed.message else { throw failed }
        failure = failed.status
        try console.say(.error, message)
      }
    }
    var report = ExplainReport(
      format: given.format, language: given.language, target: given.target, baseline: baseline, strings: strings,
      page: given.html.map { _ in ConflictPage() },
      console: console)
    let status = try report.write(found)
    if let path = given.html, let page = report.page { try OutputFolder.write(page.text.utf8, toFileAt: path) }
    return failure ?? status
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

extension FoundConflicts.Conflict {
  /// The name of the file; `nil` for standard input.
  var file: String? { path == "-" ? nil : path.legible }

  /// The name of the file in what is told.
  var source: String { file ?? "<stdin>" }
}
