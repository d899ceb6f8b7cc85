import GrammarCombinators

/// What the rules and terminals of a grammar are called in `grammar.js`.
struct TreeSitterNames {
  private let names: NameTable
  private let literals: [Terminal: String]
  private let spaces: Set<Terminal>

  /// What a grammar's file has for itself; all else that stands in it is behind a dot.
  private static let reserved: Set = [
    "alias", "choice", "exports", "field", "grammar", "module", "optional", "prec", "process", "repeat", "repeat1",
    "require", "reserved", "seq", "sym", "token",
  ]

  init(_ grammar: CharacterGrammar) {
    names = NameTable(of: grammar, reserved: Self.reserved, mark: "_") { production in
      let name = String(production.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      // A rule whose name begins with an underscore does not show in a tree.
      return name.first?.isLetter == true ? name : (production.kind == .token ? "TOKEN" : "rule") + name
    }
    var literals: [Terminal: String] = [:]
    for terminal in grammar.terminals where terminal.name == nil && terminal.plainText == nil {
      literals[terminal] = "_literal_\(literals.count + 1)"
    }
    self.literals = literals
    spaces = Set(grammar.terminals.filter(grammar.isSpace))
  }

  subscript(name: String) -> String { names[name] }

  /// The rule for two words that touch. No other name that begins with an underscore is like it.
  let joinedWords = "_joined_words"

  /// A rule's name in one of its forms.
  func rule(_ form: RuleForm) -> String { (form.isGlued ? "_glued_" : "") + names[form.name] }

  /// The rule for a terminal; `nil` if it stands in the rules as it is.
  func rule(_ form: TokenForm) -> String? {
    guard let name = form.terminal.name else {
      return literals[form.terminal].map { form.isGlued ? "_glued" + $0 : $0 }
    }
    return (form.isGlued ? "_glued_" : "") + names[name]
  }

  /// How a terminal's nodes are called, as an argument of `alias`; `nil` if they are not to be seen.
  func node(_ terminal: Terminal) -> String? {
    guard !spaces.contains(terminal) else { return nil }
    if let name = terminal.name { return "$." + names[name] }
    if case .text(let text, _) = terminal.expression { return TreeSitterNotation.quoted(text) }
    return nil
  }
}

extension Terminal {
  /// Its name, if it has one.
  var name: String? { if case .name(let name) = expression { name } else { nil } }

  /// Its only text, if it is a literal.
  var plainText: String? {
    if case .text(let text, ignoresCase: false) = expression { text } else { nil }
  }
}
