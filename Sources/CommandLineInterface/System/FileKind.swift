#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is found under a name in the file system.
enum FileKind: Equatable {
  /// A file with content, and who may do what with it, in the bits of the system.
  case file(permissions: mode_t)
  case folder
  case symbolicLink
  /// A pipe, a device and the like.
  case other

  /// What the file at `path` is, behind all symbolic links; `nil` if there is none.
  init?(at path: String) {
    var status = stat()
    // Unsafe because the system writes through a pointer, to a value of the right type.
    guard path.withSystemPath({ unsafe stat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(permissions: status.st_mode & 0o777)
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }
}
