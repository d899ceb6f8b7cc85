import SettingsFile

/// A place in a text.
struct TextReader {
  let bytes: ContiguousArray<UInt8>
  var place = 0

  init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  /// The byte here; none of any text at the end.
  var next: UInt8 { place < bytes.count ? bytes[place] : 0xFF }

  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  /// The bytes from here on that do, as a text; `nil` where there are none.
  mutating func text(_ does: (UInt8) -> Bool) -> String? {
    let start = place
    while !isAtEnd, does(bytes[place]) { place += 1 }
    return place == start ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
  }

  mutating func number() -> Int? {
    var number: Int?
    while next &- 48 < 10 {
      let (product, isLarge) = (number ?? 0).multipliedReportingOverflow(by: 10)
      guard !isLarge, product <= .max - 9 else { return nil }
      number = product + Int(next - 48)
      place += 1
    }
    return number
  }

  mutating func skipBlanks() {
    while next == 32 || next == 9 { place += 1 }
  }

  mutating func skipLine() {
    while !isAtEnd, next != 10 { place += 1 }
  }
}

/// Whether a byte is a letter or a digit.
func isWordPart(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 || byte &- 48 < 10 }

/// Settings in sections by recursive descent.
enum HandwrittenSettings {
  typealias Section = (name: String?, settings: [(name: String, value: String)])

  static func sections(in bytes: ContiguousArray<UInt8>) -> [Section]? {
    var reader = TextReader(bytes)
    var sections: [Section] = [(nil, [])]
    let isInName = { (byte: UInt8) in isWordPart(byte) || [45, 46, 95].contains(byte) }
    while !reader.isAtEnd {
      skipBlanks(&reader)
      if reader.take("[") {
        reader.skipBlanks()
        guard let name = reader.text(isInName) else { return nil }
        reader.skipBlanks()
        guard reader.take("]") else { return nil }
        sections.append((name, []))
      } else if let name = reader.text(isInName) {
        reader.skipBlanks()
        guard reader.take("=") else { return nil }
        reader.skipBlanks()
        guard let value = value(&reader) else { return nil }
        sections[sections.count - 1].settings.append((name, value))
      }
      skipBlanks(&reader)
      guard reader.take("\n") else { return nil }
    }
    return sections
  }

  private static func value(_ reader: inout TextReader) -> String? {
    guard reader.take("\"") else { return reader.text { ![34, 35, 59, 9, 10, 13, 32].contains($0) } ?? "" }
    let text = reader.text { $0 != 34 && $0 != 10 } ?? ""
    return reader.take("\"") ? text : nil
  }

  private static func skipBlanks(_ reader: inout TextReader) {
    while reader.next == 32 || reader.next == 9 || reader.next == 13 { reader.place += 1 }
    if reader.next == UInt8(ascii: ";") || reader.next == UInt8(ascii: "#") { reader.skipLine() }
  }

  static func digest(of sections: [Section]) -> Int {
    sections.reduce(0) {
      $1.settings.reduce($0 &* 31 &+ ($1.name?.utf8.count ?? 0)) {
        $0 &* 7 &+ $1.name.utf8.count &* 3 &+ $1.value.utf8.count
      }
    }
  }
}

extension SettingsFile {
  static func digest(of sections: [Section]) -> Int {
    sections.reduce(0) {
      $1.settings.reduce($0 &* 31 &+ ($1.name?.utf8.count ?? 0)) {
        $0 &* 7 &+ $1.name.utf8.count &* 3 &+ $1.value.utf8.count
      }
    }
  }
}
