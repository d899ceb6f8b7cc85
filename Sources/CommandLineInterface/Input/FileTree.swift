/// The files below a path, in the order of their names.
///
/// Left out are hidden files and folders, symbolic links to folders, folders of build products, and the names that a
/// `.gitignore` on the way lists as they are.
public struct FileTree: Sendable {
  /// Names of files and folders, or beginnings of paths, that are left out.
  public var excluded: [String]

  /// Names of files and folders, or beginnings of paths, one of which the path of a file must have; empty for any.
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
    let names: [String]
    var ignored = outerIgnored
    do throws(CommandFailure) {
      names = try InputFile.names(inFolderAt: folder).sorted()
      if names.contains(".gitignore") { ignored += try Self.ignoredNames(in: folder) }
    } catch {
      return try refuse(error)
    }
    for name in names where !name.hasPrefix(".") && !ignored.contains(name) {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if Self.isNamed(path, in: excluded) { continue }
      switch FileKind(at: path) {
      case .folder where !Self.products.contains(name) && !Self.isLink(path): try walk(path, ignored, refuse, visit)
      case .file where isWanted(name) && (included.isEmpty || Self.isNamed(path, in: included)): try visit(path)
      default: break
      }
    }
  }

  private static func isNamed(_ path: String, in names: [String]) -> Bool {
    let parts = path.split(separator: "/")
    return names.contains { name in path == name || path.hasPrefix(name + "/") || parts.contains { $0 == name } }
  }

  /// A link to a folder may lead back to where it is.
  private static func isLink(_ path: String) -> Bool { FileKind(ofLinkAt: path) == .symbolicLink }

  /// The lines of a `.gitignore` that are plain names.
  private static func ignoredNames(in folder: String) throws(CommandFailure) -> [String] {
    let text = String(decoding: try InputFile.bytes(at: folder + "/.gitignore"), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map { line in
      let name = line.drop { $0 == "/" }
      return String(name.hasSuffix("/") ? name.dropLast() : name)
    }.filter { !$0.isEmpty && !$0.hasPrefix("#") && !$0.contains("*") && !$0.contains("/") }
  }
}
