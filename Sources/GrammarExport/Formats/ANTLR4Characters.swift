import GrammarChecks
import GrammarCombinators

/// The grammars of ANTLR 4 with a token for each kind of character, for languages whose words a lexer would cut otherwise than
/// the rules mean them.
///
/// Each character is one token. Everything else is a rule.
struct ANTLR4Characters: ExpressionNotation {
  private let grammar: CharacterGrammar
  private let names: NameTable

  private let kinds: CharacterKinds

  private init(_ grammar: CharacterGrammar) {
    self.grammar = grammar
    names = NameTable(of: grammar.names, reserved: ANTLR4Notation.reservedNames, mark: "_") { production in
      let name = production.name.plain
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    kinds = CharacterKinds(grammar)
  }

  /// The text of a whole grammar.
  ///
  /// - Parameters:
  ///   - name: what the grammar is called, as its file must be.
  ///   - header: what the file says about itself in the comment at its head, a line each.
  static func text(of grammar: Grammar, named name: String, header: [String]) throws(ExportFailure) -> String {
    let characters = try CharacterGrammar(
      grammar, notation: "ANTLR 4", hasTokens: false, isOrdered: false, allowsLeftRecursion: true)
    let notation = Self(try characters.withDirectLeftRecursion())
    let rules = notation.grammar.productions.map(notation.written)
    let tokens = notation.kinds.all.map { $0.name + " : " + ANTLR4Notation.characters($0.ranges).text + " ;" }
    return blocks(
      [comment(header, mark: "// "), "grammar \(name);"] + rules
        + ["// A token is one character, of those that the rules treat alike."] + tokens + ["OTHER : . ;"])
  }

  private func written(_ production: CharacterProduction) -> String {
    let head = names[production.name] + " : "
    if production == grammar.start { return head + write(production.body, atLeast: .sequence) + " EOF ;" }
    return self.production(head, production.body, end: " ;")
  }

  func written(_ symbol: Symbol) -> WrittenExpression {
    if let name = symbol.name { return WrittenExpression(names[name]) }
    return .sequence(
      symbol.letters.map { letter in
        let names = kinds.names(in: letter)
        return names.count == 1 ? names[0] : "(" + names.joined(separator: " | ") + ")"
      })
  }
}
