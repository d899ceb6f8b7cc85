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
  public static func bytes(at path: String) throws(CommandFailure) -> [UInt8] {
    try bytes(of: InputSource(path: path))
  }

  /// All that a file holds which nobody has named: a pipe or a device of its name could have no end.
  public static func bytes(ofFileFoundAt path: String) throws(CommandFailure) -> [UInt8] {
    try bytes(of: InputSource(fileFoundAt: path))
  }

  private static func bytes(of source: borrowing InputSource) throws(CommandFailure) -> [UInt8] {
    var bytes: ContiguousArray<UInt8> = []
    return Array(bytes[..<(try source.fillToEnd(&bytes))])
  }

  /// Reads all that a file holds to the beginning of a buffer, which grows where it has to: it serves one file after another.
  ///
  /// - Returns: how many bytes the file has.
  public static func read(_ path: String, into buffer: inout ContiguousArray<UInt8>) throws(CommandFailure) -> Int {
    try InputSource(path: path).fillToEnd(&buffer)
  }

  /// The lines of a file, as a ``LineBatch`` has them; one that is too long is a failure.
  public static func lines(at path: String) throws(CommandFailure) -> [[UInt8]] {
    var reader = BatchReader(try InputSource(path: path))
    let batch = LineBatch()
    var lines: [[UInt8]] = []
    while true {
      let hasLines = try reader.read(into: batch) { _ in }
      guard hasLines else { return lines }
      try batch.forEachLine(
        unread: { (_, number, reason) throws(CommandFailure) in
          throw .unreadable(path: path, reason: "line \(number) \(reason.reason)")
        },
        { (line, _, _) throws(CommandFailure) in lines.append(line.indices.map { line[$0] }) })
    }
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
struct InputSource: ~Copyable {
  /// The path of the file; `-` is standard input.
  let path: String
  private let descriptor: FileDescriptor
  private let isOwned: Bool

  /// Opens the file at `path`; `-` means `standardInput`.
  init(path: String, standardInput: FileDescriptor = .standardInput) throws(CommandFailure) {
    self.path = path
    isOwned = path != "-"
    do {
      descriptor = isOwned ? try FileDescriptor.opened(at: path) : standardInput
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Opens the file at `path` if it is one: opening waits for nobody, and reading comes to an end.
  init(fileFoundAt path: String) throws(CommandFailure) {
    self.path = path
    isOwned = true
    do {
      descriptor = try FileDescriptor.opened(fileAt: path)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  deinit {
    if isOwned { descriptor.discard() }
  }

  /// Whether reading on would wait for whoever writes.
  var wouldWait: Bool { !descriptor.isReadyToRead }

  /// Reads at most `limit` bytes to the place `start` of `buffer`, and returns how many; 0 is the end.
  func fill(_ buffer: inout ContiguousArray<UInt8>, at start: Int, limit: Int) throws(CommandFailure) -> Int {
    try reading { (descriptor) throws(SystemError) in try descriptor.fill(&buffer, at: start, limit: limit) }
  }

  /// Reads all that follows to the beginning of `buffer`, which grows where it has to, and returns how many bytes that is.
  func fillToEnd(_ buffer: inout ContiguousArray<UInt8>) throws(CommandFailure) -> Int {
    try reading { (descriptor) throws(SystemError) in try descriptor.fillToEnd(&buffer) }
  }

  private func reading(_ read: (FileDescriptor) throws(SystemError) -> Int) throws(CommandFailure) -> Int {
    do {
      return try read(descriptor)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
