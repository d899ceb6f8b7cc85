import CommandLineInterface
import JSON
import SourceScanning

/// The settings of apps by the folders that they are for: those in the files called `.constraint-grammar.json`.
///
/// What such a file says counts for all that is below its folder, up from there to the path that is given or to the folder of the
/// repository. What a nearer file says comes first.
struct SettingsFiles {
  static let name = ".constraint-grammar.json"

  /// A file with settings.
  typealias Source = (path: String, settings: ScanSettings)

  /// The settings that differ, each with the files that they are from, the nearest first.
  private(set) var all: [(settings: ScanSettings, sources: [Source])] = []

  /// The settings of the folders that have been looked at, by their places among all.
  private var places: [String: Int] = [:]

  /// Whether a file was named, which counts for all folders.
  private let isNamed: Bool

  /// Whether a file that is wrong is as good as none.
  private let passesOverMistakes: Bool

  /// - Parameters:
  ///   - path: the file that counts for all folders; `nil` where each has its own.
  ///   - passesOverMistakes: whether a file that is wrong is as good as none; otherwise it is an error.
  init(_ path: String?, passingOverMistakes passesOverMistakes: Bool = false) throws(CommandFailure) {
    isNamed = path != nil
    self.passesOverMistakes = passesOverMistakes
    let source = try path.map { path throws(CommandFailure) in try Self.read(path, try InputFile.bytes(at: path)) }
    all = [source.map { ($0.settings, [$0]) } ?? (ScanSettings(), [])]
  }

  /// The place of the settings for a path that is given, and what is beside or below it.
  mutating func place(ofGiven path: String) throws(CommandFailure) -> Int {
    if isNamed { return 0 }
    places = [:]
    var place = 0
    for folder in OuterFolder.around(path).reversed() {
      place = try self.place(in: folder.path, within: place) { name in
        name.hasPrefix(folder.rest + "/") ? Self.path(path, String(name.dropFirst(folder.rest.utf8.count + 1))) : name
      }
    }
    let folder = Self.isFolder(path) ? path : Self.folder(of: path)
    place = try self.place(in: folder, within: place) { $0.contains("/") ? Self.path(folder, $0) : $0 }
    places[folder] = place
    return place
  }

  /// The place of the settings for what is in a folder below a path that was given last.
  mutating func place(ofFolder folder: String) throws(CommandFailure) -> Int {
    if isNamed { return 0 }
    if let known = places[folder] { return known }
    let outer = Self.folder(of: folder)
    let place = try self.place(in: folder, within: outer == folder ? 0 : try self.place(ofFolder: outer)) {
      $0.contains("/") ? Self.path(folder, $0) : $0
    }
    places[folder] = place
    return place
  }

  /// The place of the settings for what is beside a file or a folder.
  mutating func place(around path: String) throws(CommandFailure) -> Int {
    try place(ofFolder: Self.folder(of: path))
  }

  /// The place of the settings of a folder, which are those around it where it has none.
  ///
  /// - Parameter named: the path, as it is scanned, that a path in these settings means.
  private mutating func place(
    in folder: String, within outer: Int, _ named: (String) -> String
  ) throws(CommandFailure) -> Int {
    let path = Self.path(folder, Self.name)
    guard InputFile.exists(at: path) else { return outer }
    var source: Source
    do throws(CommandFailure) {
      source = try Self.read(path, try InputFile.bytes(ofFileFoundAt: path))
    } catch {
      if passesOverMistakes { return outer }
      throw error
    }
    source.settings.rename(named)
    let place = all.firstIndex { $0.sources.first?.path == path } ?? all.count
    if place == all.count {
      all.append((source.settings.over(all[outer].settings), [source] + all[outer].sources))
    }
    return place
  }

  private static func read(_ path: String, _ text: ContiguousArray<UInt8>) throws(CommandFailure) -> Source {
    do throws(ScanSettings.Mistake) {
      return (path, try ScanSettings(text, file: path.legible))
    } catch {
      throw .usage(.other("the settings in \(path.quoted) are wrong: \(error)"))
    }
  }

  private static func isFolder(_ path: String) -> Bool { (try? InputFile.names(inFolderAt: path)) != nil }

  private static func folder(of path: String) -> String {
    guard let end = path.lastIndex(of: "/") else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  private static func path(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
