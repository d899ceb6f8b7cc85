/// Divides a text into the pieces that edits work on: words, numbers, runs of white space, single bytes.
enum Lexer {
  static func pieces(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var index = 0
    while index < bytes.count {
      var end = index + 1
      if isWordPart(bytes[index]) {
        let isNumber = isDigit(bytes[index])
        while end < bytes.count, isWordPart(bytes[end]) || isNumber && bytes[end] == UInt8(ascii: ".") { end += 1 }
      } else if isWhiteSpace(bytes[index]) {
        while end < bytes.count, isWhiteSpace(bytes[end]) { end += 1 }
      }
      pieces.append(bytes[index..<end])
      index = end
    }
    return pieces
  }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 && byte < 0x80 }

  static func isWordPart(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "_") }

  static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte }
}
