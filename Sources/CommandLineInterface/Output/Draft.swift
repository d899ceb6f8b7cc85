#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written and has not taken its place yet.
struct Draft {
  /// What it will replace; `nil` for nothing.
  let replaced: FileKind?

  private let folder: Folder
  private let name: String
  private let finalName: String

  /// Writes a file under a name that nothing else has. Who may do what with the file in its place stays so.
  ///
  /// - Parameter number: tells it from the other drafts of this process.
  init(of file: OutputFolder.File, in folder: Folder, number: Int) throws(SystemError) {
    self.folder = folder
    finalName = file.path.split(separator: "/").last.map(String.init) ?? ""
    name = ".draft-\(getpid())-\(number)"
    replaced = folder.kind(of: finalName)
    if replaced == .folder { throw SystemError(code: EISDIR) }
    folder.remove(name)
    let descriptor = try folder.makeFile(name)
    defer { descriptor.discard() }
    do {
      try descriptor.send(file.bytes.span)
      if case .file(let permissions) = replaced {
        _ = try SystemError.checked { fchmod(descriptor.number, permissions) }
      }
    } catch {
      folder.remove(name)
      throw error
    }
  }

  /// Replaces what has the name that the file is to have.
  func takePlace() throws(SystemError) { try folder.rename(name, to: finalName) }

  /// Removes the file.
  func remove() { folder.remove(name) }
}
