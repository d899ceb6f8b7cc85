import CommandLineInterface
import SourceScanning

/// The sources below some paths, and the strings in them.
struct SourceSearch {
  private var scanner: SourceScanner
  private var paths: [Result<String, CommandFailure>] = []
  private let jobs: Int

  /// How many sources have no call that is looked for.
  private(set) var passedOver = 0

  /// - Parameters:
  ///   - paths: sources and folders; the folder that somebody is in if there is none.
  ///   - settings: the calls that are looked for, and what is left out.
  ///   - excluded: what else is left out.
  ///   - included: what else each source has in its path.
  ///   - jobs: how many threads look for strings.
  init(
    _ paths: [String], _ settings: ScanSettings, excluding excluded: [String] = [], including included: [String] = [],
    jobs: Int? = nil
  ) throws(CommandFailure) {
    scanner = SourceScanner(calls: settings.allCalls, operators: settings.operators)
    self.jobs = jobs ?? Processors.count(atMost: 64)
    let tree = FileTree(excluding: settings.excluded + excluded, including: settings.included + included) {
      SourceLanguage(ofFileNamed: $0) != nil
    }
    var found: [Result<String, CommandFailure>] = []
    for path in paths.isEmpty ? ["."] : paths {
      try tree.forEachFile(below: path, refuse: { found.append(.failure($0)) }, { found.append(.success($0)) })
    }
    self.paths = found
  }

  /// The paths of the sources, in order.
  var sources: [String] { paths.compactMap { try? $0.get() } }

  /// Finds the sources with calls, those of functions of the app that hand a text on among them.
  ///
  /// - Parameters:
  ///   - known: the paths of sources that are wanted in any case.
  ///   - show: called with how many sources were looked at.
  mutating func findCalls(alsoIn known: Set<String> = [], show: (Int) -> Void = { _ in }) {
    let all = paths
    // A function that hands its parameter on to a known call is one itself, which another file may call.
    while true {
      let found = search(all, alsoFinding: known, show: show)
      paths = found.paths
      if found.declared.isEmpty { break }
      scanner.calls += found.declared
    }
    passedOver = all.count - paths.count
  }

  /// Scans each source, with several threads.
  ///
  /// - Parameters:
  ///   - migrates: whether each is written anew with anchors.
  ///   - refuse: called with what can't be read, in order.
  ///   - add: called with each source, in order.
  func forEachSource(
    migrates: Bool = false, refuse: (CommandFailure) throws(CommandFailure) -> Void,
    _ add: (ScannedFile) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let scanner = scanner
    let crew = OrderedCrew(jobs: jobs, makeItem: ScannedFile.init) { $0.scan(scanner, migrates: migrates) }
    for path in paths {
      switch path {
      case .failure(let failure):
        try crew.finishAll(add)
        try refuse(failure)
      case .success(let path):
        try crew.next(finish: add).path = path
        crew.submit()
      }
    }
    try crew.finishAll(add)
  }

  /// Has several threads look for the names of calls in the sources.
  private func search(
    _ paths: [Result<String, CommandFailure>], alsoFinding known: Set<String>, show: (Int) -> Void
  ) -> (paths: [Result<String, CommandFailure>], declared: [KnownCall]) {
    var found: (paths: [Result<String, CommandFailure>], declared: [KnownCall]) = ([], [])
    let scanner = scanner
    let crew = OrderedCrew(jobs: jobs, makeItem: SearchedFiles.init) { $0.search(scanner, alsoFinding: known) }
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

extension ScanSettings {
  /// The settings in a file, or in the nearest folder that has one if none is given.
  init(fileAt given: String?) throws(CommandFailure) {
    var path = given
    var folder = ""
    // The folders around this one, up to the root and to some depth.
    while path == nil, folder.utf8.count < 3 * 64 {
      let names = try? InputFile.names(inFolderAt: folder.isEmpty ? "." : folder)
      if names?.contains(".constraint-grammar.json") == true { path = folder + ".constraint-grammar.json" }
      folder += "../"
    }
    guard let path else {
      self.init()
      return
    }
    let text = given != nil ? try InputFile.bytes(at: path) : try InputFile.bytes(ofFileFoundAt: path)
    do throws(ScanSettings.Mistake) {
      try self.init(text, file: path.legible)
    } catch {
      throw .usage(.other("the settings in \(path.quoted) are wrong: \(error)"))
    }
  }
}

/// Files in which names are looked for, which are so many that handing them on takes no time. One thread uses it at a time.
final class SearchedFiles: @unchecked Sendable {
  static let limit = 64

  /// The paths of sources, and what keeps folders from being read.
  var paths: ArraySlice<Result<String, CommandFailure>> = []

  /// Those that have one of the names or can't be read, in order.
  private(set) var found: [Result<String, CommandFailure>] = []

  /// The functions that hand a text on.
  private(set) var declared: [KnownCall] = []

  /// Reads each and looks for the names. What can't be read is told when strings are looked for.
  ///
  /// - Parameter known: the paths of sources that are wanted in any case.
  func search(_ scanner: SourceScanner, alsoFinding known: Set<String>) {
    found = []
    declared = []
    for file in paths {
      guard case .success(let path) = file, let language = SourceLanguage(ofFileNamed: path),
        let bytes = try? InputFile.bytes(at: path)
      else {
        found.append(file)
        continue
      }
      guard scanner.mayHold(bytes) || known.contains(BaselineFile.name(path)) else { continue }
      found.append(file)
      declared += scanner.calls(declaredIn: bytes, language)
    }
  }
}
