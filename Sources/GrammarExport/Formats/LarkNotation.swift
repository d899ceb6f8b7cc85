import GrammarCombinators

/// The grammars of Lark, a parser generator in Python: rules for its Earley parser, terminals for its dynamic lexer.
struct LarkNotation: CharacterNotation {
  static let notation = "Lark"
  static let commentMark = "// "
  static let productionMark = ": "
  static let isOrdered = true

  let names: NameTable

  init(_ grammar: CharacterGrammar) {
    names = NameTable(of: grammar, reserved: ["start"], mark: "_") { production in
      let name = NameTable.divided(production.name, by: "_")
      return production.kind == .token ? name.uppercased() : name.lowercased()
    }
  }

  func beginning(of grammar: CharacterGrammar) -> String { "start" + Self.productionMark + names[grammar.start.name] }

  /// Lark's own letters of any case are those of Unicode, where a long s is an s.
  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression {
    guard ignoresCase else {
      return WrittenExpression(EscapedCharacters.quoted(text, mark: "\"", EscapedCharacters.python))
    }
    let letters = Symbol.text(text, ignoresCase: true).letters.map {
      EscapedCharacters.bracketed($0, EscapedCharacters.python)
    }
    return WrittenExpression("/" + letters.joined() + "/")
  }

  func characters(_ ranges: [ClosedRange<UInt32>]) -> WrittenExpression {
    WrittenExpression("/" + EscapedCharacters.bracketed(ranges, Self.escape) + "/")
  }

  /// Lark puts characters in place of their codes before it looks at the class, so what means something there needs more.
  private static func escape(_ code: UInt32) -> String {
    guard 0x5B...0x5E ~= code, let scalar = Unicode.Scalar(code) else { return EscapedCharacters.python(code) }
    return "\\" + String(scalar)
  }
}
