import CommandLineInterface
import SourceScanning

/// A source, and the place of the settings for it.
struct FoundSource {
  let path: String
  let settings: Int
}

/// The sources below some paths, and the strings in them.
struct SourceSearch {
  /// Those for each of the settings.
  private var scanners: [SourceScanner]
  private var paths: [Result<FoundSource, CommandFailure>]
  private let jobs: Int

  /// All sources, with calls and without.
  private let everything: [FoundSource]

  /// The names of the folders that are left out because they hold the code of others, each as often as it was found.
  private(set) var foreignFolders: [String] = []

  /// How many sources have no call that is looked for.
  private(set) var passedOver = 0

  /// - Parameters:
  ///   - paths: sources and folders; the folder that somebody is in if there is none.
  ///   - settings: the calls that are looked for around each source, and what is left out.
  ///   - excluded: what else is left out.
  ///   - included: what else each source has in its path.
  ///   - jobs: how many threads look for strings.
  init(
    _ paths: [String], _ settings: inout SettingsFiles, excluding excluded: [String] = [],
    including included: [String] = [], jobs: Int? = nil
  ) throws(CommandFailure) {
    self.jobs = jobs ?? Processors.count(atMost: 64)
    self.paths = try Self.sources(
      below: paths, &settings, excluding: excluded, including: included, &foreignFolders)
    everything = self.paths.compactMap { try? $0.get() }
    scanners = settings.all.map { SourceScanner(calls: $0.settings.allCalls, operators: $0.settings.operators) }
  }

