import GrammarCombinators

/// A token as a regular expression, with what Oniguruma and JavaScript have in common.
struct RegularExpression: ExpressionNotation {
  let grammar: CharacterGrammar

  let sequenceMark = ""
  let choiceMark = "|"
  let parentheses = ("(?:", ")")

  static let wordStart = bracketed(CharacterClass(WordStart.self).ranges)
  static let wordPart = bracketed(CharacterClass(WordPart.self).ranges)

  func written(_ symbol: Symbol) -> WrittenExpression {
    if case .name = symbol { return written(grammar.content(of: symbol)) }
    return .sequence(symbol.letters.map(Self.one), "")
  }

  /// One character of some.
  static func one(_ ranges: [ClosedRange<UInt32>]) -> String {
    guard ranges.count == 1, ranges[0].count == 1, let scalar = Unicode.Scalar(ranges[0].lowerBound) else {
      return bracketed(ranges)
    }
    let character = Character(scalar)
    if scalar.value < 33 || scalar.value > 126 { return escape(scalar.value) }
    return character.isLetter || character.isNumber || "_<>=!-,:;'\"%&~@#/".contains(character)
      ? String(character) : "\\" + String(character)
  }

  static func bracketed(_ ranges: [ClosedRange<UInt32>]) -> String { EscapedCharacters.bracketed(ranges, escape) }

  /// JavaScript has no escape of Oniguruma's for what is beyond ASCII, so that stands as it is.
  private static func escape(_ code: UInt32) -> String {
    code < 0x80
      ? "\\x" + EscapedCharacters.hexadecimal(code, digits: 2) : Unicode.Scalar(code).map(String.init) ?? ""
  }
}
