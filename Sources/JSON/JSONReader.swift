extension JSONValue {
  /// The value that a text of RFC 8259 has; `nil` for another text, and for one that nests deeper than 500 times.
  ///
  /// Of a member that is given twice the first is found. Half of a pair of surrogates becomes U+FFFD.
  ///
  /// - Complexity: linear in the length of the text.
  package init?(reading text: ContiguousArray<UInt8>) {
    var reader = JSONReader(text)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }
}

/// Reads a text of JSON from its beginning to its end.
///
/// It is written by hand: an editor sends messages of a text of any length, and of a tree of one there would be no end.
private struct JSONReader {
  private let text: ContiguousArray<UInt8>
  private var place = 0

  private static let mostDepth = 500

  init(_ text: ContiguousArray<UInt8>) { self.text = text }

  /// Whether nothing but white space follows.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return place == text.count
    }
  }

  mutating func value(depth: Int) -> JSONValue? {
    guard depth < Self.mostDepth else { return nil }
    skipSpace()
    guard place < text.count else { return nil }
    switch text[place] {
    case UInt8(ascii: "{"):
      var members: [(key: String, value: JSONValue)] = []
      let isRead = list(endingWith: UInt8(ascii: "}")) { reader in
        guard let key = reader.string(), reader.takes(UInt8(ascii: ":")), let value = reader.value(depth: depth + 1)
        else { return false }
        members.append((key, value))
        return true
      }
      return isRead ? .members(members) : nil
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      let isRead = list(endingWith: UInt8(ascii: "]")) { reader in
        guard let value = reader.value(depth: depth + 1) else { return false }
        values.append(value)
        return true
      }
      return isRead ? .list(values) : nil
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return takes(word: "true") ? .flag(true) : nil
    case UInt8(ascii: "f"): return takes(word: "false") ? .flag(false) : nil
    case UInt8(ascii: "n"): return takes(word: "null") ? .null : nil
    default: return number()
    }
  }

  /// Reads what stands between two brackets, with commas in between.
  private mutating func list(endingWith end: UInt8, _ element: (inout JSONReader) -> Bool) -> Bool {
    place += 1
    if takes(end) { return true }
    repeat {
      skipSpace()
      guard element(&self) else { return false }
    } while takes(UInt8(ascii: ","))
    return takes(end)
  }

  private mutating func skipSpace() {
    while place < text.count, Self.isSpace(text[place]) { place += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 13 || byte == 9 }

  private mutating func takes(_ byte: UInt8) -> Bool {
    skipSpace()
    guard place < text.count, text[place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func takes(word: String) -> Bool {
    for byte in word.utf8 {
      guard place < text.count, text[place] == byte else { return false }
      place += 1
    }
    return true
  }

  private mutating func number() -> JSONValue? {
    let start = place
    _ = takesAny(of: "-")
    let hasZero = takesAny(of: "0")
    guard hasZero ? !hasDigit : skipDigits() else { return nil }
    if takesAny(of: "."), !skipDigits() { return nil }
    if takesAny(of: "eE") {
      _ = takesAny(of: "+-")
      guard skipDigits() else { return nil }
    }
    let digits = String(decoding: text[start..<place], as: UTF8.self)
    return Int(digits).map { .number($0) } ?? .numeral(digits)
  }

  private var hasDigit: Bool { place < text.count && (48...57).contains(text[place]) }

  private mutating func skipDigits() -> Bool {
    let start = place
    while hasDigit { place += 1 }
    return place > start
  }

  private mutating func takesAny(of signs: String) -> Bool {
    guard place < text.count, signs.utf8.contains(text[place]) else { return false }
    place += 1
    return true
  }

  private mutating func string() -> String? {
    guard takes(UInt8(ascii: "\"")) else { return nil }
    var bytes: ContiguousArray<UInt8> = []
    while place < text.count {
      let start = place
      while place < text.count, text[place] >= 32, text[place] != UInt8(ascii: "\""), text[place] != UInt8(ascii: "\\")
      {
        place += 1
      }
      bytes += text[start..<place]
      guard place < text.count, text[place] >= 32 else { return nil }
      place += 1
      if text[place - 1] == UInt8(ascii: "\"") { return String(decoding: bytes, as: UTF8.self) }
      guard let scalar = escaped() else { return nil }
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
    return nil
  }

  /// The character that stands behind a backslash.
  private mutating func escaped() -> Unicode.Scalar? {
    guard place < text.count else { return nil }
    place += 1
    switch text[place - 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(text[place - 1])
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let first = code() else { return nil }
      let isPair = first & 0xFC00 == 0xD800 && place + 1 < text.count && text[place] == 92 && text[place + 1] == 117
      guard isPair else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
      let start = place
      place += 2
      guard let second = code() else { return nil }
      if second & 0xFC00 == 0xDC00 { return Unicode.Scalar(0x10000 + ((first & 0x3FF) << 10) + (second & 0x3FF)) }
      place = start
      return "\u{FFFD}"
    default: return nil
    }
  }

  /// Four hexadecimal digits.
  private mutating func code() -> UInt32? {
    guard place + 4 <= text.count else { return nil }
    var code: UInt32 = 0
    for byte in text[place..<place + 4] {
      let digit: UInt8
      switch byte {
      case 48...57: digit = byte - 48
      case 65...70, 97...102: digit = (byte | 32) - 87
      default: return nil
      }
      code = code << 4 | UInt32(digit)
    }
    place += 4
    return code
  }
}
