/// The files below a path, in the order of their names.
///
/// Left out are hidden files and folders, symbolic links to folders, folders of build products, and the names that a
/// `.gitignore` on the way lists as they are.
public struct FileTree: Sendable {
  /// Names of files and folders, or beginnings of paths, that are left out.
  public var excluded: [String]

  /// Parts of paths one of which a file must have; empty for any.
  public var included: [String]

  /// Whether a file of that name is wanted.
  public var isWanted: @Sendable (String) -> Bool

  /// All files that are wanted, but for some.
  public init(
    excluding excluded: [String], including included: [String], where isWanted: @escaping @Sendable (String) -> Bool
  ) {
    self.excluded = excluded
    self.included = included
    self.isWanted = isWanted
  }

  private static let products = ["DerivedData", "build", "node_modules"]

  /// Calls `visit` with the path of each file; with a path that is a file itself, whatever its name is.
  ///
  /// - Parameter refuse: called with what keeps a file or a folder from being read.
  public func forEachFile(
    below path: String, refuse: (CommandFailure) throws(CommandFailure) -> Void,
    _ visit: (String) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    if case .folder? = FileKind(at: path) { try walk(path, [], refuse, visit) } else { try visit(path) }
  }

  private func walk(
    _ folder: String, _ outerIgnored: [String], _ refuse: (CommandFailure) throws(CommandFailure) -> Void,
    _ visit: (String) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let entries: [FolderEntry]
    var ignored = outerIgnored
    do throws(CommandFailure) {
      entries = try InputFile.entries(inFolderAt: folder).sorted { $0.name < $1.name }
      if entries.contains(where: { $0.name == ".gitignore" }) { ignored += try Self.ignoredNames(in: folder) }
    } catch {
      return try refuse(error)
    }
    for entry in entries {
      let name = entry.name
      if name.hasPrefix(".") || ignored.contains(name) || excluded.contains(name) { continue }
      // Most files are of no interest, and need not be asked what they are.
      if entry.isFile, !isWanted(name) { continue }
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if excluded.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) { continue }
      if entry.isFolder || !entry.isFile && Self.isFolder(path) {
        if !Self.products.contains(name) { try walk(path, ignored, refuse, visit) }
      } else if entry.isFile || isWanted(name) && Self.isFile(path) {
        if included.isEmpty || included.contains(where: path.contains) { try visit(path) }
      }
    }
  }

  private static func isFile(_ path: String) -> Bool { if case .file? = FileKind(at: path) { true } else { false } }

  /// Whether a path is that of a folder; a link to one may lead back to where it is, and is none.
  private static func isFolder(_ path: String) -> Bool { FileKind(ofLinkAt: path) == .folder }

  /// The lines of a `.gitignore` that are plain names.
  private static func ignoredNames(in folder: String) throws(CommandFailure) -> [String] {
    let text = String(decoding: try InputFile.bytes(at: folder + "/.gitignore"), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map { line in
      let name = line.drop { $0 == "/" }
      return String(name.hasSuffix("/") ? name.dropLast() : name)
    }.filter { !$0.isEmpty && !$0.hasPrefix("#") && !$0.contains("*") && !$0.contains("/") }
  }
}
