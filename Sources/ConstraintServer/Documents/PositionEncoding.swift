/// How the characters of a line are counted in a position.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// How much a byte of UTF-8 adds: a character counts with its first byte.
  @inline(__always) func count(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// A place in a document: the line and the character in it, both from 0 on.
struct Position: Hashable, Comparable, Sendable {
  let line: Int
  let character: Int

  static func < (one: Position, other: Position) -> Bool {
    (one.line, one.character) < (other.line, other.character)
  }
}
