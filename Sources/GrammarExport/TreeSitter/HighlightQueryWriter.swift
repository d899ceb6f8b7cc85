public import GrammarCombinators

/// Writes the query by which editors that use Tree-sitter highlight a language.
public struct HighlightQueryWriter: Sendable {
  /// The text of `highlights.scm`.
  ///
  /// - Parameters:
  ///   - superviewWord: a name that is no name behind a relation, before an attribute; `nil` if there is none.
  ///   - header: what the file says about itself in the comment at its head, a line each.
  /// - Throws: an ``ExportFailure`` if Tree-sitter can't have the grammar.
  public static func text(
    of grammar: Grammar, superviewWord: String? = nil, header: [String] = []
  ) throws(ExportFailure) -> String {
    let grammar = try CharacterGrammar(grammar, notation: TreeSitterNotation.notation)
    let names = TreeSitterNames(grammar)
    let classes = TokenClasses(grammar)
    var patterns: [String] = []
    for group in TokenClass.allCases {
      let nodes = grammar.terminals.filter { $0 != .whiteSpace && classes[$0] == group }.compactMap(names.pattern)
      if !nodes.isEmpty { patterns.append(oneOf(nodes) + " @" + group.capture) }
    }
    if let superviewWord {
      let special = SuperviewPlace.all(in: grammar, classes).map { pattern(for: $0, superviewWord, names) }
      // Some editors have the first of two patterns decide and some the last.
      patterns = special + patterns + special
    }
    return ([comment(header, mark: "; ")] + patterns).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func oneOf(_ nodes: [String]) -> String {
    nodes.count == 1 ? nodes[0] : "[\n" + nodes.map { "  " + $0 + "\n" }.joined() + "]"
  }

  private static func pattern(for place: SuperviewPlace, _ word: String, _ names: TreeSitterNames) -> String {
    let capture = "@variable.builtin"
    let nodes = place.terminals.compactMap(names.pattern)
    let inner = ". \(nodes[0]) \(capture)" + nodes.dropFirst().map { " . " + $0 }.joined() + " ."
    let relation = oneOf(place.relation.compactMap(names.pattern)).replacing("\n", with: "\n  ")
    let item = place.rules.dropFirst().reversed().reduce(inner) { "(\(names[$1]) \($0))" }
    return """
      ((\(names[place.rules[0]])
        \(relation)
        \(item))
        (#eq? \(capture) \(TreeSitterNames.quotedInQuery(word))))
      """
  }
}

extension TreeSitterNames {
  /// A pattern for the nodes of a terminal; `nil` if they are not to be seen.
  fileprivate func pattern(_ terminal: Terminal) -> String? { pattern(terminal.expression) }

  /// A pattern for the nodes of a rule or a terminal.
  fileprivate func pattern(_ expression: CharacterExpression) -> String? {
    switch expression {
    case .name(let name): "(" + self[name] + ")"
    case .text(let text, _): Self.quotedInQuery(text)
    default: nil
    }
  }

  static func quotedInQuery(_ text: String) -> String {
    let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\0": "\\0"]
    return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}

extension TokenClass {
  /// What the nodes of the class are captured as, by the names that themes know.
  fileprivate var capture: String {
    switch self {
    case .name: "variable"
    case .attribute: "property"
    case .keyword: "keyword"
    case .number: "number"
    case .relation, .arithmetic: "operator"
    case .bracket: "punctuation.bracket"
    case .delimiter: "punctuation.delimiter"
    case .other: "string.special"
    }
  }
}
