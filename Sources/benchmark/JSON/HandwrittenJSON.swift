import JSONText

/// Where a text is no JSON.
struct JSONMistake: Error {
  let offset: Int
}

/// JSON by recursive descent, as it is written by hand: the yardstick of the `json` suite.
enum HandwrittenJSON<Value: HandwrittenValue> {
  /// The value that a text states.
  static func value(of input: Span<UInt8>) throws(JSONMistake) -> Value {
    var place = 0
    let value = try value(in: input, at: &place, depth: 0)
    skipBlanks(input, &place)
    if place < input.count { throw JSONMistake(offset: place) }
    return value
  }

  private static func value(
    in input: Span<UInt8>, at place: inout Int, depth: Int
  ) throws(JSONMistake) -> Value {
    skipBlanks(input, &place)
    guard place < input.count else { throw JSONMistake(offset: place) }
    switch input[place] {
    case UInt8(ascii: "{"):
      var members: [Value.Member] = []
      try list(in: input, at: &place, depth, to: UInt8(ascii: "}")) { input, place throws(JSONMistake) in
        skipBlanks(input, &place)
        guard place < input.count, input[place] == UInt8(ascii: "\"") else { throw JSONMistake(offset: place) }
        let name = try string(in: input, at: &place)
        skipBlanks(input, &place)
        guard take(UInt8(ascii: ":"), input, &place) else { throw JSONMistake(offset: place) }
        let value = try value(in: input, at: &place, depth: depth + 1)
        if Value.isKept { members.append(Value.member(name, value)) }
      }
      return .object(members)
    case UInt8(ascii: "["):
      var items: [Value] = []
      try list(in: input, at: &place, depth, to: UInt8(ascii: "]")) { input, place throws(JSONMistake) in
        let item = try value(in: input, at: &place, depth: depth + 1)
        if Value.isKept { items.append(item) }
      }
      return .array(items)
    case UInt8(ascii: "\""): return .string(try string(in: input, at: &place))
    case UInt8(ascii: "t"): return try word("true", .bool(true), in: input, at: &place)
    case UInt8(ascii: "f"): return try word("false", .bool(false), in: input, at: &place)
    case UInt8(ascii: "n"): return try word("null", .null, in: input, at: &place)
    default: return .number(try number(in: input, at: &place))
    }
  }

  @inline(__always)
  private static func list(
    in input: Span<UInt8>, at place: inout Int, _ depth: Int, to end: UInt8,
    _ readItem: (Span<UInt8>, inout Int) throws(JSONMistake) -> Void
  ) throws(JSONMistake) {
    guard depth < 100 else { throw JSONMistake(offset: place) }
    place += 1
    skipBlanks(input, &place)
    if take(end, input, &place) { return }
    while true {
      try readItem(input, &place)
      skipBlanks(input, &place)
      if take(UInt8(ascii: ","), input, &place) { continue }
      if take(end, input, &place) { return }
      throw JSONMistake(offset: place)
    }
  }

  private static func string(in input: Span<UInt8>, at place: inout Int) throws(JSONMistake) -> Value.Text {
    place += 1
    var start = place
    var text = ""
    while place < input.count {
      switch input[place] {
      case UInt8(ascii: "\""):
        place += 1
        if !Value.isKept { return Value.text("") }
        let rest = try self.text(input, from: start, to: place - 1)
        return Value.text(text.isEmpty ? rest : text + rest)
      case UInt8(ascii: "\\"):
        if Value.isKept { text += try self.text(input, from: start, to: place) }
        place += 1
        let scalar = try escape(in: input, at: &place)
        if Value.isKept { text.unicodeScalars.append(scalar) }
        start = place
      case 0..<32: throw JSONMistake(offset: place)
      case 128... where !Value.isKept: try skipCharacter(in: input, at: &place)
      default: place += 1
      }
    }
    throw JSONMistake(offset: place)
  }

