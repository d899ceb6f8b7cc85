/// The files below a path, in the order of their names.
///
/// Left out are hidden files and folders, symbolic links to folders, folders of build products, and what a `.gitignore` leaves
/// out: those on the way, and those above up to the folder of the repository.
public struct FileTree: Sendable {
  /// Whether a file of that name is wanted.
  public var isWanted: @Sendable (String) -> Bool

  /// All files that are wanted.
  public init(where isWanted: @escaping @Sendable (String) -> Bool) { self.isWanted = isWanted }

  private static let products = ["DerivedData", "build", "node_modules"]

  /// Calls `visit` with the path of each file; with a path that is a file itself, whatever its name is.
  ///
  /// - Parameters:
  ///   - isLeftOut: asked of each file and folder below the path, and whether it is a folder.
  ///   - refuse: called with what keeps a file or a folder from being read.
  public func forEachFile(
    below path: String, leavingOut isLeftOut: (String, Bool) throws(CommandFailure) -> Bool,
    refuse: (CommandFailure) throws(CommandFailure) -> Void, _ visit: (String) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    guard case .folder? = FileKind(at: path) else { return try visit(path) }
    let start = try Start(path, refuse)
    try walk(path, start.names, start.ignoring, isLeftOut, refuse, visit)
  }

  private func walk(
    _ folder: String, _ folderNames: [ContiguousArray<UInt8>], _ outerRules: [IgnoreRules],
    _ isLeftOut: (String, Bool) throws(CommandFailure) -> Bool,
    _ refuse: (CommandFailure) throws(CommandFailure) -> Void, _ visit: (String) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let entries: [FolderEntry]
    var rules = outerRules
    do throws(CommandFailure) {
      entries = try InputFile.entries(inFolderAt: folder).sorted { $0.name < $1.name }
      if entries.contains(where: { $0.name == ".gitignore" }) {
        rules.append(try IgnoreRules(inFolderAt: folder, depth: folderNames.count))
      }
    } catch {
      return try refuse(error)
    }
    for entry in entries {
      let name = entry.name
      // Most files are of no interest, and need not be asked what they are.
      if name.hasPrefix(".") || entry.isFile && !isWanted(name) { continue }
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
      let pathNames = folderNames + [name.systemBytes]
      // What the innermost file says counts.
      func isIgnored(isFolder: Bool) -> Bool {
        rules.reversed().lazy.compactMap { $0.leavesOut(pathNames, isFolder: isFolder) }.first ?? false
      }
      if entry.isFolder || !entry.isFile && Self.isFolder(path) {
        if !Self.products.contains(name), try !isLeftOut(path, true), !isIgnored(isFolder: true) {
          try walk(path, pathNames, rules, isLeftOut, refuse, visit)
        }
      } else if entry.isFile || isWanted(name) && Self.isFile(path), try !isLeftOut(path, false),
        !isIgnored(isFolder: false)
      {
        try visit(path)
      }
    }
  }

  private static func isFile(_ path: String) -> Bool { if case .file? = FileKind(at: path) { true } else { false } }

  /// Whether a path is that of a folder; a link to one may lead back to where it is, and is none.
  private static func isFolder(_ path: String) -> Bool { FileKind(at: path, followingLink: false) == .folder }

  /// A folder that is walked through: the names that lead to it in its repository, and the rules of the folders above.
  private struct Start {
    var names: [ContiguousArray<UInt8>] = []
    var ignoring: [IgnoreRules] = []

    init(_ path: String, _ refuse: (CommandFailure) throws(CommandFailure) -> Void) throws(CommandFailure) {
      // Where the folder begins a repository, or is in none, there is nothing above that counts.
      guard let place = ResolvedPath(path), let root = place.repositoryDepth else { return }
      for count in root..<place.names.count where FileKind(at: place.path(count) + "/.gitignore") != nil {
        do throws(CommandFailure) {
          ignoring.append(try IgnoreRules(inFolderAt: place.path(count), depth: count - root))
        } catch {
          try refuse(error)
        }
      }
      names = place.names[root...].map { $0.systemBytes }
    }
  }
}

extension IgnoreRules {
  /// The rules in the file of a folder.
  fileprivate init(inFolderAt folder: String, depth: Int) throws(CommandFailure) {
    self.init(try InputFile.bytes(ofFileFoundAt: folder + "/.gitignore"), depth: depth)
  }
}
