#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension CommandLine {
  /// The arguments after the name of the program, with every byte that they have.
  ///
  /// The `arguments` of the standard library have U+FFFD in the place of what is not UTF-8, and no file has such a name.
  static var systemArguments: [String] {
    (1..<max(1, Int(argc))).compactMap { index in
      // Unsafe because the texts belong to the system, which keeps them to the end and a zero behind each.
      unsafe unsafeArgv[index].map { start in
        unsafe String(systemBytes: UnsafeRawBufferPointer(start: start, count: strlen(start)))
      }
    }
  }
}
