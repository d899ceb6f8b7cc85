import JSONText

// What checking a text has in common with reading it.

extension HandwrittenJSON {
  /// Checks a text.
  static func validate(_ input: Span<UInt8>) throws(Mistake) {
    var place = 0
    try skipValue(in: input, at: &place, depth: 0)
    skipBlanks(input, &place)
    if place < input.count { throw Mistake(offset: place) }
  }

  private static func skipValue(in input: Span<UInt8>, at place: inout Int, depth: Int) throws(Mistake) {
    skipBlanks(input, &place)
    guard place < input.count else { throw Mistake(offset: place) }
    switch input[place] {
    case UInt8(ascii: "{"):
      try skipList(in: input, at: &place, depth, to: UInt8(ascii: "}")) { input, place throws(Mistake) in
        skipBlanks(input, &place)
        guard place < input.count, input[place] == UInt8(ascii: "\"") else { throw Mistake(offset: place) }
        try skipString(in: input, at: &place)
        skipBlanks(input, &place)
        guard take(UInt8(ascii: ":"), input, &place) else { throw Mistake(offset: place) }
        try skipValue(in: input, at: &place, depth: depth + 1)
      }
    case UInt8(ascii: "["):
      try skipList(in: input, at: &place, depth, to: UInt8(ascii: "]")) { input, place throws(Mistake) in
        try skipValue(in: input, at: &place, depth: depth + 1)
      }
    case UInt8(ascii: "\""): try skipString(in: input, at: &place)
    case UInt8(ascii: "t"): try expect("true", in: input, at: &place)
    case UInt8(ascii: "f"): try expect("false", in: input, at: &place)
    case UInt8(ascii: "n"): try expect("null", in: input, at: &place)
    default: try skipNumber(in: input, at: &place)
    }
  }

  @inline(__always)
  private static func skipList(
    in input: Span<UInt8>, at place: inout Int, _ depth: Int, to end: UInt8,
    _ skipItem: (Span<UInt8>, inout Int) throws(Mistake) -> Void
  ) throws(Mistake) {
    guard depth < deepestNesting else { throw Mistake(offset: place) }
    place += 1
    skipBlanks(input, &place)
    if take(end, input, &place) { return }
    while true {
      try skipItem(input, &place)
      skipBlanks(input, &place)
      if take(UInt8(ascii: ","), input, &place) { continue }
      if take(end, input, &place) { return }
      throw Mistake(offset: place)
    }
  }

  private static func skipString(in input: Span<UInt8>, at place: inout Int) throws(Mistake) {
    place += 1
    while place < input.count {
      switch input[place] {
      case UInt8(ascii: "\""):
        place += 1
        return
      case UInt8(ascii: "\\"):
        place += 1
        guard place < input.count else { throw Mistake(offset: place) }
        switch input[place] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
          UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
          place += 1
        case UInt8(ascii: "u"):
          place += 1
          _ = try codeUnit(in: input, at: &place)
        default: throw Mistake(offset: place)
        }
      case 0..<32: throw Mistake(offset: place)
      case 0..<128: place += 1
      default: try skipCharacter(in: input, at: &place)
      }
    }
    throw Mistake(offset: place)
  }

  /// A character of several bytes, which must be UTF-8.
  private static func skipCharacter(in input: Span<UInt8>, at place: inout Int) throws(Mistake) {
    let first = input[place]
    let (count, smallest): (Int, UInt32) =
      switch first {
      case 0xC2..<0xE0: (2, 0x80)
      case 0xE0..<0xF0: (3, 0x800)
      case 0xF0..<0xF5: (4, 0x10000)
      default: throw Mistake(offset: place)
      }
    var code = UInt32(first) & (0xFF >> UInt32(count + 1))
    for index in place + 1..<place + count {
      guard index < input.count, input[index] & 0xC0 == 0x80 else { throw Mistake(offset: place) }
      code = code << 6 | UInt32(input[index] & 0x3F)
    }
    guard code >= smallest, Unicode.Scalar(code) != nil else { throw Mistake(offset: place) }
    place += count
  }

  static func skipNumber(in input: Span<UInt8>, at place: inout Int) throws(Mistake) {
    _ = take(UInt8(ascii: "-"), input, &place)
    if !take(UInt8(ascii: "0"), input, &place) { try skipDigits(in: input, at: &place) }
    if take(UInt8(ascii: "."), input, &place) { try skipDigits(in: input, at: &place) }
    if place < input.count, input[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      if !take(UInt8(ascii: "+"), input, &place) { _ = take(UInt8(ascii: "-"), input, &place) }
      try skipDigits(in: input, at: &place)
    }
  }

  private static func skipDigits(in input: Span<UInt8>, at place: inout Int) throws(Mistake) {
    let start = place
    while place < input.count, input[place] &- UInt8(ascii: "0") < 10 { place += 1 }
    if place == start { throw Mistake(offset: place) }
  }

  static func expect(_ word: StaticString, in input: Span<UInt8>, at place: inout Int) throws(Mistake) {
    for index in 0..<word.utf8CodeUnitCount {
      // The index is below the count.
      guard place < input.count, unsafe input[place] == word.utf8Start[index] else { throw Mistake(offset: place) }
      place += 1
    }
  }

  @inline(__always) static func skipBlanks(_ input: Span<UInt8>, _ place: inout Int) {
    while place < input.count {
      switch input[place] {
      case 32, 10, 13, 9: place += 1
      default: return
      }
    }
  }

  @inline(__always) static func take(_ byte: UInt8, _ input: Span<UInt8>, _ place: inout Int) -> Bool {
    guard place < input.count, input[place] == byte else { return false }
    place += 1
    return true
  }
}
