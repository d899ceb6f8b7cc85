public import GrammarCombinators

/// Writes a grammar for Lark, a parser generator in Python: rules for its Earley parser, terminals for its dynamic lexer.
public struct LarkWriter: Sendable {
  /// The text of a whole grammar, which begins with `start`.
  ///
  /// - Parameters:
  ///   - grammar: the grammar.
  ///   - header: what the file says about itself in the comment at its head, a line each.
  /// - Throws: an ``ExportFailure`` if a production uses something that this notation can't say.
  public static func text(of grammar: Grammar, header: [String] = []) throws(ExportFailure) -> String {
    var grammar = try CharacterGrammar(grammar, notation: LarkNotation.notation)
    try grammar.orderTokens(LarkNotation.notation)
    let notation = LarkNotation(grammar)
    var blocks = [comment(header, mark: "// "), "start: " + notation.name(grammar.start.name).text]
    for production in grammar.productions { blocks.append(notation.production(production, mark: ": ")) }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

struct LarkNotation: CharacterNotation {
  static let notation = "Lark"

  private let names: NameTable

  init(_ grammar: CharacterGrammar) {
    names = NameTable(of: grammar, reserved: ["start"], mark: "_") { production in
      let name = NameTable.divided(production.name, by: "_")
      return production.kind == .token ? name.uppercased() : name.lowercased()
    }
  }

  /// Lark's own letters of any case are those of Unicode, where a long s is an s.
  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression {
    guard ignoresCase else {
      return WrittenExpression(EscapedCharacters.quoted(text, mark: "\"", EscapedCharacters.python))
    }
    let letters = Alphabet.letters(of: .text(text, ignoresCase: true)).map {
      EscapedCharacters.bracketed($0, EscapedCharacters.python)
    }
    return WrittenExpression("/" + letters.joined() + "/")
  }

  func characters(_ characters: CharacterClass) -> WrittenExpression {
    WrittenExpression("/" + EscapedCharacters.bracketed(characters.ranges, Self.escape) + "/")
  }

  func name(_ name: String) -> WrittenExpression { WrittenExpression(names[name]) }

  /// Lark puts characters in place of their codes before it looks at the class, so what means something there needs more.
  private static func escape(_ code: UInt32) -> String {
    guard 0x5B...0x5E ~= code, let scalar = Unicode.Scalar(code) else { return EscapedCharacters.python(code) }
    return "\\" + String(scalar)
  }
}
