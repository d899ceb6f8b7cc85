import SourceScanning

/// What counts for the sources of a project beside their texts: settings, and the functions that hand texts on.
struct Project: Sendable {
  /// The name of a file with settings, which count for what is below its folder.
  static let settingsName = ".constraint-grammar.json"

  private let files: ProjectFiles

  /// The paths of the folders that the editor has open. The root of all files is no folder of a project.
  var folders: [String] = [] { didSet { forget() } }

  /// The settings of folders that have been asked for, by their paths.
  private var settings: [String: ScanSettings] = [:]

  /// What is wrong with files of settings, as far as nobody has been told.
  private var mistakes: [String] = []

  /// The calls that functions of each source amount to, by its address; `nil` where the sources have not been looked at.
  private var declared: [String: [KnownCall]]?

  init(files: ProjectFiles) { self.files = files }

  /// Forgets what was read from files.
  mutating func forget() { (settings, declared) = ([:], nil) }

  /// What is wrong with files of settings, each told once.
  mutating func takeMistakes() -> [String] {
    defer { mistakes = [] }
    return mistakes
  }

  /// The scanner for the source of an address.
  mutating func scanner(for uri: String) -> SourceScanner {
    let declared = declaredCalls()
    return scanner(for: uri, knowing: declared)
  }

  private mutating func scanner(for uri: String, knowing declared: [KnownCall]) -> SourceScanner {
    let settings = FileAddress.path(of: uri).map { self.settings(around: $0) } ?? ScanSettings()
    return SourceScanner(calls: settings.allCalls + declared, operators: settings.operators)
  }

  /// Takes note of a source as it is in the editor.
  ///
  /// - Returns: whether it has functions that hand texts on, or had some, so that other sources may be read otherwise.
  mutating func update(_ uri: String, _ bytes: ContiguousArray<UInt8>, _ language: SourceLanguage) -> Bool {
    // Editors write an address in several ways.
    let uri = FileAddress.path(of: uri).map(FileAddress.uri) ?? uri
    let others = (declared ?? [:]).filter { $0.key != uri }.flatMap { $0.value }
    let calls = scanner(for: uri, knowing: others).calls(declaredIn: bytes, language)
    guard let before = declared?.updateValue(calls, forKey: uri) else { return !calls.isEmpty }
    return !(before.isEmpty && calls.isEmpty)
  }

  /// The paths of the sources of the folders, each once.
  var sourcePaths: [String] {
    var seen: Set<String> = []
    return folders.flatMap { files.sources($0) }.filter { seen.insert($0).inserted }
  }

  /// What is in a source; `nil` where it is not there any more, or can't be read.
  func source(at path: String) -> (uri: String, bytes: ContiguousArray<UInt8>, language: SourceLanguage)? {
    guard let language = SourceLanguage(ofFileNamed: path), let bytes = files.read(path), UnreadableSource(bytes) == nil
    else { return nil }
    return (FileAddress.uri(of: path), bytes, language)
  }

  /// The calls of all sources, which are read when they are first asked for.
  private mutating func declaredCalls() -> [KnownCall] {
    if let declared { return declared.inOrder }
    var found: [String: [KnownCall]] = [:]
    let paths = sourcePaths
    // A function that hands its parameter on to a known call is one itself, which another source may call.
    while true {
      let known = found.inOrder
      var isMore = false
      for source in paths.lazy.compactMap(source) {
        let calls = scanner(for: source.uri, knowing: known).calls(declaredIn: source.bytes, source.language)
        found[source.uri, default: []] += calls
        isMore = isMore || !calls.isEmpty
      }
      if !isMore { break }
    }
    declared = found
    return found.inOrder
  }

  /// The settings for what is beside or below a path, those of nearer folders first. Beyond the folders of the editor, and
  /// above that of the source where it is in none of them, nothing is looked for.
  private mutating func settings(around path: String) -> ScanSettings {
    guard let end = path.lastIndex(of: "/") else { return ScanSettings() }
    let folder = String(path[..<end])
    if let known = settings[folder] { return known }
    var merged = own(folder)
    if folders.contains(where: { folder.hasPrefix($0 + "/") }) { merged = merged.over(settings(around: folder)) }
    settings[folder] = merged
    return merged
  }

  /// What the file of a folder says; nothing where it is wrong.
  private mutating func own(_ folder: String) -> ScanSettings {
    let path = folder + "/" + Self.settingsName
    guard let text = files.read(path) else { return ScanSettings() }
    do throws(ScanSettings.Mistake) {
      return try ScanSettings(text, file: path)
    } catch {
      mistakes.append("the settings in \(path) are wrong: \(error)")
      return ScanSettings()
    }
  }
}

extension [String: [KnownCall]] {
  /// The calls, by the addresses of their sources.
  fileprivate var inOrder: [KnownCall] { sorted { $0.key < $1.key }.flatMap { $0.value } }
}
