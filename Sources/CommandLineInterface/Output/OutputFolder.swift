/// A folder that files are written to: all of them or none.
///
/// A file is written beside the one whose place it takes, and takes it when all files are written. So a file that is there
/// is never half-written. What is behind a symbolic link stays as it is: a link to a file is replaced, and one to a folder
/// is refused.
public struct OutputFolder: Sendable {
  /// A file to be written.
  public struct File: Sendable {
    /// Where in the folder: `lark/equations.lark`.
    public let path: String

    /// The contents of the file.
    let bytes: ContiguousArray<UInt8>

    /// A file.
    public init(_ path: String, _ bytes: some Sequence<UInt8>) {
      self.path = path
      self.bytes = ContiguousArray(bytes)
    }
  }

  private let path: String

  /// The folder at `path`, which is made where there is none.
  public init(_ path: String) {
    self.path = path
  }

  /// Says on standard error which files were replaced.
  public static let verbose = Flag("verbose", "Says which files were replaced.")

  /// Writes files in place of those of the same names.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - console: What is told which files were replaced; `nil` for nobody.
  /// - Returns: the paths of the files.
  /// - Throws: ``CommandFailure/unwritableFile(path:reason:written:)``, after which no other file has changed than those
  ///   that the failure names.
  @discardableResult
  public func write(_ files: [File], tellingReplaced console: Console?) throws(CommandFailure) -> [String] {
    let paths = files.map { path.hasSuffix("/") ? path + $0.path : "\(path)/\($0.path)" }
    var drafts: [Draft] = []
    var count = 0
    defer { for draft in drafts[count...] { draft.remove() } }
    var folders: [String: Folder] = [:]
    for (file, path) in zip(files, paths) {
      do throws(SystemError) {
        drafts.append(try Draft(of: file, in: try folder(of: file, &folders), number: drafts.count))
      } catch {
        throw .unwritableFile(path: path, reason: error.reason, written: [])
      }
    }
    for (draft, path) in zip(drafts, paths) {
      do throws(SystemError) {
        try draft.takePlace()
      } catch {
        throw .unwritableFile(path: path, reason: error.reason, written: Array(paths[..<count]))
      }
      count += 1
    }
    for (draft, path) in zip(drafts, paths) {
      if let replaced = draft.replaced { try console?.say(.note, "replaced \(path.quoted)\(replaced.remark)") }
    }
    return paths
  }

  /// Writes a file in place of what is at its path.
  public static func write(_ bytes: some Sequence<UInt8>, toFileAt path: String) throws(CommandFailure) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    try OutputFolder(parts.count == 1 ? "." : folder.isEmpty ? "/" : folder).write(
      [File(String(parts[parts.count - 1]), bytes)], tellingReplaced: nil)
  }

  private func folder(of file: File, _ known: inout [String: Folder]) throws(SystemError) -> Folder {
    let names = file.path.split(separator: "/").dropLast()
    let place = names.joined(separator: "/")
    if let folder = known[place] { return folder }
    var folder = try Folder(makingWhereMissing: path)
    for name in names { folder = try folder.subfolder(String(name)) }
    known[place] = folder
    return folder
  }
}

extension FileKind {
  /// The remark on a file that was replaced.
  fileprivate var remark: String {
    switch self {
    case .symbolicLink: ", a symbolic link"
    case .file(let permissions) where permissions & 0o200 == 0: ", which stays read-only"
    case .file, .folder, .other: ""
    }
  }
}
