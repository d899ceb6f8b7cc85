import GrammarCombinators

/// The EBNF of ISO/IEC 14977.
///
/// The notation has no classes, so their characters are listed, and no way to write what can't be seen, so that is a
/// special sequence with its code, `? U+0009 ?`, and what is beyond ASCII one with two: `? U+0080 to U+10FFFF ?`.
struct ISOEBNFNotation: CharacterNotation {
  static let notation = "ISO EBNF"
  static let commentMark = "   "
  static let productionMark = " = "
  static let productionEnd = " ;"

  let sequenceMark = ", "
  let names: NameTable

  /// Names are letters and digits, and the blanks between them say nothing.
  init(_ grammar: CharacterGrammar) {
    names = NameTable(of: grammar, mark: " ") { NameTable.plain($0.name).substituting("_", with: " ") }
  }

  /// A description of the language must not end the comment.
  static func comment(_ lines: [String]) -> String {
    let lines = lines.map { $0.substituting("*)", with: "* )").substituting("(*", with: "( *") }
    return lines.isEmpty
      ? "" : "(* " + lines.joined(separator: "\n   ").substituting("\n   \n", with: "\n\n") + " *)"
  }

  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression {
    let pieces = EscapedCharacters.quotedPieces(text) { scalar in
      let code = scalar.value
      if ignoresCase, scalar.isASCII, scalar.properties.isAlphabetic {
        return "(" + Self.character(code | 0x20) + " | " + Self.character(code & ~0x20) + ")"
      }
      return code < 32 || code > 126 ? Self.character(code) : nil
    }
    return .sequence(pieces, sequenceMark)
  }

  func characters(_ ranges: [ClosedRange<UInt32>]) -> WrittenExpression {
    .choice(
      ranges.flatMap { range in
        let listed = range.lowerBound > 127 ? [] : (range.lowerBound...min(range.upperBound, 127)).map(Self.character)
        guard range.upperBound > 127 else { return listed }
        let (first, last) = (Self.code(max(range.lowerBound, 128)), Self.code(range.upperBound))
        return listed + ["? " + first + (first == last ? "" : " to " + last) + " ?"]
      }, choiceMark)
  }

  func repeated(_ multiplicity: Multiplicity, _ body: (Precedence) -> String) -> WrittenExpression {
    switch multiplicity {
    case .optional: WrittenExpression("[" + body(.choice) + "]")
    case .zeroOrMore: WrittenExpression("{" + body(.choice) + "}")
    case .oneOrMore: WrittenExpression(body(.postfix) + ", {" + body(.choice) + "}", .sequence)
    }
  }

  private static func character(_ code: UInt32) -> String {
    if 32...126 ~= code, let scalar = Unicode.Scalar(code) { return Syntax.quoted(String(scalar)) }
    return "? " + Self.code(code) + " ?"
  }

  private static func code(_ code: UInt32) -> String { "U+" + EscapedCharacters.hexadecimal(code, digits: 4) }
}
