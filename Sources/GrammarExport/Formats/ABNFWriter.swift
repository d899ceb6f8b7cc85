public import GrammarCombinators

/// Writes a grammar in the augmented BNF of RFC 5234, with the strings of RFC 7405.
public struct ABNFWriter: Sendable {
  /// The text of a whole grammar; its lines end as the RFC has it, in carriage return and line feed.
  ///
  /// - Parameters:
  ///   - grammar: the grammar.
  ///   - header: what the file says about itself in the comment at its head, a line each.
  /// - Throws: an ``ExportFailure`` if a production uses something that this notation can't say.
  public static func text(of grammar: Grammar, header: [String] = []) throws(ExportFailure) -> String {
    let grammar = try CharacterGrammar(grammar, notation: ABNFNotation.notation)
    let notation = ABNFNotation(grammar)
    var blocks = [comment(header, mark: "; ")]
    for production in grammar.productions { blocks.append(notation.production(production, mark: " = ")) }
    let text = blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    return text.substituting("\n", with: "\r\n")
  }
}

struct ABNFNotation: CharacterNotation {
  static let notation = "ABNF"

  let choiceMark = " / "
  private let names: NameTable

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

  func characters(_ characters: CharacterClass) -> WrittenExpression {
    let texts = characters.ranges.map { range in
      Self.code(range.lowerBound)
        + (range.count == 1 ? "" : "-" + EscapedCharacters.hexadecimal(range.upperBound, digits: 2))
    }
    return WrittenExpression(texts.joined(separator: choiceMark), texts.count == 1 ? .primary : .choice)
  }

  func name(_ name: String) -> WrittenExpression { WrittenExpression(names[name]) }

  func repeated(_ multiplicity: Multiplicity, _ body: (Precedence) -> String) -> WrittenExpression {
    switch multiplicity {
    case .optional: WrittenExpression("[" + body(.choice) + "]")
    case .zeroOrMore: WrittenExpression("*" + body(.primary), .postfix)
    case .oneOrMore: WrittenExpression("1*" + body(.primary), .postfix)
    }
  }

  private static func code(_ code: UInt32) -> String { "%x" + EscapedCharacters.hexadecimal(code, digits: 2) }
}
