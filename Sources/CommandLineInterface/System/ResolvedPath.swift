#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension String {
  /// The path from the root to what this path leads to, without symbolic links; `nil` where that is nothing.
  var resolvedPath: String? {
    // Unsafe because of the system's pointers: the text is copied before it is given back.
    guard let path = withSystemPath({ unsafe realpath($0, nil) }) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(systemBytes: UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }
}
