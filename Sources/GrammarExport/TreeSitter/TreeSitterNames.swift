import GrammarCombinators

/// The names of the rules and terminals of a grammar in `grammar.js`.
struct TreeSitterNames {
  private let names: NameTable
  private let literals: [Symbol: String]
  private let spaces: Set<Symbol>

  /// The rules that are a text of which there is no other in the rules: Tree-sitter takes such a rule for the token itself.
  private let ruleOfText: [Symbol: String]

  /// The names that a grammar's file has for itself; all else that stands in it is behind a dot.
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
    literals = grammar.namesOfLiterals(beginningWith: "_literal_")
    spaces = Set(grammar.terminals.filter(grammar.isSpace))
    let leaves = grammar.rules.flatMap(\.body.leaves)
    var ruleOfText: [Symbol: String] = [:]
    for rule in grammar.rules {
      guard case .leaf(let text) = rule.body, text.plainText != nil, leaves.count(where: { $0 == text }) == 1 else {
        continue
      }
      ruleOfText[text] = rule.name
    }
    self.ruleOfText = ruleOfText
  }

  subscript(name: String) -> String { names[name] }

  /// The rule for two words that touch. No other name that begins with an underscore is like it.
  let joinedWords = "_joined_words"

  /// The rule for a rule or a terminal in one of its forms; `nil` if it stands in the rules as it is.
  func rule(_ form: TokenSymbol) -> String? {
    guard let name = form.symbol.name else {
      return literals[form.symbol].map { form.isGlued ? "_glued" + $0 : $0 }
    }
    return (form.isGlued ? "_glued_" : "") + names[name]
  }

  /// The definition of a token.
  func token(_ expression: CharacterExpression) -> String {
    TreeSitterNotation.write(expression) { symbol in
      if let name = symbol.name { return [names[name]] }
      if let text = symbol.plainText { return [TreeSitterNotation.quoted(text)] }
      return [TreeSitterNotation.call("seq", symbol.letters.map(TreeSitterNotation.pattern))]
    }
  }

  /// The rule whose nodes stand for a terminal of the rules; `nil` if the terminal has nodes of its own.
  func rule(of terminal: Symbol) -> String? { (terminal.name ?? ruleOfText[terminal]).map { names[$0] } }

  /// How a terminal's nodes are called, as an argument of `alias`; `nil` if they are not to be seen.
  func node(_ terminal: Symbol) -> String? {
    guard !spaces.contains(terminal) else { return nil }
    if let name = terminal.name { return "$." + names[name] }
    if case .text(let text, _) = terminal { return TreeSitterNotation.quoted(text) }
    return nil
  }
}
