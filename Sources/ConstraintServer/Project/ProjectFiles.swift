/// The files of a project, as far as the server may read them: those of the machine that it runs on, or of a test.
public struct ProjectFiles: Sendable {
  /// The bytes of a file; `nil` where there is none that can be read.
  public let read: @Sendable (_ path: String) -> ContiguousArray<UInt8>?

  /// The paths of the sources below a folder.
  public let sources: @Sendable (_ folder: String) -> [String]

  /// No files, unless something is said.
  public init(
    read: @escaping @Sendable (_ path: String) -> ContiguousArray<UInt8>? = { _ in nil },
    sources: @escaping @Sendable (_ folder: String) -> [String] = { _ in [] }
  ) {
    self.read = read
    self.sources = sources
  }
}

/// The address of a file, and its path.
enum FileAddress {
  private static let scheme = "file://"

  /// The path of an address; `nil` for one that is of no file of this machine.
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix(scheme) else { return nil }
    // A name of a machine may stand before the path.
    let rest = uri.utf8.dropFirst(scheme.utf8.count).drop { $0 != UInt8(ascii: "/") }
    var (bytes, index) = (ContiguousArray<UInt8>(), rest.startIndex)
    while index < rest.endIndex {
      let code = rest[index...].dropFirst().prefix(2)
      if rest[index] == UInt8(ascii: "%"), code.count == 2, let byte = UInt8(String(Substring(code)), radix: 16) {
        bytes.append(byte)
        index = code.endIndex
      } else {
        bytes.append(rest[index])
        index = rest.index(after: index)
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The path of the folder of an address, without a slash at its end; `nil` for the root of all files as well.
  static func folder(of uri: String) -> String? {
    guard var path = path(of: uri) else { return nil }
    while path.hasSuffix("/") { path.removeLast() }
    return path.isEmpty ? nil : path
  }

  /// The address of a path, as editors write it.
  static func uri(of path: String) -> String {
    scheme
      + path.utf8.map { byte in
        let isPlain =
          (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
          || "-._~/".utf8.contains(byte)
        let digits = String(byte, radix: 16, uppercase: true)
        return isPlain ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
      }.joined()
  }
}
