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
      identifiers, where the call stands. A call of which a part is not certain is left alone, and a note says why.
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
  let verbose = Flag("verbose", "Says of each string that is not checked where it stands, and why.")
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
      let place = try settings.place(ofGiven: given.paths.first ?? ".")
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
      base: BaseFolder(of: given.paths),
      progress: progress, console: console)
    func show(_ work: String, _ count: Int) {
      if !given.quiet { progress.show("\(work): \(count) files") }
    }
    let paths = try self.paths(given, &settings)
    var scanners = settings.all.map { SourceScanner(calls: $0.settings.allCalls, operators: $0.settings.operators) }
    func search() -> (paths: [Result<FoundSource, CommandFailure>], declared: [KnownCall]) {
      self.search(paths, given, scanners, alsoFinding: baseline?.files ?? []) { count in
        // Files come in batches.
        if count >= 100 { show("looking for calls", count) }
      }
    }
    var found = search()
    // A function that hands its parameter on to a known call is one itself, which another file may call.
    while !found.declared.isEmpty {
      for index in scanners.indices { scanners[index].calls += found.declared }
      found = search()
    }
    report.passOver(paths.count - found.paths.count)
    let known = scanners
    var count = 0
    func finish(_ file: ScannedFile) throws(CommandFailure) {
      try report.add(file)
      count += 1
      if count % 100 == 0 { show("checking", count) }
    }
    let crew = OrderedCrew(jobs: jobs(given), makeItem: ScannedFile.init) {
      $0.scan(known[$0.settings], migrates: migrates)
    }
    for path in found.paths {
      switch path {
      case .failure(let failure):
        try crew.finishAll(finish)
        try report.refuse(failure)
      case .success(let source):
        let file = try crew.next(finish: finish)
        (file.path, file.settings) = (source.path, source.settings)
        crew.submit()
      }
    }
    try crew.finishAll(finish)
    return try report.finish(isQuiet: given.quiet)
  }

  private func jobs(_ given: Given<Self>) -> Int { given.jobs ?? Processors.count(atMost: 64) }

  /// The sources, in order and each once, and what keeps folders from being read. A symbolic link to a source that is among
  /// them is not.
  private func paths(
    _ given: Given<Self>, _ settings: inout SettingsFiles
  ) throws(CommandFailure) -> [Result<FoundSource, CommandFailure>] {
    let tree = FileTree { SourceLanguage(ofFileNamed: $0) != nil }
    var paths: [Result<FoundSource, CommandFailure>] = []
    for path in given.paths.isEmpty ? ["."] : given.paths {
      let place = try settings.place(ofGiven: path)
      try tree.forEachFile(
        below: path,
        leavingOut: { (path, isFolder) throws(CommandFailure) in
          let place = try settings.place(around: path)
          return settings.all[place].settings.leavesOut(
            path, isFolder: isFolder, including: given.include, excluding: given.exclude)
        },
        refuse: { paths.append(.failure($0)) },
        { (found) throws(CommandFailure) in
          let place = found == path ? place : try settings.place(around: found)
          paths.append(.success(FoundSource(path: found, settings: place)))
        })
    }
    let identities = paths.map { path in (try? path.get()).flatMap { InputFile.identity(at: $0.path) } }
    let linked = Set(identities.compactMap { $0?.isLink == false ? $0?.file : nil })
    var seen: Set<FileIdentity> = []
    return zip(paths, identities).filter { _, identity in
      guard let (file, isLink) = identity else { return true }
      return !(isLink && linked.contains(file)) && seen.insert(file).inserted
    }.map { $0.0 }
  }

  /// Has several threads look for the names of calls in the sources.
  ///
  /// - Parameters:
  ///   - known: the paths of sources that are wanted in any case.
  ///   - show: called with how many sources were looked at.
  /// - Returns: those of the paths that have one of the names or can't be read, and the functions that hand a text on.
  private func search(
    _ paths: [Result<FoundSource, CommandFailure>], _ given: Given<Self>, _ scanners: [SourceScanner],
    alsoFinding known: Set<String>, show: (Int) -> Void
  ) -> (paths: [Result<FoundSource, CommandFailure>], declared: [KnownCall]) {
    var found: (paths: [Result<FoundSource, CommandFailure>], declared: [KnownCall]) = ([], [])
    let crew = OrderedCrew(jobs: jobs(given), makeItem: SearchedFiles.init) { $0.search(scanners, alsoFinding: known) }
    func add(_ files: SearchedFiles) {
      found.paths += files.found
      found.declared += files.declared
      show(files.paths.endIndex)
    }
    for start in stride(from: 0, to: paths.count, by: SearchedFiles.limit) {
      crew.next(finish: add).paths = paths[start..<min(start + SearchedFiles.limit, paths.count)]
      crew.submit()
    }
    crew.finishAll(add)
    return found
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
