/// How long a line may be.
///
/// What never ends, such as `/dev/zero`, must not fill the memory.
public enum LineLimit {
  /// The longest line that is read, in bytes, its end aside.
  public static let bytes = 64 << 20

  /// The same for people.
  public static let text = "\(bytes >> 20) MiB"

  /// Where the end of a longer line is looked for, in bytes from its beginning.
  static let searchedBytes = 16 * bytes

  /// How much of a longer line is kept to show it.
  static let shownBytes = 256
}

/// Why a line is not read.
public enum UnreadLine: Equatable, Sendable {
  /// It is longer than ``LineLimit/bytes``; the lines after it are read.
  case tooLong
  /// Its end has not been found, so nothing after it is read.
  case endless

  /// What is wrong with the line.
  public var reason: String {
    switch self {
    case .tooLong: "is longer than \(LineLimit.text)"
    case .endless: "does not end within \(LineLimit.searchedBytes >> 30) GiB, and nothing after it is read"
    }
  }
}
