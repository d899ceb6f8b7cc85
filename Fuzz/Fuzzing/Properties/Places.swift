import ConstraintGrammar
import TestMaterial

/// Lines, columns, lengths and what stands there, found out once more.
enum Places {
  static func fault(of diagnostic: Diagnostic, in bytes: [UInt8]) -> String? {
    let (start, end) = (diagnostic.offset, diagnostic.offset + diagnostic.length)
    guard 0...bytes.count ~= start, start...bytes.count ~= end else { return "it is about \(start)..<\(end)" }
    let before = bytes[..<start]
    let line = before.count { $0 == 10 } + 1
    guard diagnostic.line == line else { return "it says line \(diagnostic.line), and it is line \(line)" }
    let lastLine = before.suffix(from: (before.lastIndex(of: 10) ?? -1) + 1)
    // Where all is UTF-8, a scalar begins with a byte that goes on none.
    if String(exactly: lastLine) != nil {
      let column = lastLine.count { $0 & 0xC0 != 0x80 } + 1
      guard diagnostic.column == column else { return "it says column \(diagnostic.column), and it is \(column)" }
    }
    let found = diagnostic.length == 0 ? nil : String(decoding: bytes[start..<end], as: UTF8.self)
    guard diagnostic.found == found else { return "it found \(diagnostic.found ?? "nothing")" }
    return Refusals.codes.contains(diagnostic.code) ? nil : pieceFault(of: diagnostic, start..<end, bytes)
  }

  /// A whole word, a whole number or one character is found, and the code says what kind of thing it is.
  private static func pieceFault(of diagnostic: Diagnostic, _ range: Range<Int>, _ bytes: [UInt8]) -> String? {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start < bytes.count else {
      return diagnostic.code == .unexpectedEnd ? nil : "at the end it is \(diagnostic.code.rawValue)"
    }
    func isNumberPart(_ index: Int) -> Bool {
      index < bytes.count && (Lexer.isWordPart(bytes[index]) || bytes[index] == UInt8(ascii: "."))
    }
    if diagnostic.code == .numberRunsOn {
      return isNumberPart(end - 1) && !isNumberPart(end) ? nil : "it found a part of a number"
    }
    var whole = start
    if Lexer.isDigit(bytes[start]) {
      while isNumberPart(whole) { whole += 1 }
    } else if Lexer.isWordPart(bytes[start]) {
      while whole < bytes.count, Lexer.isWordPart(bytes[whole]) { whole += 1 }
    } else {
      let scalar = scalar(in: bytes, at: start)
      whole += scalar.map { String($0).utf8.count } ?? 1
      let codes: [DiagnosticCode]
      // Where there may be none, white space is found as a whole.
      if diagnostic.code == .whiteSpace { while whole < bytes.count, Lexer.isWhiteSpace(bytes[whole]) { whole += 1 } }
      switch scalar {
      case let scalar? where Lexer.isWhiteSpace(UInt8(truncatingIfNeeded: scalar.value)) && scalar.isASCII:
        codes = [.whiteSpace, .unexpectedText]
      case nil: codes = [.invalidUTF8]
      case let scalar? where scalar.isASCII: codes = [.unexpectedText]
      case let scalar? where scalar.properties.isWhitespace: codes = [.unicodeSpace]
      default: codes = [.unexpectedText, .unicodeSpace]
      }
      guard codes.contains(diagnostic.code) else { return "it is \(diagnostic.code.rawValue)" }
    }
    return end == whole ? nil : "it found \(start)..<\(end), and it is \(start)..<\(whole)"
  }

  /// The character that begins at an offset, as the standard library decodes it; `nil` where there is no UTF-8.
  private static func scalar(in bytes: [UInt8], at offset: Int) -> Unicode.Scalar? {
    for count in 1...4 where offset + count <= bytes.count {
      let text = String(exactly: bytes[offset..<offset + count])
      if let text { return text.unicodeScalars.first }
    }
    return nil
  }
}
