/// Parsers as they are written by hand, by recursive descent: the yardstick of the texts.
struct Handwritten {
  struct Mistake: Error {}

  let bytes: ContiguousArray<UInt8>
  var place = 0

  init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  /// The byte here; none of any text at the end.
  var next: UInt8 { place < bytes.count ? bytes[place] : 0xFF }

  @inline(__always)
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  @inline(__always)
  mutating func expect(_ byte: Unicode.Scalar) throws(Mistake) {
    guard take(byte) else { throw Mistake() }
  }

  @inline(__always)
  mutating func skip(_ does: (UInt8) -> Bool) {
    var end = place
    while end < bytes.count, does(bytes[end]) { end += 1 }
    place = end
  }

  mutating func skipBlanks() { skip { $0 == 32 || $0 == 9 } }

  mutating func skipDigits() throws(Mistake) {
    let start = place
    skip(Self.isDigit)
    if place == start { throw Mistake() }
  }

  /// The bytes from here on that do, as a text.
  @inline(__always)
  mutating func text(_ does: (UInt8) -> Bool) -> String {
    let start = place
    skip(does)
    return text(from: start, to: place)
  }

  func text(from start: Int, to end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  static func startsWord(_ byte: UInt8) -> Bool { (byte | 32) &- 97 < 26 || byte == 95 }

  static func isInWord(_ byte: UInt8) -> Bool { startsWord(byte) || isDigit(byte) }
}
