import CommandLineInterface
import ConstraintGrammar
import JSON
import SourceScanning

/// `scan`: finds the constraint strings in the sources of apps and checks them.
struct ScanCommand: Subcommand {
  let about = CommandDescription(
    "scan", "Finds the constraint strings in sources of Swift and Objective-C, and checks them.",
    discussion: """
      A PATH is a source, or a folder with sources below it: files that end in .swift, .m, .mm, .h or .M. Hidden files, \
      folders of build products and the names in a .gitignore are left out. Each mistake is reported at its place in the \
      source. Strings stand in calls of NSLayoutConstraint and of the libraries, and in the helpers that are copied from \
      app to app; the names of views and metrics are checked where the call or the file lists them.

      A string that is put together when the program runs can't be checked, which is no mistake. The last line says how \
      many there are of which.
      """,
    examples: [
      CommandExample("scan", "Checks the sources of the folder that you are in."),
      CommandExample("scan --format ndjson --all View.swift", "Writes a JSON object for every string found."),
      CommandExample("scan --fix --write", "Fixes what can be fixed."),
      CommandExample("scan --format sarif", "Writes a report that other tools read."),
    ])

  let exclude = Option(repeated: "exclude", "NAME", .text, "A name or the beginning of a path that is left out.")
  let include = Option(repeated: "include", "TEXT", .text, "What the path of each source must have in it.")
  let format = Option("format", "FORMAT", .oneOf(ScanFormat.self), default: .text, "How findings are written.")
  let all = Flag("all", "Writes also the strings with which nothing is wrong, in ndjson.")
  let fix = Flag("fix", "Writes a diff that fixes what can be fixed; the rest is reported.")
  let write = Flag("write", "With --fix, changes the sources in place of writing a diff.")
  let settings = Option(
    "settings", "PATH", .path,
    "A file that names calls of the app; without it, .constraint-grammar.json in this folder or one around it.")
  let printSettings = Flag(
    "print-settings", "Writes the settings, with the calls that are built in, and scans nothing.")
  let jobs = EquationInput.jobs
  let quiet = Flag("quiet", short: "q", "Writes no summary.")
  let paths = Positional(repeated: "PATH", .path, "A source or a folder; without it, the folder that you are in.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    if given.write, !given.fix { throw .usage(.other("'--write' goes with '--fix'")) }
    if given.fix, given.format != .text { throw .usage(.other("'--fix' goes with the format 'text'")) }
    var report = ScanReport(
      given.format, fixing: given.fix ? (given.write ? .write : .diff) : .no, writesAll: given.all, console)
    let settings = try settings(given)
    if given.printSettings {
      try console.output.writeLine(settings.json.text)
      return .success
    }
    var scanner = SourceScanner(calls: settings.allCalls, operators: settings.operators)
    var search = try search(given, scanner)
    // A function that hands its parameter on to a known call is one itself, which another file may call.
    while !search.declared.isEmpty {
      scanner.calls += search.declared
      search = try self.search(given, scanner)
    }
    report.passOver(search.passedOver)
    let known = scanner
    let crew = OrderedCrew(jobs: jobs(given), makeItem: ScannedFile.init) { $0.scan(known) }
    for found in search.found {
      switch found {
      case .failure(let failure):
        try crew.finishAll { (file) throws(CommandFailure) in try report.add(file) }
        try report.refuse(failure)
      case .success(let path):
        try crew.next { (file) throws(CommandFailure) in try report.add(file) }.path = path
        crew.submit()
      }
    }
    try crew.finishAll { (file) throws(CommandFailure) in try report.add(file) }
    return try report.finish(isQuiet: given.quiet)
  }

