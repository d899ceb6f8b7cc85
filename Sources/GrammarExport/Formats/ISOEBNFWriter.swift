public import GrammarCombinators

/// Writes a grammar in the EBNF of ISO/IEC 14977.
///
/// The notation has no classes, so their characters are listed, and no way to write what can't be seen, so that is a
/// special sequence with its code: `? U+0009 ?`.
public struct ISOEBNFWriter: Sendable {
  /// The text of a whole grammar.
  ///
  /// - Parameters:
  ///   - grammar: the grammar.
  ///   - header: what the file says about itself in the comment at its head, a line each.
  /// - Throws: an ``ExportFailure`` if a production uses something that this notation can't say.
  public static func text(of grammar: Grammar, header: [String] = []) throws(ExportFailure) -> String {
    let grammar = try CharacterGrammar(grammar, notation: ISOEBNFNotation.notation)
    for production in grammar.productions where ISOEBNFNotation.hasManyCharacters(production.body) {
      throw ExportFailure(
        notation: ISOEBNFNotation.notation, production: production.name,
        construct: "a class with characters beyond ASCII")
    }
    let notation = ISOEBNFNotation(grammar)
    // What a dialect says of itself must not end the comment.
    let lines = header.map { $0.substituting("*)", with: "* )").substituting("(*", with: "( *") }
    var blocks =
      lines.isEmpty ? [] : ["(* " + lines.joined(separator: "\n   ").substituting("\n   \n", with: "\n\n") + " *)"]
    for production in grammar.productions { blocks.append(notation.production(production, mark: " = ", end: " ;")) }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

struct ISOEBNFNotation: CharacterNotation {
  static let notation = "ISO EBNF"

  let sequenceMark = ", "
  private let names: NameTable

  /// Names are letters and digits, and the blanks between them say nothing.
  init(_ grammar: CharacterGrammar) {
    names = NameTable(of: grammar, mark: " ") { $0.name.substituting("_", with: " ") }
  }

  static func hasManyCharacters(_ expression: CharacterExpression) -> Bool {
    if case .characters(let characters) = expression { return characters.ranges.contains { $0.upperBound > 127 } }
    return expression.parts.contains(where: hasManyCharacters)
  }

  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression {
    var pieces: [String] = []
    var run = ""
    func endRun() {
      if !run.isEmpty { pieces.append(Syntax.quoted(run)) }
      run = ""
    }
    for scalar in text.unicodeScalars {
      let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
      if ignoresCase, isLetter {
        endRun()
        let code = scalar.value
        pieces.append("(" + Self.character(code | 0x20) + " | " + Self.character(code & ~0x20) + ")")
      } else if scalar.value < 32 || scalar.value > 126 {
        endRun()
        pieces.append(Self.character(scalar.value))
      } else {
        if scalar == "'" && run.contains("\"") || scalar == "\"" && run.contains("'") { endRun() }
        run.unicodeScalars.append(scalar)
      }
    }
    endRun()
    return WrittenExpression(pieces.joined(separator: sequenceMark), pieces.count == 1 ? .primary : .sequence)
  }

  func characters(_ characters: CharacterClass) -> WrittenExpression {
    let texts = characters.ranges.flatMap { $0.map(Self.character) }
    return WrittenExpression(texts.joined(separator: choiceMark), texts.count == 1 ? .primary : .choice)
  }

  func name(_ name: String) -> WrittenExpression { WrittenExpression(names[name]) }

  func repeated(_ multiplicity: Multiplicity, _ body: (Precedence) -> String) -> WrittenExpression {
    switch multiplicity {
    case .optional: WrittenExpression("[" + body(.choice) + "]")
    case .zeroOrMore: WrittenExpression("{" + body(.choice) + "}")
    case .oneOrMore: WrittenExpression(body(.postfix) + ", {" + body(.choice) + "}", .sequence)
    }
  }

  private static func character(_ code: UInt32) -> String {
    if 32...126 ~= code, let scalar = Unicode.Scalar(code) { return Syntax.quoted(String(scalar)) }
    return "? U+" + EscapedCharacters.hexadecimal(code, digits: 4) + " ?"
  }
}
