#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder that is open, and in which things are done by their names.
///
/// Whatever happens to the path of the folder meanwhile, they happen in this folder.
struct Folder {
  private let descriptor: FileDescriptor

  private init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  /// The folder at `path`, which is made if there is none.
  init(makingWhereMissing path: String) throws(SystemError) {
    do {
      self.init(try .opened(at: path, O_DIRECTORY))
    } catch {
      guard error.code == ENOENT else { throw error }
      let parents = path.indices.dropFirst().filter { path[$0] == "/" }.map { String(path[..<$0]) }
      for folder in parents + [path] { try Self.ignoringExisting { folder.withSystemPath { unsafe mkdir($0, 0o777) } } }
      self.init(try .opened(at: path, O_DIRECTORY))
    }
  }

  /// The folder of a name in this one, which is made if there is none. A symbolic link is not followed.
  func subfolder(_ name: String) throws(SystemError) -> Folder {
    if kind(of: name) == .symbolicLink { throw SystemError(code: ELOOP, reason: "'\(name)' is a symbolic link") }
    try Self.ignoringExisting { name.withSystemPath { unsafe mkdirat(descriptor.number, $0, 0o777) } }
    return Folder(try opened(name, O_RDONLY | O_DIRECTORY))
  }

  /// The kind of the file of a name; `nil` for none.
  func kind(of name: String) -> FileKind? { FileKind(at: name, in: descriptor.number, followingLink: false) }

  /// Fails unless the file of a name may be written. One that is marked as read-only may not, whoever runs the program:
  /// to the system the administrator may write any file.
  func checkWritable(_ name: String, _ file: FileAccess) throws(SystemError) {
    if file.permissions & 0o222 == 0 { throw SystemError(code: EACCES) }
    // Unsafe because the system gets a pointer to the name, which it does not keep.
    _ = try SystemError.checked {
      name.withSystemPath { unsafe faccessat(descriptor.number, $0, W_OK, AT_EACCESS) }
    }
  }

  /// All that the file of a name holds.
  func bytes(of name: String) throws(SystemError) -> ContiguousArray<UInt8> {
    try opened(name, O_RDONLY).bytesToEnd()
  }

  /// Has the file of a name hold other bytes; it stays the same file.
  func overwrite(_ name: String, with bytes: ContiguousArray<UInt8>) throws(SystemError) {
    let file = try opened(name, O_WRONLY)
    try file.send(bytes.span)
    _ = try SystemError.checked { ftruncate(file.number, off_t(bytes.count)) }
  }

  /// Gives a file another name, in place of what has that name.
  func rename(_ name: String, to newName: String) throws(SystemError) {
    // Unsafe because the system gets pointers to the names, which it does not keep.
    _ = try SystemError.checked {
      name.withSystemPath { old in
        newName.withSystemPath { new in unsafe renameat(descriptor.number, old, descriptor.number, new) }
      }
    }
  }

  /// Removes a file, if it is there.
  func remove(_ name: String) {
    // Unsafe because the system gets a pointer to the name, which it does not keep.
    _ = name.withSystemPath { unsafe unlinkat(descriptor.number, $0, 0) }
  }

  /// Opens a file; with `O_CREAT`, it has the permissions that new files have.
  func opened(_ name: String, _ flags: Int32) throws(SystemError) -> FileDescriptor {
    // Unsafe because the system gets a pointer to the name, which it does not keep.
    FileDescriptor(
      number: try SystemError.checked {
        name.withSystemPath { unsafe openat(descriptor.number, $0, flags | O_NOFOLLOW | O_CLOEXEC, 0o666) }
      }, isOwned: true)
  }

  private static func ignoringExisting(_ make: () -> Int32) throws(SystemError) {
    do {
      _ = try SystemError.checked(make)
    } catch {
      guard error.code == EEXIST else { throw error }
    }
  }
}

extension String {
  /// The path from the root to what this path leads to, without symbolic links; `nil` where that is nothing.
  var resolvedPath: String? {
    // Unsafe because of the system's pointers: the text is copied before it is given back.
    guard let path = withSystemPath({ unsafe realpath($0, nil) }) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(systemBytes: UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }
}

/// The kind of a file in the file system.
enum FileKind: Equatable {
  /// A file with content.
  case file(FileAccess)
  case folder
  case symbolicLink
  /// A pipe, a device and the like.
  case other

