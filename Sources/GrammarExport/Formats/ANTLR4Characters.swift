import GrammarCombinators

/// The grammars of ANTLR 4 with a token for each kind of character, for languages whose words a lexer would cut otherwise than
/// the rules mean them.
///
/// Each character is one token. Everything else is a rule.
enum ANTLR4Characters {
  /// The text of a whole grammar.
  ///
  /// - Parameters:
  ///   - name: what the grammar is called, as its file must be.
  ///   - header: what the file says about itself in the comment at its head, a line each.
  static func text(of grammar: Grammar, named name: String, header: [String]) throws(ExportFailure) -> String {
    let grammar = try CharacterGrammar(
      grammar, notation: "ANTLR 4", hasTokens: false, isOrdered: false, allowsLeftRecursion: true
    ).withDirectLeftRecursion()
    let kinds = CharacterKinds(grammar)
    let notation = notation(of: kinds).named(in: grammar)
    let tokens = kinds.all.map { $0.name + " : " + ANTLR4Notation.characters($0.ranges).text + " ;" }
    return blocks(
      [comment(header, mark: "// "), "grammar \(name);"] + grammar.productions.map(notation.written)
        + ["// A token is one character, of those that the rules treat alike."] + tokens + ["OTHER : . ;"])
  }

  private static func notation(of kinds: CharacterKinds) -> CharacterNotation {
    @Sendable func written(_ symbol: Symbol) -> WrittenExpression {
      .sequence(
        symbol.letters.map { letter in
          let names = kinds.names(in: letter)
          return names.count == 1 ? names[0] : "(" + names.joined(separator: " | ") + ")"
        })
    }
    return CharacterNotation(
      name: "ANTLR 4", commentMark: "// ", productionMark: " : ", productionEnd: " ;", end: " EOF ;",
      naming: { grammar in
        NameTable(of: grammar.names, reserved: ANTLR4Notation.reservedNames, mark: "_") { production in
          let name = production.name.plain
          return name.prefix(1).lowercased() + name.dropFirst()
        }
      },
      text: { written(.text($1, ignoresCase: $2)) },
      characters: { written(.characters(CharacterClass(ranges: $0))) })
  }
}
