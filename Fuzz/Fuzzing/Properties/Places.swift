import ConstraintGrammar
import TestMaterial

/// Lines, columns, lengths and what stands there, found out once more.
enum Places {
  static func fault(of diagnostic: Diagnostic, in bytes: [UInt8]) -> String? {
    for mistake in diagnostic.mistakes {
      if let fault = placeFault(of: mistake, in: bytes) ?? foundFault(of: mistake, in: bytes) { return fault }
    }
    if Refusals.codes.contains(diagnostic.code) { return nil }
    return pieceFault(of: diagnostic, diagnostic.offset..<diagnostic.offset + diagnostic.length, bytes)
  }

  /// The same of what is told of the meaning, which may be about any part of the text that is made of whole tokens.
  static func fault(ofMeaning diagnostics: [Diagnostic], in bytes: [UInt8]) -> String? {
    for diagnostic in diagnostics {
      if let fault = placeFault(of: diagnostic, in: bytes) ?? foundFault(of: diagnostic, in: bytes) { return fault }
      let end = diagnostic.offset + diagnostic.length
      for offset in [diagnostic.offset, end] where isWithinToken(offset, in: bytes) {
        return "it is about \(diagnostic.offset)..<\(end), and a word or a number goes on at \(offset)"
      }
    }
    return nil
  }

  /// Whether a word or a number has begun before an offset and goes on there.
  private static func isWithinToken(_ offset: Int, in bytes: [UInt8]) -> Bool {
    // The dot behind a name that ends with a digit is no part of a number.
    let isDot = bytes.dropFirst(offset).first == UInt8(ascii: ".")
    let rest = bytes.dropFirst(isDot ? offset + 1 : offset)
    guard let byte = rest.first, !isDot || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte),
      let token = PlainToken.list(in: bytes).last(where: { $0.offset < offset })
    else { return false }
    return offset < token.offset + token.text.utf8.count
  }

  /// The lines and columns of a mistake and of its fix-its.
  static func placeFault(of mistake: Diagnostic, in bytes: [UInt8]) -> String? {
    let (start, end) = (mistake.offset, mistake.offset + mistake.length)
    guard 0...bytes.count ~= start, start...bytes.count ~= end else { return "it is about \(start)..<\(end)" }
    let line = bytes[..<start].count { $0 == 10 } + 1
    guard mistake.line == line else { return "it says line \(mistake.line), and it is line \(line)" }
    var columns = [(start, mistake.column)]
    for fixIt in mistake.fixIts {
      let end = fixIt.offset + fixIt.length
      guard 0...end ~= fixIt.offset, end <= bytes.count else { return "a fix-it is about \(fixIt.offset)..<\(end)" }
      columns += [(fixIt.offset, fixIt.column), (end, fixIt.endColumn)]
    }
    for (offset, told) in columns where told != column(of: offset, in: bytes) {
      return "at offset \(offset) it says column \(told), and it is \(column(of: offset, in: bytes))"
    }
    return nil
  }

  /// The column of an offset; a byte that is not UTF-8 counts as a character.
  private static func column(of offset: Int, in bytes: [UInt8]) -> Int {
    var index = (bytes[..<offset].lastIndex(of: 10) ?? -1) + 1
    var column = 1
    while index < offset {
      index += scalar(in: bytes, at: index).map { String($0).utf8.count } ?? 1
      column += 1
    }
    return column
  }

  private static func foundFault(of mistake: Diagnostic, in bytes: [UInt8]) -> String? {
    let there = bytes[mistake.offset..<mistake.offset + mistake.length]
    let found = mistake.length == 0 ? nil : String(decoding: there, as: UTF8.self)
    return mistake.found == found ? nil : "it found \(mistake.found ?? "nothing")"
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
