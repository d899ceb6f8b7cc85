import JSONText

/// JSON by recursive descent, as it is written by hand: the yardstick of the `json` suite.
enum HandwrittenJSON {
  struct Mistake: Error {
    let offset: Int
  }

  static let deepestNesting = 100

  /// The value that a text states.
  static func value(of input: Span<UInt8>) throws(Mistake) -> JSONDocument {
    var place = 0
    let value = try value(in: input, at: &place, depth: 0)
    skipBlanks(input, &place)
    if place < input.count { throw Mistake(offset: place) }
    return value
  }

  private static func value(in input: Span<UInt8>, at place: inout Int, depth: Int) throws(Mistake) -> JSONDocument {
    skipBlanks(input, &place)
    guard place < input.count else { throw Mistake(offset: place) }
    switch input[place] {
    case UInt8(ascii: "{"): return .object(try members(in: input, at: &place, depth: depth))
    case UInt8(ascii: "["): return .array(try items(in: input, at: &place, depth: depth))
    case UInt8(ascii: "\""): return .string(try string(in: input, at: &place))
    case UInt8(ascii: "t"):
      try expect("true", in: input, at: &place)
      return .bool(true)
    case UInt8(ascii: "f"):
      try expect("false", in: input, at: &place)
      return .bool(false)
    case UInt8(ascii: "n"):
      try expect("null", in: input, at: &place)
      return .null
    default: return .number(try number(in: input, at: &place))
    }
  }

  private static func items(in input: Span<UInt8>, at place: inout Int, depth: Int) throws(Mistake) -> [JSONDocument] {
    guard depth < deepestNesting else { throw Mistake(offset: place) }
    place += 1
    var items: [JSONDocument] = []
    skipBlanks(input, &place)
    if take(UInt8(ascii: "]"), input, &place) { return items }
    while true {
      items.append(try value(in: input, at: &place, depth: depth + 1))
      skipBlanks(input, &place)
      if take(UInt8(ascii: ","), input, &place) { continue }
      if take(UInt8(ascii: "]"), input, &place) { return items }
      throw Mistake(offset: place)
    }
  }

  private static func members(
    in input: Span<UInt8>, at place: inout Int, depth: Int
  ) throws(Mistake) -> [JSONDocument.Member] {
    guard depth < deepestNesting else { throw Mistake(offset: place) }
    place += 1
    var members: [JSONDocument.Member] = []
    skipBlanks(input, &place)
    if take(UInt8(ascii: "}"), input, &place) { return members }
    while true {
      skipBlanks(input, &place)
      guard place < input.count, input[place] == UInt8(ascii: "\"") else { throw Mistake(offset: place) }
      let name = try string(in: input, at: &place)
      skipBlanks(input, &place)
      guard take(UInt8(ascii: ":"), input, &place) else { throw Mistake(offset: place) }
      members.append(JSONDocument.Member(name: name, value: try value(in: input, at: &place, depth: depth + 1)))
      skipBlanks(input, &place)
      if take(UInt8(ascii: ","), input, &place) { continue }
      if take(UInt8(ascii: "}"), input, &place) { return members }
      throw Mistake(offset: place)
    }
  }

  private static func string(in input: Span<UInt8>, at place: inout Int) throws(Mistake) -> String {
    place += 1
    let start = place
    while place < input.count {
      switch input[place] {
      case UInt8(ascii: "\""):
        place += 1
        return try text(input, from: start, to: place - 1)
      case UInt8(ascii: "\\"): return try escapedString(in: input, from: start, at: &place)
      case 0..<32: throw Mistake(offset: place)
      default: place += 1
      }
    }
    throw Mistake(offset: place)
  }

  /// A string from its first backslash on.
  private static func escapedString(
    in input: Span<UInt8>, from start: Int, at place: inout Int
  ) throws(Mistake) -> String {
    var text = try text(input, from: start, to: place)
    while place < input.count {
      let byte = input[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return text
      case UInt8(ascii: "\\"): text.unicodeScalars.append(try escape(in: input, at: &place))
      case 0..<32: throw Mistake(offset: place - 1)
      default:
        let start = place - 1
        while place < input.count, input[place] >= 32, input[place] != UInt8(ascii: "\""),
          input[place] != UInt8(ascii: "\\")
        {
          place += 1
        }
        text += try self.text(input, from: start, to: place)
      }
    }
    throw Mistake(offset: place)
  }

  private static func escape(in input: Span<UInt8>, at place: inout Int) throws(Mistake) -> Unicode.Scalar {
    guard place < input.count else { throw Mistake(offset: place) }
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
      if 0xD800..<0xDC00 ~= code {
        guard take(UInt8(ascii: "\\"), input, &place), take(UInt8(ascii: "u"), input, &place) else {
          throw Mistake(offset: place)
        }
        let low = try codeUnit(in: input, at: &place)
        guard 0xDC00..<0xE000 ~= low else { throw Mistake(offset: place) }
        code = 0x10000 + (code & 0x3FF) << 10 + (low & 0x3FF)
      }
      guard let scalar = Unicode.Scalar(code) else { throw Mistake(offset: place) }
      return scalar
    default: throw Mistake(offset: place - 1)
    }
  }

  static func codeUnit(in input: Span<UInt8>, at place: inout Int) throws(Mistake) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard place < input.count, let digit = Character(Unicode.Scalar(input[place])).hexDigitValue else {
        throw Mistake(offset: place)
      }
      code = code << 4 | UInt32(digit)
      place += 1
    }
    return code
  }

  private static func number(in input: Span<UInt8>, at place: inout Int) throws(Mistake) -> Double {
    let start = place
    try skipNumber(in: input, at: &place)
    // What most numbers are needs no more than an exact quotient.
    var significand: UInt64 = 0
    var places = 0
    var isPlain = place - start <= 19
    var index = start
    if isPlain {
      var isFraction = false
      if input[index] == UInt8(ascii: "-") { index += 1 }
      while index < place {
        let digit = input[index] &- UInt8(ascii: "0")
        if digit < 10 {
          significand = significand &* 10 &+ UInt64(digit)
          if isFraction { places += 1 }
        } else if input[index] == UInt8(ascii: ".") {
          isFraction = true
        } else {
          isPlain = false
        }
        index += 1
      }
    }
    if isPlain, significand <= 1 << 53 {
      let value = Double(significand) / powersOfTen[places]
      return input[start] == UInt8(ascii: "-") ? -value : value
    }
    guard let value = Double(try text(input, from: start, to: place)), value.isFinite else {
      throw Mistake(offset: start)
    }
    return value
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
  ]

  private static func text(_ input: Span<UInt8>, from start: Int, to end: Int) throws(Mistake) -> String {
    // Read before it returns.
    let text = unsafe input.extracting(start..<end).withUnsafeBufferPointer { bytes -> String? in
      if #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
        return unsafe String(validating: bytes, as: UTF8.self)
      }
      // What is repaired has other bytes.
      let repaired = unsafe String(decoding: bytes, as: UTF8.self)
      return unsafe repaired.utf8.elementsEqual(bytes) ? repaired : nil
    }
    guard let text else { throw Mistake(offset: start) }
    return text
  }
}
