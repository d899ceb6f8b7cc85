import CommandLineInterface
import ConstraintGrammar
import ConstraintReports
import JSON
import SourceScanning

/// `scan`: finds the constraint strings in the sources of apps and checks them.
struct ScanCommand: Subcommand {
  static let name = "scan"
  let about = CommandDescription(
    "Finds the constraint strings in sources of Swift and Objective-C, and checks them.",
    discussion: """
      A PATH is a source, or a folder with sources below it: files that end in .swift, .m, .mm, .h, .M, .x or .xm. Hidden \
      files, folders of build products and what a .gitignore leaves out are not looked at, nor folders with the code of \
      others, such as Pods, unless they are named. Each mistake is reported at its place in the source. Strings stand in calls of NSLayoutConstraint and of the libraries, and in the helpers that \
      are copied from app to app; the names of views and metrics are checked where the call or the file lists them. A \
      constraint that UIKit and AppKit raise an exception on, and a key of a dictionary that no string names, are \
      warnings, which are no mistakes.

      A string that is put together when the program runs can't be checked, which is no mistake. The last line says how \
      many there are of which.

      --migrate writes each call as anchors that make the same constraints in the same order, with their priorities and \
      identifiers, where the call stands. Helpers of the app and macros are followed into the sources that declare \
      them. A call of which a part is not certain is left alone, and a note says why. A private helper that nothing calls \
      any more goes with its calls, and so does any other that is not public where PATH is the folder of a package or a \
      project.
      """,
    examples: [
      CommandExample("scan", "Checks the sources of the folder that you are in."),
      CommandExample("scan --format ndjson --all View.swift", "Writes a JSON object for every string found."),
      CommandExample("scan --fix --write", "Fixes what can be fixed."),
      CommandExample("scan --migrate anchors --write", "Puts anchors in place of the calls."),
      CommandExample("scan --format sarif", "Writes a report that other tools read."),
      CommandExample(
        "scan --baseline known.json --write-baseline", "Begins with the findings of today: only new ones are reported."),
    ])