  private static func escape(in input: Span<UInt8>, at place: inout Int) throws(JSONMistake) -> Unicode.Scalar {
    guard place < input.count else { throw JSONMistake(offset: place) }
    let letter = input[place]
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var code = try codeUnit(in: input, at: &place)
      // One that is only checked may have any halves of pairs.
      if !Value.isKept { return "\0" }
      if 0xD800..<0xDC00 ~= code {
        guard take(UInt8(ascii: "\\"), input, &place), take(UInt8(ascii: "u"), input, &place) else {
          throw JSONMistake(offset: place)
        }
        let low = try codeUnit(in: input, at: &place)
        guard 0xDC00..<0xE000 ~= low else { throw JSONMistake(offset: place) }
        code = 0x10000 + (code & 0x3FF) << 10 + (low & 0x3FF)
      }
      guard let scalar = Unicode.Scalar(code) else { throw JSONMistake(offset: place) }
      return scalar
    default: throw JSONMistake(offset: place - 1)
    }
  }

  private static func codeUnit(in input: Span<UInt8>, at place: inout Int) throws(JSONMistake) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard place < input.count, let digit = Character(Unicode.Scalar(input[place])).hexDigitValue else {
        throw JSONMistake(offset: place)
      }
      code = code << 4 | UInt32(digit)
      place += 1
    }
    return code
  }

  /// A character of several bytes, which must be UTF-8.
  private static func skipCharacter(in input: Span<UInt8>, at place: inout Int) throws(JSONMistake) {
    let first = input[place]
    let (count, smallest): (Int, UInt32) =
      switch first {
      case 0xC2..<0xE0: (2, 0x80)
      case 0xE0..<0xF0: (3, 0x800)
      case 0xF0..<0xF5: (4, 0x10000)
      default: throw JSONMistake(offset: place)
      }
    var code = UInt32(first) & (0xFF >> UInt32(count + 1))
    for index in place + 1..<place + count {
      guard index < input.count, input[index] & 0xC0 == 0x80 else { throw JSONMistake(offset: place) }
      code = code << 6 | UInt32(input[index] & 0x3F)
    }
    guard code >= smallest, Unicode.Scalar(code) != nil else { throw JSONMistake(offset: place) }
    place += count
  }

  private static func number(in input: Span<UInt8>, at place: inout Int) throws(JSONMistake) -> Double {
    let start = place
    let isNegative = take(UInt8(ascii: "-"), input, &place)
    if !take(UInt8(ascii: "0"), input, &place) { try skipDigits(in: input, at: &place) }
    let point = place
    if take(UInt8(ascii: "."), input, &place) { try skipDigits(in: input, at: &place) }
    let end = place
    if place < input.count, input[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      if !take(UInt8(ascii: "+"), input, &place) { _ = take(UInt8(ascii: "-"), input, &place) }
      try skipDigits(in: input, at: &place)
    }
    if !Value.isKept { return 0 }
    // What most numbers are needs no more than an exact quotient.
    if place == end, place - start <= 19 {
      var significand: UInt64 = 0
      for index in (isNegative ? start + 1 : start)..<end where index != point {
        significand = significand &* 10 &+ UInt64(input[index] &- UInt8(ascii: "0"))
      }
      if significand <= 1 << 53 {
        let value = Double(significand) / powersOfTen[max(0, end - point - 1)]
        return isNegative ? -value : value
      }
    }
    guard let value = Double(try text(input, from: start, to: place)), value.isFinite else {
      throw JSONMistake(offset: start)
    }
    return value
  }

  private static func skipDigits(in input: Span<UInt8>, at place: inout Int) throws(JSONMistake) {
    let start = place
    while place < input.count, input[place] &- UInt8(ascii: "0") < 10 { place += 1 }
    if place == start { throw JSONMistake(offset: place) }
  }

  private static func text(_ input: Span<UInt8>, from start: Int, to end: Int) throws(JSONMistake) -> String {
    // Read before it returns.
    let text = unsafe input.extracting(start..<end).withUnsafeBufferPointer { bytes -> String? in
      if #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
        return unsafe String(validating: bytes, as: UTF8.self)
      }
      // What is repaired has other bytes.
      let repaired = unsafe String(decoding: bytes, as: UTF8.self)
      return unsafe repaired.utf8.elementsEqual(bytes) ? repaired : nil
    }
    guard let text else { throw JSONMistake(offset: start) }
    return text
  }

  private static func word(
    _ word: StaticString, _ value: Value, in input: Span<UInt8>, at place: inout Int
  ) throws(JSONMistake) -> Value {
    for index in 0..<word.utf8CodeUnitCount {
      // The index is below the count.
      guard place < input.count, unsafe input[place] == word.utf8Start[index] else { throw JSONMistake(offset: place) }
      place += 1
    }
    return value
  }

  @inline(__always) private static func skipBlanks(_ input: Span<UInt8>, _ place: inout Int) {
    while place < input.count, input[place] == 32 || input[place] == 10 || input[place] == 13 || input[place] == 9 {
      place += 1
    }
  }

  @inline(__always) private static func take(_ byte: UInt8, _ input: Span<UInt8>, _ place: inout Int) -> Bool {
    guard place < input.count, input[place] == byte else { return false }
    place += 1
    return true
  }
}

private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
]
