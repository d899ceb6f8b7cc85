import GrammarCombinators

/// Writes the query by which editors that use Tree-sitter highlight a language.
enum HighlightQueryWriter {
  /// The text of `highlights.scm`.
  static func text(
    of grammar: Grammar, reservedName: String? = nil, header: [String] = []
  ) throws(ExportFailure) -> String {
    let grammar = try CharacterGrammar(
      grammar, notation: TreeSitterNotation.notation, ignoresOrder: grammar.isUnordered,
      allowsLeftRecursion: true, isLexed: grammar.isUnordered)
    let names = TreeSitterNames(grammar)
    let classes = TokenClasses(grammar)
    var patterns: [String] = []
    for group in TokenClass.allCases {
      let nodes = grammar.visibleTerminals.filter { classes[$0] == group }.compactMap(names.pattern)
      if !nodes.isEmpty { patterns.append(oneOf(nodes) + " @" + group.names.capture) }
    }
    for case .leaf(.name(let name)) in grammar.comments.map(\.expression) {
      patterns.append("(\(names[name])) @comment")
    }
    if let reservedName {
      let special = ReservedNamePlace.all(in: grammar, classes).map { pattern(for: $0, reservedName, names) }
      // Some editors have the first of two patterns decide and some the last.
      patterns = special + patterns + special
    }
    return blocks([comment(header, mark: "; ")] + patterns)
  }

  private static func oneOf(_ nodes: [String]) -> String {
    nodes.count == 1 ? nodes[0] : "[\n" + nodes.map { "  " + $0 + "\n" }.joined() + "]"
  }

  private static func pattern(for place: ReservedNamePlace, _ word: String, _ names: TreeSitterNames) -> String {
    let inner = ". \(names.pattern(place.terminals[0]) ?? "_") @variable.builtin"
    let relation = oneOf(place.relation.compactMap { $0.leaves.first.flatMap(names.pattern) }).substituting(
      "\n", with: "\n  ")
    let item = "(\(names[place.rules[place.rules.count - 1]]) \(inner)) @_item"
    let side = place.rules.dropFirst().dropLast().reversed().reduce(item) { "(\(names[$1]) \($0))" }
    return """
      ((\(names[place.rules[0]])
        \(relation)
        \(side))
        (#eq? @variable.builtin \(TreeSitterNames.quotedInQuery(word)))
        (#match? @_item \(TreeSitterNames.quotedInQuery(onlyName(place)))))
      """
  }

  /// The pattern of an item that has one name alone: between the signs of the item, none of these.
  ///
  /// Patterns can't say so: for all that is known, a repetition is nothing between neighbours.
  private static func onlyName(_ place: ReservedNamePlace) -> String {
    let escaped = { (text: String) in text.map { "[]^\\-".contains($0) ? "\\" + String($0) : String($0) }.joined() }
    let signs = place.signs.compactMap(\.self).joined()
    let pieces = place.signs.map { sign in
      sign.map { $0.map { "[" + escaped(String($0)) + "]" }.joined() } ?? "[^" + escaped(signs) + "]*"
    }
    return "^" + pieces.joined() + "$"
  }
}

extension TreeSitterNames {
  /// A pattern for the nodes of a rule or a terminal; `nil` if they are not to be seen.
  fileprivate func pattern(_ symbol: Symbol) -> String? {
    if let rule = rule(of: symbol) { return "(" + rule + ")" }
    if case .text(let text, _) = symbol { return Self.quotedInQuery(text) }
    return nil
  }

  static func quotedInQuery(_ text: String) -> String {
    let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\0": "\\0"]
    return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}