  let exclude = Option(repeated: "exclude", "NAME", .text, "A name or the beginning of a path that is left out.")
  let include = Option(repeated: "include", "NAME", .text, "A name or the beginning of a path that each source has.")
  let format = Option("format", "FORMAT", .oneOf(ScanFormat.self), default: .text, "How findings are written.")
  let all = Flag("all", "Writes also the strings with which nothing is wrong, in ndjson.")
  let fix = Option(
    "fix", "CERTAINTY", .oneOf(FixIt.Certainty.self), bare: .sure,
    "Writes a diff that fixes what can be fixed; the rest is reported.")
  let migrate = Option(
    "migrate", "TARGET", .oneOf(MigrationTarget.self), "Writes a diff with other code in place of the calls.")
  let keepHelpers = Flag(
    "keep-helpers", "With --migrate, leaves private helpers in place that nothing calls any more.")
  let write = Flag("write", "With --fix or --migrate, changes the sources in place of writing a diff.")
  let settings = Option(
    "settings", "PATH", .path,
    """
    A file that names calls of the app; without it, .constraint-grammar.json beside each source and in the folders \
    around it, up to PATH or the folder of the repository.
    """)
  let printSettings = Flag(
    "print-settings",
    "Writes the settings for PATH, with the calls that are built in and the files they are from, and scans nothing.")
  let summary = Flag("summary", "Counts findings by kind and by file, and writes none of them.")
  let verbose = Flag("verbose", "Says where each string stands that is not checked, or whose names are not, and why.")
  let baseline = Option(
    "baseline", "PATH", .path,
    "A file with findings that are known and not reported; one that is in no source any more is told.")
  let writeBaseline = Flag("write-baseline", "Writes the findings to that file, in place of reporting them.")
  let jobs = EquationInput.jobs
  let quiet = Flag("quiet", short: "q", "Writes findings, and neither the last line nor what is told besides.")
  let paths = Positional(repeated: "PATH", .path, "A source or a folder; without it, the folder that you are in.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let (changes, migrates) = (given.fix != nil || given.migrate != nil, given.migrate != nil)
    let changing = migrates ? "--migrate" : "--fix"
    if given.write, !changes { throw .usage(.other("'--write' goes with '--fix' or '--migrate'")) }
    if given.keepHelpers, !migrates { throw .usage(.other("'--keep-helpers' goes with '--migrate'")) }
    if given.fix != nil, migrates { throw .usage(.other("'--fix' and '--migrate' do not go together")) }
    if changes, given.format != .text { throw .usage(.other("'\(changing)' goes with the format 'text'")) }
    if given.writeBaseline, given.baseline == nil {
      throw .usage(.other("'--write-baseline' goes with '--baseline'"))
    }
    if given.writeBaseline, changes { throw .usage(.other("'--write-baseline' and '\(changing)' do not go together")) }
    if given.verbose, given.format != .text { throw .usage(.other("'--verbose' goes with the format 'text'")) }
    if given.summary, given.format != .text { throw .usage(.other("'--summary' goes with the format 'text'")) }
    var settings = try SettingsFiles(given.settings)
    if given.printSettings {
      let path = given.paths.first ?? "."
      // Reading tells why there is nothing.
      if !InputFile.exists(at: path) { _ = try InputFile.bytes(at: path) }
      let place = try settings.place(ofGiven: path)
      let (merged, sources) = settings.all[place]
      try console.output.write(merged.json(from: sources).text + "\n")
      return .success
    }
    let progress = Progress(console)
    var baseline: BaselineFile?
    if let path = given.baseline { baseline = try BaselineFile(path, isWritten: given.writeBaseline) }
    var report = ScanReport(
      format: given.format, changing: changes ? (given.write ? .write : .diff) : .no, fixing: given.fix,
      writesAll: given.all, isSummary: given.summary, isVerbose: given.verbose, baseline: baseline,
      named: Set(given.paths), base: BaseFolder(of: given.paths), progress: progress, console: console)
    func show(_ work: String, _ count: Int) {
      if !given.quiet { progress.show("\(work): \(count) files") }
    }
    var search = try SourceSearch(
      given.paths, &settings, excluding: given.exclude, including: given.include, jobs: given.jobs)
    let known = baseline
    @Sendable func isKnown(_ path: String) -> Bool { known?.has(path) == true }
    search.findCalls(alsoIn: isKnown) { count in
      // Files come in batches.
      if count >= 100 { show("looking for calls", count) }
    }
    report.passOver(search.passedOver, folders: search.foreignFolders)
    if migrates {
      search.findSurroundings(
        isWhole: given.exclude.isEmpty && given.include.isEmpty
          && given.paths.allSatisfy { Self.projects(in: $0) } && (!given.paths.isEmpty || Self.projects(in: ".")))
    }
    var count = 0
    func refuse(_ failure: CommandFailure) throws(CommandFailure) { try report.refuse(failure) }
    try search.forEachSource(keepingHelpers: migrates ? given.keepHelpers : nil, refuse: refuse) {
      file throws(CommandFailure) in
      try report.add(file)
      count += 1
      if count % 100 == 0 { show("checking", count) }
    }
    return try report.finish(isQuiet: given.quiet)
  }
}

extension ScanCommand {
  /// Whether a folder is that of a package or a project, so that no source outside of it calls what is not public.
  private static func projects(in folder: String) -> Bool {
    ((try? InputFile.names(inFolderAt: folder)) ?? []).contains { name in
      name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }
}

/// The form in which calls with constraint strings are written anew.
enum MigrationTarget: String, CaseIterable {
  /// The anchors of views.
  case anchors
}

/// How findings are written.
enum ScanFormat: String, CaseIterable {
  /// For a person.
  case text
  /// One JSON object a string, on standard output.
  case ndjson
  /// The annotations of a GitHub workflow, on standard output.
  case github
  /// The Static Analysis Results Interchange Format 2.1.0, on standard output.
  case sarif
}
