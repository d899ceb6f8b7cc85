import GrammarCombinators

/// What stood in a console, as the system printed it: what a copy of it has added to its characters is taken away.
enum PrintedText {
  /// The bytes of a line without escapes of Markdown, HTML or of a string.
  ///
  /// - Complexity: linear in the length of the line.
  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else { return bytes }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"),
        let (entity, spelling) = entities.first(where: { bytes[index...].starts(with: $0.0.utf8) })
      {
        text += spelling.utf8
        index += entity.utf8.count
      } else if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        index += 1
        switch bytes[index] {
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
          let digits = bytes[(index + 1)...].prefix(4)
          let code = digits.reduce(0 as UInt32) { $0 << 4 | UInt32($1 & 0xF) + ($1 > UInt8(ascii: "9") ? 9 : 0) }
          if digits.count == 4, digits.allSatisfy(HexadecimalDigit.contains), let scalar = Unicode.Scalar(code) {
            text += String(scalar).utf8
            index += 5
          }
        case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"):
          text.append(UInt8(ascii: " "))
          index += 1
        case let escaped where escaped < 0x80 && !isLetterOrDigit(escaped):
          text.append(escaped)
          index += 1
        default: text.append(byte)
        }
      } else {
        text.append(byte)
        index += 1
      }
    }
    return text
  }

  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&#x27;", "'"),
    ("&nbsp;", " "), ("&#124;", "|"), ("&#x7C;", "|"),
  ]

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { ASCII.isLetter(byte) || ASCII.isDigit(byte) }

  /// A line without its indentation, and without the marks of quotations and comments before it.
  static func withoutIndentation(_ line: [UInt8]) -> ArraySlice<UInt8> {
    var rest = line[...]
    while let byte = rest.first {
      let isMark = byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
      guard byte == 32 || byte == 9 || isMark && rest.count > 1 && rest.dropFirst().first.map(isBlankOrMark) == true
      else { break }
      rest = rest.dropFirst()
    }
    return rest
  }

  private static func isBlankOrMark(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }

  /// Whether a line is nothing but dots, as whoever shortens a list writes.
  static func isEllipsis(_ line: [UInt8]) -> Bool {
    let text = withoutIndentation(line).filter { !"\",`[] \t\r".utf8.contains($0) }
    let dots = text.filter { $0 == UInt8(ascii: ".") }.count
    return dots == text.count ? dots > 1 : text.elementsEqual("…".utf8)
  }

  /// A line of a list with the angle brackets around its constraint that whoever copied it has lost, to HTML most likely.
  static func withBrackets(_ line: [UInt8]) -> [UInt8] {
    guard !line.contains(UInt8(ascii: "<")) else { return line }
    let mark = UInt8(ascii: "\"")
    let text = withoutIndentation(line)
    guard let start = text.first == mark ? text.indices.dropFirst().first : text.indices.first else { return line }
    let name = text[start...].prefix { WordPart.contains($0) || $0 == UInt8(ascii: ".") }
    guard name.suffix(10).elementsEqual("Constraint".utf8), text[name.endIndex...].starts(with: ":0x".utf8) else {
      return line
    }
    let isEnd = { (byte: UInt8) in byte == mark || byte == UInt8(ascii: ",") || byte == 32 || byte == 13 }
    let behind = line[start...].reversed().prefix(while: isEnd).count
    let end = line.endIndex - behind
    return line[..<start] + [UInt8(ascii: "<")] + line[start..<end] + [UInt8(ascii: ">")] + line[end...]
  }

  /// Where a constraint begins, and whether that is certain: at a `<` before the name of a class.
  static func beginning(of text: ArraySlice<UInt8>) -> (index: Int, isCertain: Bool)? {
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      let behind = rest[(start + 1)...].drop { $0 == 32 }
      // A debugger leaves out the class.
      if behind.starts(with: "'UI".utf8) { return (start, false) }
      let name = behind.prefix { WordPart.contains($0) || $0 == UInt8(ascii: ".") || $0 >= 0x80 }
      if name.suffix(10).elementsEqual("Constraint".utf8), let next = behind.dropFirst(name.count).first {
        let isCertain = next == UInt8(ascii: ":")
        if isCertain || next == UInt8(ascii: " ") { return (start, isCertain) }
      }
      rest = behind
    }
    return nil
  }

  /// The lines that a constraint stands on as one text, in the ways in which it can have been broken, the likeliest first.
  ///
  /// A break stands for a blank or for nothing: whoever wraps at a fixed width breaks words.
  static func joined(_ lines: [ArraySlice<UInt8>]) -> [ContiguousArray<UInt8>] {
    let count = lines.count - 1
    let choices = count > 3 ? [0, (1 << count) - 1] : Array(0..<(1 << count))
    let texts = choices.map { choice in
      var text: ContiguousArray<UInt8> = []
      for (index, line) in lines.enumerated() {
        if index > 0, choice & 1 << (index - 1) == 0 { text.append(UInt8(ascii: " ")) }
        text += line
      }
      return text
    }
    return texts + [withoutBlanksInAddresses(texts[texts.count - 1])]
  }

  /// A text in which nothing stands behind the colon before an address, or among its digits.
  private static func withoutBlanksInAddresses(_ text: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var mended: ContiguousArray<UInt8> = []
    var isInAddress = false
    for (index, byte) in text.enumerated() {
      let next = index + 1 < text.count ? text[index + 1] : 0
      if byte == 32 {
        // What follows are more digits, up to the end of the address.
        let behind = text[(index + 1)...].prefix { isLetterOrDigit($0) }
        let end = text[(index + 1 + behind.count)...].first ?? 0
        let isRest =
          isInAddress && !behind.isEmpty && [UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: "]")].contains(end)
          && behind.allSatisfy(HexadecimalDigit.contains)
        if isRest || mended.last == UInt8(ascii: ":") && next == UInt8(ascii: "0") { continue }
        isInAddress = false
      } else if byte == UInt8(ascii: "x"), mended.last == UInt8(ascii: "0") {
        isInAddress = true
      } else if !HexadecimalDigit.contains(byte) {
        isInAddress = false
      }
      mended.append(byte)
    }
    return mended
  }
}
