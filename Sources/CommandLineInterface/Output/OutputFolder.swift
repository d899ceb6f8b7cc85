#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder that files are written to: all of them or none.
///
/// A file is written beside the one whose place it takes, and takes it when all files are written. So a file that is there
/// is never half-written, and what interrupts the program leaves nothing behind. What is behind a symbolic link in the
/// folder stays as it is: a link to a file is replaced, and one to a folder is refused. A file that may not be written is
/// not replaced either, and one with several names stays one file.
public struct OutputFolder: Sendable {
  /// A file to be written.
  public struct File: Sendable {
    /// Where in the folder: `lark/equations.lark`.
    public let path: String

    /// The contents of the file.
    let bytes: ContiguousArray<UInt8>

    /// The contents of the file there when it was read; `nil` where that does not matter.
    fileprivate(set) var original: ContiguousArray<UInt8>?

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
    for (replaced, path) in zip(try replace(files, called: paths), paths) {
      if let replaced { try console?.say(.note, "replaced \(path.quoted)\(replaced.remark)") }
    }
    return paths
  }

  /// Writes a file in place of what is at its path, or where a symbolic link at its path leads. A pipe or a device gets the bytes.
  ///
  /// - Parameters:
  ///   - bytes: What the file is to hold.
  ///   - path: Its path.
  ///   - original: What was there when it was read; `nil` where that does not matter.
  /// - Throws: ``CommandFailure/changedFile(path:)`` where something else is there by now, and
  ///   ``CommandFailure/unwritableFile(path:reason:written:)``; the file has not changed then.
  public static func write(
    _ bytes: some Sequence<UInt8>, toFileAt path: String, inPlaceOf original: ContiguousArray<UInt8>? = nil
  ) throws(CommandFailure) {
    let target = path.resolvedPath ?? path
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    var file = File(String(parts[parts.count - 1]), bytes)
    file.original = original
    do throws(SystemError) {
      if original == nil, FileKind(at: path) == .other {
        return try FileDescriptor.opened(at: path, O_WRONLY).send(file.bytes.span)
      }
      if FileKind(at: target, followingLink: false) == .symbolicLink {
        throw SystemError(code: ENOENT, reason: "it is a symbolic link that leads nowhere")
      }
    } catch {
      throw .unwritableFile(path: path, reason: error.reason, written: nil)
    }
    _ = try OutputFolder(parts.count == 1 ? "." : folder.isEmpty ? "/" : folder).replace([file], called: [path])
  }

  /// Writes files in place of those of the same names.
  ///
  /// - Parameter paths: What an error calls the files.
  /// - Returns: what was replaced by each.
  private func replace(_ files: [File], called paths: [String]) throws(CommandFailure) -> [FileKind?] {
    try Interruption.deferred { () throws(CommandFailure) in
      var drafts: [Draft] = []
      var count = 0
      defer { for draft in drafts[count...] { draft.remove() } }
      var folders: [String: Folder] = [:]
      var path = ""
      do throws(SystemError) {
        for file in files {
          path = paths[drafts.count]
          drafts.append(try Draft(of: file, in: try folder(of: file, &folders), number: drafts.count))
        }
        for draft in drafts {
          path = paths[count]
          guard try draft.takePlace() else { break }
          count += 1
        }
      } catch {
        let written = Array(paths[..<count])
        throw .unwritableFile(path: path, reason: error.reason, written: paths.count == 1 ? nil : written)
      }
      if count < drafts.count { throw .changedFile(path: path) }
      return drafts.map { $0.replaced }
    }
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
    self == .symbolicLink ? ", a symbolic link" : ""
  }
}
