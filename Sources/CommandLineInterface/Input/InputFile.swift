#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that are read whole, and the folders that they are in.
public enum InputFile {
  /// All that a file holds.
  public static func bytes(at path: String) throws(CommandFailure) -> ContiguousArray<UInt8> {
    try InputSource(path: path).bytesToEnd()
  }

  /// All that a file holds which nobody has named: a pipe or a device of its name could have no end.
  public static func bytes(ofFileFoundAt path: String) throws(CommandFailure) -> ContiguousArray<UInt8> {
    try InputSource(fileFoundAt: path).bytesToEnd()
  }

  /// The file that a path leads to, and whether it does so as a symbolic link; `nil` where there is none.
  public static func identity(at path: String) -> (file: FileIdentity, isLink: Bool)? {
    guard let entry = FileIdentity.found(at: path, followingLink: false) else { return nil }
    guard entry.isLink else { return (entry.file, false) }
    return FileIdentity.found(at: path, followingLink: true).map { ($0.file, true) }
  }

  /// Whether there is anything at a path.
  public static func exists(at path: String) -> Bool { FileKind(at: path) != nil }

  /// The names of what is in a folder, in no order.
  public static func names(inFolderAt path: String) throws(CommandFailure) -> [String] {
    try entries(inFolderAt: path).map { $0.name }
  }

  /// The entries of a folder, in no order, and whether each is a file or a folder, where the folder itself tells.
  static func entries(inFolderAt path: String) throws(CommandFailure) -> [FolderEntry] {
    // Unsafe because of the system's pointers: the folder is open until the end, and a name is copied before the next.
    guard let folder = path.withSystemPath({ unsafe opendir($0) }) else {
      throw .unreadable(path: path, reason: SystemError(code: errno).reason)
    }
    defer { unsafe closedir(folder) }
    var entries: [FolderEntry] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe String(systemBytes: $0.prefix { $0 != 0 }) }
      if name == "." || name == ".." { continue }
      let type = unsafe Int(entry.pointee.d_type)
      entries.append(FolderEntry(name: name, isFile: type == Int(DT_REG), isFolder: type == Int(DT_DIR)))
    }
    return entries
  }
}

/// A name in a folder. It may be neither a file nor a folder: a link, or something of which the folder does not tell.
struct FolderEntry {
  let name: String
  let isFile: Bool
  let isFolder: Bool
}

/// A file that is being read, under the name that errors give it.
struct InputSource {
  /// The path of the file; `-` is standard input.
  let path: String
  private let descriptor: FileDescriptor

  /// Opens the file at `path`; `-` means `standardInput`.
  init(path: String, standardInput: FileDescriptor = .standardInput) throws(CommandFailure) {
    self.path = path
    descriptor = try Self.reading(path) { () throws(SystemError) in
      path == "-" ? standardInput : try FileDescriptor.opened(at: path)
    }
  }

  /// Opens the file at `path` if it is one: opening waits for nobody, and reading comes to an end.
  init(fileFoundAt path: String) throws(CommandFailure) {
    self.path = path
    descriptor = try Self.reading(path) { () throws(SystemError) in try FileDescriptor.opened(fileAt: path) }
  }

  /// Whether reading on would wait for whoever writes.
  var wouldWait: Bool { !descriptor.isReadyToRead }

  /// Reads at most `limit` bytes to the place `start` of `buffer`, and returns how many; 0 is the end.
  func fill(_ buffer: inout ContiguousArray<UInt8>, at start: Int, limit: Int) throws(CommandFailure) -> Int {
    try Self.reading(path) { () throws(SystemError) in try descriptor.fill(&buffer, at: start, limit: limit) }
  }

  /// Reads all that follows.
  func bytesToEnd() throws(CommandFailure) -> ContiguousArray<UInt8> {
    try Self.reading(path) { () throws(SystemError) in try descriptor.bytesToEnd() }
  }

  private static func reading<Result>(
    _ path: String, _ read: () throws(SystemError) -> Result
  ) throws(CommandFailure) -> Result {
    do {
      return try read()
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
