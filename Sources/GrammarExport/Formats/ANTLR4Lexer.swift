import GrammarCombinators

/// The rules of a lexer: tokens by their names, literals that can't stand in a rule by a number.
struct ANTLR4Lexer {
  let grammar: CharacterGrammar
  private let names: NameTable
  private let literals: [Terminal: String]

  init(_ grammar: CharacterGrammar) {
    self.grammar = grammar
    // Names of the tool and of the languages that it writes.
    let reserved: Set = [
      "EOF", "import", "fragment", "lexer", "parser", "grammar", "returns", "locals", "throws", "catch", "finally",
      "mode", "options", "tokens", "channels", "rule", "start", "stop", "and", "or", "not", "if", "else", "for",
      "while",
      "class", "def", "from", "in", "is", "as", "with", "pass", "return", "int", "float", "char", "long", "short",
    ]
    let names = NameTable(of: grammar, reserved: reserved, mark: "_") { $0.name }
    self.names = names
    var literals: [Terminal: String] = [:]
    for terminal in grammar.terminals {
      if case .name = terminal.expression { continue }
      if !Self.isPlain(terminal) { literals[terminal] = "LITERAL_\(literals.count + 1)" }
    }
    self.literals = literals
  }

  /// Whether a terminal stands in the rules as it is.
  func isInline(_ terminal: Terminal) -> Bool { Self.isPlain(terminal) }

  /// The name of a production, or of a terminal.
  func name(_ name: String) -> String { name == "EOF" ? name : names[name] }
  func name(of terminal: Terminal) -> String? {
    if case .name(let name) = terminal.expression { names[name] } else { literals[terminal] }
  }

  /// What the lexer's rule for a terminal matches.
  func body(of terminal: Terminal) -> CharacterExpression {
    if case .name(let name) = terminal.expression {
      grammar[name]?.body ?? terminal.expression
    } else {
      terminal.expression
    }
  }

  /// The tokens that only other tokens use.
  func fragments(besides terminals: [Terminal]) -> [Terminal] {
    let inRules = Set(grammar.terminals)
    return grammar.tokens.map { Terminal(expression: .name($0.name)) }.filter { terminal in
      !terminals.contains(terminal) && !inRules.contains(terminal)
    }
  }

  private static func isPlain(_ terminal: Terminal) -> Bool {
    if case .text(_, ignoresCase: false) = terminal.expression { true } else { false }
  }
}
