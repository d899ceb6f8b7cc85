import GrammarCombinators

/// The rules of a lexer: tokens by their names, literals that can't stand in a rule by a number.
struct ANTLR4Lexer {
  let grammar: CharacterGrammar
  private let names: NameTable
  private let literals: [Terminal: String]

  /// Names of the tool, and of the languages that it writes.
  private static let reservedNames = Set(
    """
    EOF import fragment lexer parser grammar returns locals throws catch finally mode options tokens channels rule
    parserRule start stop abs abstract all and any apply as assert auto base bin bool boolean break byte bytes callable
    case char chr class classmethod compile complex const continue decimal def default del dict dir do double elif else
    enum eval except exec extends extern false False file filter final float for foreach format from func global goto
    hash help hex id if implements in input instanceof int interface internal is iter lambda len let list long map max
    min namespace native new next nil none None nonlocal not null object oct open operator or ord out override package
    params pass pow print private property protected protocol public raise range reduce ref repr return reversed round
    self set short signed sizeof slice sorted static str struct sum super switch this throw true True try tuple type
    typeof union unsigned using vars virtual void volatile where while with yield zip
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  init(_ grammar: CharacterGrammar) {
    self.grammar = grammar
    let names = NameTable(of: grammar, reserved: Self.reservedNames, mark: "_") { $0.name }
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
  func name(_ name: String) -> String { names[name] }
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