  /// The kind of the file at `path`; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - folder: the system's number for the folder that a path leads from which does not lead from the root.
  ///   - followsLink: whether what is behind a symbolic link counts, and not the link itself.
  init?(at path: String, in folder: Int32 = AT_FDCWD, followingLink followsLink: Bool = true) {
    var status = stat()
    let flags = followsLink ? 0 : AT_SYMLINK_NOFOLLOW
    // Unsafe because the system writes through a pointer, to a value of the right type.
    guard path.withSystemPath({ unsafe fstatat(folder, $0, &status, flags) }) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      self = .file(
        FileAccess(
          permissions: status.st_mode & 0o777, owner: status.st_uid, group: status.st_gid,
          hasOtherNames: status.st_nlink > 1))
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }
}

/// What tells a file from all others, whatever paths lead to it.
public struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The file at `path`, and whether it is a symbolic link; `nil` if there is none.
  static func found(at path: String, followingLink followsLink: Bool) -> (file: Self, isLink: Bool)? {
    var status = stat()
    // Unsafe because the system writes through a pointer, to a value of the right type.
    let result = path.withSystemPath {
      unsafe fstatat(AT_FDCWD, $0, &status, followsLink ? 0 : AT_SYMLINK_NOFOLLOW)
    }
    guard result == 0 else { return nil }
    let file = Self(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    return (file, status.st_mode & S_IFMT == S_IFLNK)
  }
}

/// Whose a file is, and what it can be reached by.
struct FileAccess: Equatable {
  /// The rights to read, write and run it, in the bits of the system.
  let permissions: mode_t
  let owner: uid_t
  let group: gid_t
  /// Whether it has more than one name.
  let hasOtherNames: Bool
}

/// A file that is written and has not taken its place yet.
struct Draft {
  /// The kind of the file that it will replace; `nil` for none.
  let replaced: FileKind?

  private let file: OutputFolder.File
  private let folder: Folder
  private let name: String
  private let finalName: String

  /// Whether the file in its place stays and gets the contents: where others know it by another name, or it belongs to
  /// somebody to whom no file can be given.
  private var isCopied = false

  /// Writes a file under a name that nothing else has. Whose the file in its place is, and who may do what with it, stays so.
  ///
  /// - Parameter number: tells it from the other drafts of this process.
  init(of file: OutputFolder.File, in folder: Folder, number: Int) throws(SystemError) {
    self.file = file
    self.folder = folder
    finalName = file.path.split(separator: "/").last.map(String.init) ?? ""
    name = ".draft-\(getpid())-\(number)"
    replaced = folder.kind(of: finalName)
    if replaced == .folder { throw SystemError(code: EISDIR) }
    if replaced == .other { throw SystemError(code: EINVAL, reason: "it is a pipe or a device") }
    if case .file(let access) = replaced { try folder.checkWritable(finalName, access) }
    folder.remove(name)
    let descriptor = try folder.opened(name, O_WRONLY | O_CREAT | O_EXCL)
    do {
      try descriptor.send(file.bytes.span)
      if case .file(let access) = replaced {
        isCopied = access.hasOtherNames || fchown(descriptor.number, access.owner, access.group) != 0
        _ = try SystemError.checked { fchmod(descriptor.number, access.permissions) }
      }
    } catch {
      folder.remove(name)
      throw error
    }
  }

  /// Replaces what has the name that the file is to have, unless that was changed since it was read.
  ///
  /// - Returns: whether it is as it was, or as it is to be already.
  func takePlace() throws(SystemError) -> Bool {
    if let original = file.original {
      guard let present = try? folder.bytes(of: finalName), present == original || present == file.bytes else {
        return false
      }
    }
    if isCopied {
      let present = try folder.bytes(of: finalName)
      do {
        try folder.overwrite(finalName, with: file.bytes)
      } catch {
        try? folder.overwrite(finalName, with: present)
        throw error
      }
      remove()
    } else {
      try folder.rename(name, to: finalName)
    }
    return true
  }

  /// Removes the file.
  func remove() { folder.remove(name) }
}
