#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The variables that a program finds set when it starts.
public struct Environment: Sendable {
  private let value: @Sendable (String) -> String?

  /// Made-up variables, as tests need them.
  public init(_ variables: [String: String]) {
    value = { variables[$0] }
  }

  private init(value: @escaping @Sendable (String) -> String?) {
    self.value = value
  }

  /// The variables of this process.
  public static let process = Environment { name in
    // Unsafe because the text belongs to the system: it is copied at once, and nothing here changes a variable.
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
  }

  /// The text of a variable; `nil` where it is not set.
  public subscript(name: String) -> String? { value(name) }
}

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

/// The processors that this machine has.
public enum Processors {
  /// How many can be put to work, from 1 to `limit`: 1 where the system does not tell.
  public static func count(atMost limit: Int) -> Int { max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), limit)) }
}
