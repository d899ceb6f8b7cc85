import JSONText

extension Handwritten {
  /// JSON; nothing is made of it where it is not kept.
  mutating func json(isKept: Bool) throws(Mistake) -> JSONDocument {
    let value = try isKept ? value(0, Kept.self) : value(0, Checked.self)
    skipSpace()
    guard isAtEnd else { throw Mistake() }
    return isKept ? value : .null
  }

  private mutating func value<Use: Purpose>(_ depth: Int, _ use: Use.Type) throws(Mistake) -> JSONDocument {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"):
      var members: [JSONDocument.Member] = []
      try list(depth, to: "}") { reader throws(Mistake) in
        reader.skipSpace()
        guard reader.next == UInt8(ascii: "\"") else { throw Mistake() }
        let name = try reader.string(use)
        reader.skipSpace()
        try reader.expect(":")
        let value = try reader.value(depth + 1, use)
        if Use.isKept { members.append(JSONDocument.Member(name: name, value: value)) }
      }
      return Use.isKept ? .object(members) : .null
    case UInt8(ascii: "["):
      var items: [JSONDocument] = []
      try list(depth, to: "]") { reader throws(Mistake) in
        let item = try reader.value(depth + 1, use)
        if Use.isKept { items.append(item) }
      }
      return Use.isKept ? .array(items) : .null
    case UInt8(ascii: "\""):
      let string = try string(use)
      return Use.isKept ? .string(string) : .null
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default:
      let number = try number(use)
      return Use.isKept ? .number(number) : .null
    }
  }

  @inline(__always)
  private mutating func list(
    _ depth: Int, to end: Unicode.Scalar, _ readItem: (inout Handwritten) throws(Mistake) -> Void
  ) throws(Mistake) {
    guard depth < 100 else { throw Mistake() }
    place += 1
    skipSpace()
    if take(end) { return }
    while true {
      try readItem(&self)
      skipSpace()
      if take(",") { continue }
      return try expect(end)
    }
  }

  @inline(__always)
  private mutating func string<Use: Purpose>(_ use: Use.Type) throws(Mistake) -> String {
    place += 1
    var start = place
    var string = ""
    while true {
      skip { $0 != 34 && $0 != 92 && 32..<128 ~= $0 }
      switch next {
      case UInt8(ascii: "\""):
        place += 1
        if !Use.isKept { return "" }
        let rest = try checkedText(from: start, to: place - 1)
        return string.isEmpty ? rest : string + rest
      case UInt8(ascii: "\\"):
        if Use.isKept { string += try checkedText(from: start, to: place) }
        place += 1
        let scalar = try escape(use)
        if Use.isKept { string.unicodeScalars.append(scalar) }
        start = place
      case 128...: repeat { try skipCharacter(use) } while next >= 128
      default: throw Mistake()
      }
    }
  }

  private mutating func escape<Use: Purpose>(_ use: Use.Type) throws(Mistake) -> Unicode.Scalar {
    let letter = next
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var code = try codeUnit()
      // One that is only checked may have any halves of pairs.
      if !Use.isKept { return "\0" }
      if 0xD800..<0xDC00 ~= code {
        try expect("\\")
        try expect("u")
        let low = try codeUnit()
        guard 0xDC00..<0xE000 ~= low else { throw Mistake() }
        code = 0x10000 + (code & 0x3FF) << 10 + (low & 0x3FF)
      }
      guard let scalar = Unicode.Scalar(code) else { throw Mistake() }
      return scalar
    default: throw Mistake()
    }
  }

  private mutating func codeUnit() throws(Mistake) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(next)).hexDigitValue else { throw Mistake() }
      code = code << 4 | UInt32(digit)
      place += 1
    }
    return code
  }

  /// A character of several bytes, which must be UTF-8; what is kept is checked as a whole.
  private mutating func skipCharacter<Use: Purpose>(_ use: Use.Type) throws(Mistake) {
    if isAtEnd { throw Mistake() }
    if Use.isKept {
      place += 1
      return
    }
    let first = next
    let (count, smallest): (Int, UInt32) =
      switch first {
      case 0xC2..<0xE0: (2, 0x80)
      case 0xE0..<0xF0: (3, 0x800)
      case 0xF0..<0xF5: (4, 0x10000)
      default: throw Mistake()
      }
    var code = UInt32(first) & (0xFF >> UInt32(count + 1))
    for index in place + 1..<place + count {
      guard index < bytes.count, bytes[index] & 0xC0 == 0x80 else { throw Mistake() }
      code = code << 6 | UInt32(bytes[index] & 0x3F)
    }
    guard code >= smallest, Unicode.Scalar(code) != nil else { throw Mistake() }
    place += count
  }

  @inline(__always)
  private mutating func number<Use: Purpose>(_ use: Use.Type) throws(Mistake) -> Double {
    let start = place
    let isNegative = take("-")
    if !take("0") { try skipDigits() }
    let point = place
    if take(".") { try skipDigits() }
    let end = place
    if next | 32 == UInt8(ascii: "e") {
      place += 1
      if !take("+") { _ = take("-") }
      try skipDigits()
    }
    if !Use.isKept { return 0 }
    // What most numbers are needs no more than an exact quotient.
    if place == end, place - start <= 19 {
      var significand: UInt64 = 0
      for index in (isNegative ? start + 1 : start)..<end where index != point {
        significand = significand &* 10 &+ UInt64(bytes[index] &- UInt8(ascii: "0"))
      }
      if significand <= 1 << 53 {
        let value = Double(significand) / powersOfTen[max(0, end - point - 1)]
        return isNegative ? -value : value
      }
    }
    guard let value = Double(text(from: start, to: place)), value.isFinite else { throw Mistake() }
    return value
  }

  private func checkedText(from start: Int, to end: Int) throws(Mistake) -> String {
    if #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
      guard let text = String(validating: bytes[start..<end], as: UTF8.self) else { throw Mistake() }
      return text
    }
    let text = text(from: start, to: end)
    // What is repaired has other bytes.
    guard text.utf8.elementsEqual(bytes[start..<end]) else { throw Mistake() }
    return text
  }

  private mutating func word(_ word: StaticString, _ value: JSONDocument) throws(Mistake) -> JSONDocument {
    for index in 0..<word.utf8CodeUnitCount {
      // The index is below the count.
      guard unsafe next == word.utf8Start[index] else { throw Mistake() }
      place += 1
    }
    return value
  }

  @inline(__always)
  private mutating func skipSpace() { skip { $0 == 32 || $0 == 10 || $0 == 13 || $0 == 9 } }
}

/// Whether what is read is kept, which the compiler knows.
private protocol Purpose {
  static var isKept: Bool { get }
}

private enum Kept: Purpose {
  static var isKept: Bool { true }
}

private enum Checked: Purpose {
  static var isKept: Bool { false }
}

private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
]
