public import GrammarCombinators

/// Writes a parsing expression grammar for Parsimonious, a parser in Python.
public struct PEGWriter: Sendable {
  /// The text of a whole grammar.
  ///
  /// Alternatives stand in the order in which the parsers of this package try them.
  ///
  /// - Parameters:
  ///   - grammar: the grammar.
  ///   - header: what the file says about itself in the comment at its head, a line each.
  /// - Throws: an ``ExportFailure`` if a production uses something that this notation can't say.
  public static func text(of grammar: Grammar, header: [String] = []) throws(ExportFailure) -> String {
    var grammar = try CharacterGrammar(grammar, notation: PEGNotation.notation)
    try grammar.orderTokens(PEGNotation.notation)
    let notation = PEGNotation(grammar)
    var blocks = [comment(header, mark: "# ")]
    for production in grammar.productions { blocks.append(notation.production(production, mark: " = ")) }
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

struct PEGNotation: CharacterNotation {
  static let notation = "PEG"

  let choiceMark = " / "
  private let names: NameTable

  init(_ grammar: CharacterGrammar) { names = NameTable(of: grammar, mark: "_") { $0.name } }

  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression {
    guard ignoresCase else {
      return WrittenExpression(EscapedCharacters.quoted(text, mark: "\"", EscapedCharacters.python))
    }
    let letters = Alphabet.letters(of: .text(text, ignoresCase: true)).map { ranges in
      "~r\"" + EscapedCharacters.bracketed(ranges, EscapedCharacters.python) + "\""
    }
    return WrittenExpression(letters.joined(separator: " "), letters.count == 1 ? .primary : .sequence)
  }

  func characters(_ characters: CharacterClass) -> WrittenExpression {
    WrittenExpression("~r\"" + EscapedCharacters.bracketed(characters.ranges, EscapedCharacters.python) + "\"")
  }

  func name(_ name: String) -> WrittenExpression { WrittenExpression(names[name]) }
}
