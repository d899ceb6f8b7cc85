public import GrammarCombinators

/// Writes a grammar in GBNF, to which programs that generate text are held.
public struct GBNFWriter: Sendable {
  /// The text of a whole grammar, which begins with `root`.
  ///
  /// - Parameters:
  ///   - grammar: the grammar.
  ///   - header: what the file says about itself in the comment at its head, a line each.
  /// - Throws: an ``ExportFailure`` if a production uses something that this notation can't say.
  public static func text(of grammar: Grammar, header: [String] = []) throws(ExportFailure) -> String {
    let grammar = try CharacterGrammar(grammar, notation: GBNFNotation.notation)
    let notation = GBNFNotation(grammar)
    var lines = [comment(header, mark: "# "), "root ::= " + notation.name(grammar.start.name).text]
    // A line feed ends a production unless it stands in parentheses.
    for production in grammar.productions {
      lines.append(notation.name(production.name).text + " ::= " + notation.write(production.body))
    }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

struct GBNFNotation: CharacterNotation {
  static let notation = "GBNF"

  private let names: NameTable

  init(_ grammar: CharacterGrammar) {
    names = NameTable(of: grammar, reserved: ["root"], ignoresCase: true, mark: "-") {
      NameTable.divided($0.name, by: "-")
    }
  }

  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression {
    guard ignoresCase else {
      return WrittenExpression(EscapedCharacters.quoted(text, mark: "\"", EscapedCharacters.python))
    }
    let letters = Alphabet.letters(of: .text(text, ignoresCase: true)).map {
      EscapedCharacters.bracketed($0, EscapedCharacters.python)
    }
    return WrittenExpression(letters.joined(separator: " "), letters.count == 1 ? .primary : .sequence)
  }

  func characters(_ characters: CharacterClass) -> WrittenExpression {
    WrittenExpression(EscapedCharacters.bracketed(characters.ranges, EscapedCharacters.python))
  }

  func name(_ name: String) -> WrittenExpression { WrittenExpression(names[name]) }
}
