import GrammarCombinators

/// The right-hand sides of ANTLR: those of the parser, and those of the lexer, in which no terminal stands for others.
struct ANTLR4Notation: CharacterNotation {
  static let notation = "ANTLR 4"

  private let grammar: CharacterGrammar
  private let lexer: ANTLR4Lexer
  private let readings: [Terminal: [Terminal]]
  private var isInLexer = false

  init(_ grammar: CharacterGrammar, _ lexer: ANTLR4Lexer, _ overlaps: TokenOverlaps) {
    self.grammar = grammar
    self.lexer = lexer
    readings = overlaps.readings
  }

  /// The rule of the lexer for a terminal.
  func lexerRule(_ terminal: Terminal) -> String {
    var notation = self
    notation.isInLexer = true
    let name = lexer.name(of: terminal) ?? ""
    let body = lexer.body(of: terminal)
    let head = name + " : "
    guard case .choice(let parts) = body else { return head + notation.write(body) + " ;" }
    let margin = "\n" + String(repeating: " ", count: name.count + 1) + "| "
    return head + parts.map { notation.write($0, atLeast: .sequence) }.joined(separator: margin) + " ;"
  }

  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression {
    if !isInLexer { return read(Terminal(expression: .text(text, ignoresCase: ignoresCase))) }
    guard ignoresCase else { return WrittenExpression(Self.quoted(text)) }
    let letters = Alphabet.letters(of: .text(text, ignoresCase: true)).map { Self.bracketed($0) }
    return WrittenExpression(letters.joined(separator: " "), letters.count == 1 ? .primary : .sequence)
  }

  func characters(_ characters: CharacterClass) -> WrittenExpression {
    isInLexer
      ? WrittenExpression(Self.bracketed(characters.ranges))
      : read(Terminal(expression: .characters(characters)))
  }

  func name(_ name: String) -> WrittenExpression {
    let terminal = Terminal(expression: .name(name))
    return isInLexer || readings[terminal] == nil ? WrittenExpression(lexer.name(name)) : read(terminal)
  }

  /// All that the lexer may take a terminal for.
  private func read(_ terminal: Terminal) -> WrittenExpression {
    let texts = (readings[terminal] ?? [terminal]).reversed().map { reading in
      if case .text(let text, _) = reading.expression, lexer.isInline(reading) { return Self.quoted(text) }
      return lexer.name(of: reading) ?? ""
    }
    return WrittenExpression(texts.joined(separator: choiceMark), texts.count == 1 ? .primary : .choice)
  }

  private static func quoted(_ text: String) -> String { EscapedCharacters.quoted(text, mark: "'", escape) }

  private static func bracketed(_ ranges: [ClosedRange<UInt32>]) -> String {
    EscapedCharacters.bracketed(ranges, escape)
  }

  private static func escape(_ code: UInt32) -> String {
    code < 0x10000
      ? "\\u" + EscapedCharacters.hexadecimal(code, digits: 4)
      : "\\u{" + EscapedCharacters.hexadecimal(code, digits: 1) + "}"
  }
}
