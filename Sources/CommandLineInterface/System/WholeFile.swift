#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that are written whole or not at all.
public enum WholeFile {
  /// Writes a text to a file in place of what that holds, and makes the folders that it is in.
  ///
  /// - Throws: ``CommandFailure/unwritable(_:reason:)``; the file is then as it was.
  public static func write(_ text: String, to path: String) throws(CommandFailure) {
    do throws(SystemError) {
      try makeFolders(of: path)
      try replace(path, by: ContiguousArray(text.utf8))
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
  }

  private static func makeFolders(of path: String) throws(SystemError) {
    for index in path.indices.dropFirst() where path[index] == "/" {
      let folder = String(path[..<index])
      do {
        // Unsafe because the system gets a pointer to the path, which it does not keep.
        _ = try SystemError.checked { unsafe mkdir(folder, 0o777) }
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
  }

  /// The bytes go to a file beside it, which takes its name once they are all there.
  private static func replace(_ path: String, by bytes: ContiguousArray<UInt8>) throws(SystemError) {
    let draft = path + ".new"
    // Unsafe because the system gets pointers to the paths, which it does not keep.
    let file = FileDescriptor(
      number: try SystemError.checked { unsafe open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) })
    do {
      defer { file.discard() }
      try file.send(bytes.span)
      _ = try SystemError.checked { unsafe rename(draft, path) }
    } catch {
      _ = unsafe unlink(draft)
      throw error
    }
  }
}
