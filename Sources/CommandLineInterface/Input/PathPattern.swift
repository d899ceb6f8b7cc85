/// The pattern of a path or a name in a `.gitignore`: `*.swift`, `[a-z]?`, or `**/` for any number of folders.
///
/// It fits what git's own search fits, but no pattern makes that take exponential time.
struct PathPattern {
  private enum Part {
    case byte(UInt8)
    /// Any byte but a slash.
    case one
    case set(ByteRanges)
    /// Any bytes but slashes.
    case name
    /// Any bytes.
    case path
    /// No bytes, or any that end with a slash.
    case folders

    /// Whether the part is that one byte.
    func fits(_ byte: UInt8) -> Bool {
      switch self {
      case .byte(let wanted): wanted == byte
      case .one: byte != slash
      case .set(let set): byte != slash && set.contains(byte)
      case .name, .path, .folders: false
      }
    }

    /// Whether the part may be no bytes.
    var isSpan: Bool {
      switch self {
      case .byte, .one, .set: false
      case .name, .path, .folders: true
      }
    }
  }

  private var parts: [Part] = []

  /// The pattern that is written so; `nil` where it is malformed, and fits nothing.
  init?(_ text: ContiguousArray<UInt8>.SubSequence) {
    // Git compares what stands before the first of these marks by itself, so that the pattern begins there.
    let start = text.firstIndex { "*?[\\".utf8.contains($0) }
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"):
        let place = rest.startIndex - 1
        let isFirst = place == start || text[place - 1] == slash
        let count = rest.prefix { $0 == byte }.count
        rest = rest.dropFirst(count)
        parts.append(Self.span(isOfNames: count == 0 || !isFirst, &rest))
      case UInt8(ascii: "?"): parts.append(.one)
      case UInt8(ascii: "["):
        guard let set = ByteRanges(behindBracketOf: &rest) else { return nil }
        parts.append(.set(set))
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        parts.append(.byte(escaped))
      default: parts.append(.byte(byte))
      }
    }
  }

  /// The part that some stars are, before the rest of a pattern; the slash behind two of them belongs to them.
  private static func span(isOfNames: Bool, _ rest: inout ContiguousArray<UInt8>.SubSequence) -> Part {
    if isOfNames { return .name }
    if rest.isEmpty || rest.starts(with: [UInt8(ascii: "\\"), slash]) { return .path }
    guard rest.first == slash else { return .name }
    rest.removeFirst()
    return .folders
  }

  /// Whether all bytes of a text are as the pattern says.
  ///
  /// - Complexity: that of the product of the length of the pattern and the square of that of the text, at most.
  func fits(_ text: ContiguousArray<UInt8>.SubSequence) -> Bool {
    var (place, index) = (0, text.startIndex)
    // Where to go on when the rest does not fit: the last part that spans bytes takes more of them.
    var inName: (place: Int, index: Int)?
    var acrossNames: (place: Int, index: Int)?
    while index < text.endIndex {
      if place < parts.count {
        let part = parts[place]
        if part.isSpan {
          place += 1
          if case .name = part {
            inName = (place, index)
          } else {
            // What comes before has no say any more: these bytes may be any.
            (inName, acrossNames) = (nil, (place, index))
          }
          continue
        }
        if part.fits(text[index]) {
          place += 1
          index += 1
          continue
        }
      }
      if let (start, taken) = inName, text[taken] != slash {
        (place, index) = (start, taken + 1)
        inName = (place, index)
      } else if let (start, taken) = acrossNames, let next = end(ofSpanBefore: start, in: text, behind: taken) {
        (place, index) = (start, next)
        (inName, acrossNames) = (nil, (place, index))
      } else {
        return false
      }
    }
    return parts[place...].allSatisfy(\.isSpan)
  }

  /// Where a span ends that takes more than it did.
  private func end(
    ofSpanBefore place: Int, in text: ContiguousArray<UInt8>.SubSequence, behind index: Int
  ) -> Int? {
    guard case .folders = parts[place - 1] else { return index + 1 }
    return text[index...].firstIndex(of: slash).map { $0 + 1 }
  }
}

/// The bytes in brackets: `[a-z]`, `[!_[:digit:]]`.
private struct ByteRanges {
  private var ranges: [ClosedRange<UInt8>] = []
  private var isNegated = false

  func contains(_ byte: UInt8) -> Bool { ranges.contains { $0.contains(byte) } != isNegated }

  /// The bytes behind a bracket, up to the one that closes it; `nil` where none does or a class is not known.
  init?(behindBracketOf rest: inout ContiguousArray<UInt8>.SubSequence) {
    isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    // A bracket that comes first is one of the bytes.
    var isFirst = true
    var last: UInt8?
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "]"), !isFirst { return }
      isFirst = false
      if byte == UInt8(ascii: "-"), let first = last, let next = rest.first, next != UInt8(ascii: "]") {
        guard let end = Self.byte(rest.removeFirst(), &rest) else { return nil }
        if first <= end { ranges.append(first...end) }
        last = nil
      } else if byte == UInt8(ascii: "["), let name = Self.className(&rest) {
        guard let bytes = Self.classes[name] else { return nil }
        ranges += bytes
        last = nil
      } else {
        guard let byte = Self.byte(byte, &rest) else { return nil }
        ranges.append(byte...byte)
        last = byte
      }
    }
    return nil
  }

  /// A byte, which a backslash may stand before.
  private static func byte(_ byte: UInt8, _ rest: inout ContiguousArray<UInt8>.SubSequence) -> UInt8? {
    byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
  }

  /// The name between `[:` and `:]`, if that is what stands there.
  private static func className(_ rest: inout ContiguousArray<UInt8>.SubSequence) -> String? {
    let colon = UInt8(ascii: ":")
    guard rest.first == colon, let end = rest.firstIndex(of: UInt8(ascii: "]")), end - rest.startIndex > 1,
      rest[end - 1] == colon
    else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[(rest.startIndex + 1)..<(end - 1)], as: UTF8.self)
  }

  /// The classes of characters, which are those of ASCII; white space is what git takes for it.
  private static let classes: [String: [ClosedRange<UInt8>]] = [
    "alnum": [48...57, 65...90, 97...122], "alpha": [65...90, 97...122], "blank": [9...9, 32...32],
    "cntrl": [0...31, 127...127], "digit": [48...57], "graph": [33...126], "lower": [97...122], "print": [32...126],
    "punct": [33...47, 58...64, 91...96, 123...126], "space": [9...10, 13...13, 32...32], "upper": [65...90],
    "xdigit": [48...57, 65...70, 97...102],
  ]
}

private let slash = UInt8(ascii: "/")
