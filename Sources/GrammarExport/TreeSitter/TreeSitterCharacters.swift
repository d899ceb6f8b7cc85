import GrammarCombinators

/// The grammars of Tree-sitter with a token for each kind of character, for languages whose words a lexer would cut otherwise than
/// the rules mean them.
enum TreeSitterCharacters {
  /// The text of `grammar.js`.
  ///
  /// - Parameters:
  ///   - name: what the language is called, in letters, digits and underscores.
  ///   - header: what the file says about itself in the comment at its head, a line each.
  static func text(of grammar: Grammar, named name: String, header: [String]) throws(ExportFailure) -> String {
    let grammar = try CharacterGrammar(
      grammar, notation: TreeSitterNotation.notation, hasTokens: false, isOrdered: false, allowsLeftRecursion: true)
    let kinds = CharacterKinds(grammar)
    var texts: [String: String] = [:]
    // Each has a name or stands as it is: a token that does not show would not show where it is missing either.
    for kind in kinds.all {
      let only = kind.ranges.count == 1 && kind.ranges[0].count == 1 ? Unicode.Scalar(kind.ranges[0].lowerBound) : nil
      texts[kind.name] = only.map { TreeSitterNotation.quoted(String($0)) } ?? "$." + kind.name.lowercased()
    }
    let tokens = kinds.all.filter { texts[$0.name]?.hasPrefix("$") == true }.map { kind in
      (name: kind.name.lowercased(), definition: TreeSitterNotation.pattern(kind.ranges))
    }
    let names = TreeSitterNames(grammar, besides: Set(tokens.map(\.name)))
    func alternatives(_ letter: [ClosedRange<UInt32>]) -> [String] { kinds.names(in: letter).compactMap { texts[$0] } }
    /// A text of letters that are many things together is spelt out.
    func spelt(_ part: CharacterExpression) -> CharacterExpression {
      guard case .leaf(let symbol) = part, symbol.letters.count > 1 else { return part.mapParts(spelt) }
      let count = symbol.letters.reduce(1) { min($0 * alternatives($1).count, 1 << 20) }
      return count <= TreeSitterRules<Symbol>.limit
        ? part : .sequence(symbol.letters.map { .leaf(.characters(CharacterClass(ranges: $0))) })
    }
    let rules = try TreeSitterRules(grammar.productions.map { (names[$0.name], spelt($0.body)) }) { (symbol: Symbol) in
      if let name = symbol.name { return [[names[name]]] }
      return symbol.letters.reduce([[]]) { rows, letter in
        rows.flatMap { row in alternatives(letter).map { row + [$0] } }
      }
    } failure: {
      grammar.failure($0, in: $1)
    }
    let definitions = rules.definitions { symbol in
      if let name = symbol.name { return ["$." + names[name]] }
      let letters = symbol.letters.map(alternatives)
      return letters.count == 1
        ? letters[0] : [TreeSitterNotation.call("seq", letters.map { TreeSitterNotation.call("choice", $0) })]
    }
    let classes = tokens.map { "\($0.name): _ => \($0.definition)," }.joined(separator: "\n")
    let module = TreeSitterModule.text(
      named: name, extras: "_ => []", conflicts: rules.conflicts,
      entries: definitions + (classes.isEmpty ? [] : ["// Characters that the rules treat alike.\n" + classes]))
    return blocks([comment(header + rules.remarks, mark: "// "), module])
  }
}

extension TreeSitterRules {
  /// What a parser with conflicts does, for the head of the file.
  var remarks: [String] {
    conflicts.isEmpty
      ? [] : ["", "Where the next symbol does not say which rule it is, the parser follows up to six readings."]
  }
}
