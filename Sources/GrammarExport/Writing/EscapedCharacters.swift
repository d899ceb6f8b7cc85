import GrammarCombinators

/// Characters in the quotation marks or brackets of programming languages.
enum EscapedCharacters {
  /// `text` between `mark`s, with a backslash before what would end it and escapes for what can't be seen.
  static func quoted(_ text: String, mark: Unicode.Scalar, _ escape: (UInt32) -> String) -> String {
    var result = String(mark)
    for scalar in text.unicodeScalars {
      if scalar == mark || scalar == "\\" {
        result += "\\" + String(scalar)
      } else if scalar.value < 32 || scalar.value > 126 {
        result += escape(scalar.value)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + String(mark)
  }

  /// The pieces of a text: as much as one pair of quotation marks can hold, and what `other` gives for a character.
  static func quotedPieces(_ text: String, _ other: (Unicode.Scalar) -> String?) -> [String] {
    var pieces: [String] = []
    var run = ""
    func endRun() {
      if !run.isEmpty { pieces.append(Syntax.quoted(run)) }
      run = ""
    }
    for scalar in text.unicodeScalars {
      if let piece = other(scalar) {
        endRun()
        pieces.append(piece)
        continue
      }
      if scalar == "'" && run.contains("\"") || scalar == "\"" && run.contains("'") { endRun() }
      run.unicodeScalars.append(scalar)
    }
    endRun()
    return pieces
  }

  /// Ranges between brackets, `escape` for every character that is no letter, no digit and none of `_.+`.
  static func bracketed(_ ranges: [ClosedRange<UInt32>], _ escape: (UInt32) -> String) -> String {
    func spelled(_ code: UInt32) -> String {
      guard code < 128, let scalar = Unicode.Scalar(code) else { return escape(code) }
      let character = Character(scalar)
      return character.isLetter || character.isNumber || "_.+".contains(character) ? String(scalar) : escape(code)
    }
    return "["
      + ranges.map { range in
        switch range.upperBound - range.lowerBound {
        case 0: spelled(range.lowerBound)
        case 1: spelled(range.lowerBound) + spelled(range.upperBound)
        default: spelled(range.lowerBound) + "-" + spelled(range.upperBound)
        }
      }.joined() + "]"
  }

  /// A text for notations in which ASCII is all there is: `gr<U+00FC>n`.
  static func ascii(_ text: String) -> String {
    text.unicodeScalars.map { $0.isASCII ? String($0) : "<U+" + hexadecimal($0.value, digits: 4) + ">" }.joined()
  }

  /// A code in hexadecimal digits, at least so many.
  static func hexadecimal(_ code: UInt32, digits: Int) -> String {
    let text = String(code, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// `text` between double quotation marks, with the escapes of Python.
  static func python(_ text: String) -> WrittenExpression { WrittenExpression(quoted(text, mark: "\"", python)) }

  /// The escape of Python: `\x0B`, `\u2028`, `\U0010FFFF`.
  static func python(_ code: UInt32) -> String {
    switch code {
    case 0..<0x100: "\\x" + hexadecimal(code, digits: 2)
    case 0x100..<0x10000: "\\u" + hexadecimal(code, digits: 4)
    default: "\\U" + hexadecimal(code, digits: 8)
    }
  }
}
