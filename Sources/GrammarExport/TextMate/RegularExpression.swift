import GrammarCombinators

/// A token as a regular expression, with what Oniguruma and JavaScript have in common.
struct RegularExpression {
  let grammar: CharacterGrammar

  static let wordStart = bracketed(CharacterClass(WordStart.self).ranges)
  static let wordPart = bracketed(CharacterClass(WordPart.self).ranges)

  func text(_ expression: CharacterExpression, atLeast needed: Precedence = .choice) -> String {
    let (text, precedence) = written(expression)
    return precedence.rawValue < needed.rawValue ? "(?:" + text + ")" : text
  }

  private func written(_ expression: CharacterExpression) -> (String, Precedence) {
    switch expression {
    case .text(let text, _):
      let letters = Alphabet.letters(of: expression).map(Self.one)
      return (letters.joined(), text.unicodeScalars.count == 1 ? .primary : .sequence)
    case .characters(let characters): return (Self.one(characters.ranges), .primary)
    case .name(let name): return grammar[name].map { written($0.body) } ?? ("", .primary)
    case .sequence(let parts): return (parts.map { text($0, atLeast: .postfix) }.joined(), .sequence)
    case .choice(let parts): return (parts.map { text($0, atLeast: .sequence) }.joined(separator: "|"), .choice)
    case .optional(let body): return (text(body, atLeast: .primary) + "?", .postfix)
    case .zeroOrMore(let body): return (text(body, atLeast: .primary) + "*", .postfix)
    case .oneOrMore(let body): return (text(body, atLeast: .primary) + "+", .postfix)
    }
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

  private static func escape(_ code: UInt32) -> String {
    code < 0x80 ? "\\x" + EscapedCharacters.hexadecimal(code, digits: 2) : escapeBeyondASCII(code)
  }

  /// JavaScript has no escape of Oniguruma's for these, so they stand as they are.
  private static func escapeBeyondASCII(_ code: UInt32) -> String { Unicode.Scalar(code).map(String.init) ?? "" }
}
