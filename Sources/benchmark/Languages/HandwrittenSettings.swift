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

/// Settings in sections by recursive descent; what throws is no file of them.
struct HandwrittenSettings {
  struct Mistake: Error {}

  private var reader: TextReader

  static func settings(in bytes: ContiguousArray<UInt8>) -> Settings? {
    var reader = HandwrittenSettings(reader: TextReader(bytes))
    return try? reader.settings()
  }

  private mutating func settings() throws(Mistake) -> Settings {
    var settings: Settings = [:]
    var section = ""
    while true {
      skipBlanks()
      if reader.isAtEnd { return settings }
      if reader.next == UInt8(ascii: ";") || reader.next == UInt8(ascii: "#") {
        reader.skipLine()
      } else if reader.take("[") {
        let start = reader.place
        while !reader.isAtEnd, ![91, 93, 10].contains(reader.next) { reader.place += 1 }
        guard reader.place > start else { throw Mistake() }
        section = trimmed(from: start)
        guard reader.take("]") else { throw Mistake() }
        skipBlanks()
      } else if reader.next != 10 {
        guard let key = reader.text(Self.isInKey) else { throw Mistake() }
        skipBlanks()
        guard reader.take("=") else { throw Mistake() }
        skipBlanks()
        guard settings[section, default: [:]].updateValue(try value(), forKey: key) == nil else { throw Mistake() }
      }
      guard reader.isAtEnd || reader.take("\n") else { throw Mistake() }
    }
  }

  private static func isInKey(_ byte: UInt8) -> Bool {
    switch byte {
    case 32, 9, 13, 10, 61, 91, 93, 59, 35, 34: false
    default: true
    }
  }

  private mutating func value() throws(Mistake) -> Setting {
    if reader.next == 34 {
      let text = try quoted()
      skipBlanks()
      return .text(text)
    }
    let start = reader.place
    var isNumeric = true
    while !reader.isAtEnd, reader.next != 10 {
      let byte = reader.next
      if !(48...57 ~= byte || 43...46 ~= byte || Self.isBlank(byte)) { isNumeric = false }
      reader.place += 1
    }
    let text = trimmed(from: start)
    guard !text.isEmpty else { throw Mistake() }
    if isNumeric, let number = Double(text) { return .number(number) }
    guard text.utf8.count < 6 else { return .text(text) }
    let word = text.lowercased()
    return word == "true" ? .flag(true) : word == "false" ? .flag(false) : .text(text)
  }

  private mutating func quoted() throws(Mistake) -> String {
    reader.place += 1
    let start = reader.place
    while ![34, 92, 10, 0xFF].contains(reader.next) { reader.place += 1 }
    if reader.next == 34 {
      defer { reader.place += 1 }
      return String(decoding: reader.bytes[start..<reader.place], as: UTF8.self)
    }
    var text = Array(reader.bytes[start..<reader.place])
    while !reader.isAtEnd, reader.next != 10 {
      var byte = reader.next
      reader.place += 1
      if byte == 34 { return String(decoding: text, as: UTF8.self) }
      if byte == 92 {
        switch reader.next {
        case UInt8(ascii: "n"): byte = 10
        case UInt8(ascii: "t"): byte = 9
        case 34, 92: byte = reader.next
        default: throw Mistake()
        }
        reader.place += 1
      }
      text.append(byte)
    }
    throw Mistake()
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }

  private mutating func skipBlanks() {
    while Self.isBlank(reader.next) { reader.place += 1 }
  }

  /// The text from a place up to here, without the blanks at its end.
  private func trimmed(from start: Int) -> String {
    var end = reader.place
    while end > start, Self.isBlank(reader.bytes[end - 1]) { end -= 1 }
    return String(decoding: reader.bytes[start..<end], as: UTF8.self)
  }

  /// The same in whatever order the settings are found.
  static func digest(of settings: Settings) -> Int {
    settings.reduce(0) { total, section in
      section.value.reduce(total &+ section.key.utf8.count) { $0 &+ $1.key.utf8.count &* 7 &+ digest(of: $1.value) }
    }
  }

  private static func digest(of setting: Setting) -> Int {
    switch setting {
    case .text(let text): text.utf8.count
    case .number(let number): Int(truncatingIfNeeded: number.bitPattern)
    case .flag(let flag): flag ? 3 : 5
    }
  }
}