  /// The sources, in order and each once, and what keeps folders from being read. A symbolic link to a source that is among
  /// them is not.
  private static func sources(
    below given: [String], _ settings: inout SettingsFiles, excluding excluded: [String], including included: [String],
    _ foreignFolders: inout [String]
  ) throws(CommandFailure) -> [Result<FoundSource, CommandFailure>] {
    let tree = FileTree { SourceLanguage(ofFileNamed: $0) != nil }
    var paths: [Result<FoundSource, CommandFailure>] = []
    for path in given.isEmpty ? ["."] : given {
      let place = try settings.place(ofGiven: path)
      try tree.forEachFile(
        below: path,
        leavingOut: { (path, isFolder) throws(CommandFailure) in
          let place = try settings.place(around: path)
          let isLeftOut = settings.all[place].settings.leavesOut(
            path, isFolder: isFolder, including: included, excluding: excluded)
          if isLeftOut, isFolder, let name = ScanSettings.nameOfForeignFolder(path) { foreignFolders.append(name) }
          return isLeftOut
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

  /// The paths of the sources, in order.
  var sources: [String] { paths.compactMap { try? $0.get().path } }

  /// Finds the sources with calls, those of functions of the app that hand a text on among them.
  ///
  /// - Parameters:
  ///   - isWanted: whether the source at a path is wanted in any case.
  ///   - show: called with how many sources were looked at.
  mutating func findCalls(
    alsoIn isWanted: @escaping @Sendable (String) -> Bool = { _ in false }, show: (Int) -> Void = { _ in }
  ) {
    let all = paths
    // A function that hands its parameter on to a known call is one itself, which another file may call.
    while true {
      let found = search(all, alsoFinding: isWanted, show: show)
      paths = found.paths
      if found.declared.isEmpty { break }
      for index in scanners.indices { scanners[index].calls += found.declared }
    }
    passedOver = all.count - paths.count
  }

  /// Finds out what all sources say that the migration of each of them depends on.
  ///
  /// - Parameter isWhole: whether the sources are all that can name the helpers in them.
  mutating func findSurroundings(isWhole: Bool) {
    let (all, scanners) = (everything, scanners)
    var found = SourceSurroundings()
    func forEach(_ use: @escaping @Sendable (StudiedFiles) -> Void, _ add: (StudiedFiles) -> Void) {
      let crew = OrderedCrew(jobs: jobs, makeItem: StudiedFiles.init, work: use)
      for start in stride(from: 0, to: all.count, by: SearchedFiles.limit) {
        crew.next(finish: add).paths = all[start..<min(start + SearchedFiles.limit, all.count)]
        crew.submit()
      }
      crew.finishAll(add)
    }
    forEach({ $0.study(scanners, in: nil) }, { found.add($0.surroundings) })
    var names = Set<String>()
    let surroundings = found
    let helpers = Set(scanners.flatMap { $0.helpers })
    if isWhole, !helpers.isEmpty {
      forEach({ $0.study(scanners, in: surroundings) }, { names.formUnion($0.namedHelpers) })
      found.unnamedHelpers = helpers.subtracting(names)
    }
    for index in self.scanners.indices { self.scanners[index].surroundings = found }
  }

  /// Scans each source, with several threads.
  ///
  /// - Parameters:
  ///   - helpers: whether helpers stay where each source is written anew with anchors; `nil` where none is.
  ///   - refuse: called with what can't be read, in order.
  ///   - add: called with each source, in order.
  func forEachSource(
    keepingHelpers helpers: Bool? = nil, refuse: (CommandFailure) throws(CommandFailure) -> Void,
    _ add: (ScannedFile) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let scanners = scanners
    let crew = OrderedCrew(jobs: jobs, makeItem: ScannedFile.init) {
      $0.scan(scanners[$0.settings], keepingHelpers: helpers)
    }
    for path in paths {
      switch path {
      case .failure(let failure):
        try crew.finishAll(add)
        try refuse(failure)
      case .success(let source):
        let file = try crew.next(finish: add)
        (file.path, file.settings) = (source.path, source.settings)
        crew.submit()
      }
    }
    try crew.finishAll(add)
  }

  /// Has several threads look for the names of calls in the sources.
  private func search(
    _ paths: [Result<FoundSource, CommandFailure>], alsoFinding isWanted: @escaping @Sendable (String) -> Bool,
    show: (Int) -> Void
  ) -> (paths: [Result<FoundSource, CommandFailure>], declared: [KnownCall]) {
    var found: (paths: [Result<FoundSource, CommandFailure>], declared: [KnownCall]) = ([], [])
    let scanners = scanners
    let crew = OrderedCrew(jobs: jobs, makeItem: SearchedFiles.init) { $0.search(scanners, alsoFinding: isWanted) }
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

/// Files in which names are looked for, which are so many that handing them on takes no time. One thread uses it at a time.
final class SearchedFiles: @unchecked Sendable {
  static let limit = 64

  /// The paths of sources, and what keeps folders from being read.
  var paths: ArraySlice<Result<FoundSource, CommandFailure>> = []

  /// Those that have one of the names or can't be read, in order.
  private(set) var found: [Result<FoundSource, CommandFailure>] = []

  /// The functions that hand a text on.
  private(set) var declared: [KnownCall] = []

  /// Reads each and looks for the names. What can't be read is told when strings are looked for.
  ///
  /// - Parameters:
  ///   - scanners: those for each of the settings.
  ///   - isWanted: whether the source at a path is wanted in any case.
  func search(_ scanners: [SourceScanner], alsoFinding isWanted: (String) -> Bool) {
    found = []
    declared = []
    for file in paths {
      guard case .success(let source) = file, let language = SourceLanguage(ofFileNamed: source.path),
        let bytes = try? InputFile.bytes(at: source.path), UnreadableSource(bytes) == nil
      else {
        found.append(file)
        continue
      }
      let scanner = scanners[source.settings]
      guard scanner.mayHold(bytes) || isWanted(source.path) else { continue }
      found.append(file)
      declared += scanner.calls(declaredIn: bytes, language)
    }
  }
}

/// Files that are read for what others need to know of them. One thread uses it at a time.
final class StudiedFiles: @unchecked Sendable {
  var paths: ArraySlice<FoundSource> = []
  private(set) var surroundings = SourceSurroundings()

  /// The helpers that the sources name still once they are migrated.
  private(set) var namedHelpers: Set<String> = []

  /// Reads each file.
  ///
  /// - Parameter known: what all files say; `nil` where that is looked for.
  func study(_ scanners: [SourceScanner], in known: SourceSurroundings?) {
    (surroundings, namedHelpers) = (SourceSurroundings(), [])
    for file in paths {
      guard let language = SourceLanguage(ofFileNamed: file.path), let bytes = try? InputFile.bytes(at: file.path),
        UnreadableSource(bytes) == nil
      else { continue }
      var scanner = scanners[file.settings]
      if let known {
        scanner.surroundings = known
        namedHelpers.formUnion(scanner.migration(of: bytes, language).namedHelpers)
      } else {
        surroundings.add(scanner.surroundings(of: bytes, language))
      }
    }
  }
}
