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