  /// The settings in the file that is given, or in the nearest folder that has one.
  private func settings(_ given: Given<Self>) throws(CommandFailure) -> ScanSettings {
    var path = given.settings
    var folder = ""
    // The folders around this one, up to the root and to some depth.
    while path == nil, folder.utf8.count < 3 * 64 {
      let names = try? InputFile.names(inFolderAt: folder.isEmpty ? "." : folder)
      if names?.contains(".constraint-grammar.json") == true { path = folder + ".constraint-grammar.json" }
      folder += "../"
    }
    guard let path else { return ScanSettings() }
    let text = ContiguousArray(try InputFile.bytes(at: path))
    do throws(ScanSettings.Mistake) {
      return try ScanSettings(text, file: path.legible)
    } catch {
      throw .usage(.other("the settings in \(path.quoted) are wrong: \(error)"))
    }
  }

  private func jobs(_ given: Given<Self>) -> Int { given.jobs ?? Processors.count(atMost: 64) }

  /// Has several threads look for the names of calls in the sources.
  private func search(_ given: Given<Self>, _ scanner: SourceScanner) throws(CommandFailure) -> SourceSearch {
    let settings = try settings(given)
    let tree = FileTree(
      excluding: settings.excluded + given.exclude, including: settings.included + given.include
    ) { SourceLanguage(ofFileNamed: $0) != nil }
    var search = SourceSearch()
    let crew = OrderedCrew(jobs: jobs(given), makeItem: SearchedFiles.init) { $0.search(scanner) }
    var batch = crew.next { search.add($0) }
    func submit() {
      crew.submit()
      batch = crew.next { search.add($0) }
      batch.paths.removeAll(keepingCapacity: true)
    }
    batch.paths.removeAll()
    for path in given.paths.isEmpty ? ["."] : given.paths {
      try tree.forEachFile(
        below: path,
        refuse: { (failure) in
          submit()
          crew.finishAll { search.add($0) }
          search.found.append(.failure(failure))
        },
        { path in
          batch.paths.append(path)
          if batch.paths.count == SearchedFiles.limit { submit() }
        })
    }
    submit()
    crew.finishAll { search.add($0) }
    return search
  }
}

/// What came of looking for names.
struct SourceSearch {
  /// The paths of sources that have one of the names or can't be read, in order, and what keeps folders from being read.
  var found: [Result<String, CommandFailure>] = []

  /// The functions that hand a text on.
  private(set) var declared: [KnownCall] = []

  /// How many sources have none of the names.
  private(set) var passedOver = 0

  mutating func add(_ files: SearchedFiles) {
    passedOver += files.paths.count - files.found.count
    found += files.found.map { .success($0) }
    declared += files.declared
  }
}

/// Files in which names are looked for, which are so many that handing them on takes no time. One thread uses it at a time.
final class SearchedFiles: @unchecked Sendable {
  static let limit = 64

  var paths: [String] = []
  private(set) var found: [String] = []
  private(set) var declared: [KnownCall] = []
  private var buffer: ContiguousArray<UInt8> = []

  /// Reads each and looks for the names. What can't be read is told when strings are looked for.
  func search(_ scanner: SourceScanner) {
    found = []
    declared = []
    for path in paths {
      guard let language = SourceLanguage(ofFileNamed: path), let count = try? InputFile.read(path, into: &buffer)
      else {
        found.append(path)
        continue
      }
      guard scanner.mayHold(buffer, count: count) else { continue }
      found.append(path)
      declared += scanner.calls(declaredIn: ContiguousArray(buffer[..<count]), language)
    }
  }
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

/// A source and the strings in it. It is handed from one thread to another, and used by one at a time.
final class ScannedFile: @unchecked Sendable {
  var path = ""
  private(set) var bytes: ContiguousArray<UInt8> = []
  private(set) var result: Result<[ConstraintString], CommandFailure> = .success([])

  /// Reads the source and looks for strings.
  func scan(_ scanner: SourceScanner) {
    do throws(CommandFailure) {
      let language = try read()
      result = .success(scanner.strings(in: bytes, language))
    } catch {
      result = .failure(error)
    }
  }

  private func read() throws(CommandFailure) -> SourceLanguage {
    guard let language = SourceLanguage(ofFileNamed: path) else {
      throw .unreadable(path: path, reason: "it is no source of Swift or Objective-C")
    }
    bytes = ContiguousArray(try InputFile.bytes(at: path))
    return language
  }
}
