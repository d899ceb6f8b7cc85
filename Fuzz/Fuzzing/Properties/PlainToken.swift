/// A number, a word, a relation or a sign of an equation, found without a grammar.
struct PlainToken {
  let text: String

  /// The number of UTF-8 bytes before it.
  let offset: Int

  /// The value, if it is a number.
  var number: Double? {
    guard let first = text.utf8.first, Lexer.isDigit(first) || first == UInt8(ascii: ".") else { return nil }
    return NumberScanner.numbers(in: Array(text.utf8)).first
  }

  static func list(in bytes: [UInt8]) -> [PlainToken] {
    var tokens: [PlainToken] = []
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      if Lexer.isWhiteSpace(bytes[start]) { continue }
      // What follows is a name, of whatever characters.
      if bytes[start] == UInt8(ascii: "#") { break }
      let isPointOfNumber =
        bytes[start] == UInt8(ascii: ".") && index < bytes.count && Lexer.isDigit(bytes[index])
      if Lexer.isDigit(bytes[start]) || isPointOfNumber {
        index = NumberScanner.end(in: bytes, from: start)
      } else if Lexer.isWordPart(bytes[start]) {
        while index < bytes.count, Lexer.isWordPart(bytes[index]) { index += 1 }
      } else if "<=>".utf8.contains(bytes[start]) {
        while index < bytes.count, "<=>".utf8.contains(bytes[index]) { index += 1 }
      }
      tokens.append(PlainToken(text: String(decoding: bytes[start..<index], as: UTF8.self), offset: start))
    }
    return tokens
  }
}
