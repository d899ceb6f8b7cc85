import GrammarCombinators

/// The augmented BNF of RFC 5234, with the strings of RFC 7405.
struct ABNFNotation: CharacterNotation {
  static let notation = "ABNF"
  static let commentMark = "; "
  static let productionMark = " = "
  static let lineEnd = "\r\n"

  let choiceMark = " / "
  let names: NameTable

  /// Names are the same in small letters and capitals.
  init(_ grammar: CharacterGrammar) {
    let core: Set = [
      "alpha", "bit", "char", "cr", "crlf", "ctl", "digit", "dquote", "hexdig", "htab", "lf", "lwsp", "octet", "sp",
      "vchar", "wsp",
    ]
    names = NameTable(of: grammar, reserved: core, ignoresCase: true, mark: "-") {
      NameTable.divided($0.name, by: "-")
    }
  }

  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression {
    guard text.utf8.allSatisfy({ 32...126 ~= $0 && $0 != 34 }) else {
      return WrittenExpression(text.unicodeScalars.map { Self.code($0.value) }.joined(separator: " "), .sequence)
    }
    let hasLetters = text.contains(where: \.isLetter)
    return WrittenExpression((hasLetters && !ignoresCase ? "%s\"" : "\"") + text + "\"")
  }

  func characters(_ ranges: [ClosedRange<UInt32>]) -> WrittenExpression {
    .choice(
      ranges.map { range in
        Self.code(range.lowerBound)
          + (range.count == 1 ? "" : "-" + EscapedCharacters.hexadecimal(range.upperBound, digits: 2))
      }, choiceMark)
  }

  func repeated(_ multiplicity: Multiplicity, _ body: (Precedence) -> String) -> WrittenExpression {
    switch multiplicity {
    case .optional: WrittenExpression("[" + body(.choice) + "]")
    case .zeroOrMore: WrittenExpression("*" + body(.primary), .postfix)
    case .oneOrMore: WrittenExpression("1*" + body(.primary), .postfix)
    }
  }

  private static func code(_ code: UInt32) -> String { "%x" + EscapedCharacters.hexadecimal(code, digits: 2) }
}
