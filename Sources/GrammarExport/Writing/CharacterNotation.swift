import GrammarCombinators

/// A notation in which every character of a text is accounted for.
protocol CharacterNotation: ExpressionNotation where Leaf == Symbol {
  /// The name of the notation in failures.
  static var notation: String { get }

  /// The mark that begins each line of a comment.
  static var commentMark: String { get }

  /// The marks behind the name of a production and behind the production.
  static var productionMark: String { get }
  static var productionEnd: String { get }

  /// Whether alternatives of a token are tried in order.
  static var isOrdered: Bool { get }

  /// Whether alternatives of a rule are.
  static var isOrderedInRules: Bool { get }

  /// The end of a line of a file.
  static var lineEnd: String { get }

  /// How the notation writes the names of productions.
  var names: NameTable { get }

  init(_ grammar: CharacterGrammar) throws(ExportFailure)

  /// The text before the productions, if there is any.
  func beginning(of grammar: CharacterGrammar) -> String

  func written(_ production: CharacterProduction) -> String
  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression
  func characters(_ ranges: [ClosedRange<UInt32>]) -> WrittenExpression

  static func comment(_ lines: [String]) -> String
}

extension CharacterNotation {
  static var productionEnd: String { "" }
  static var isOrdered: Bool { false }
  static var isOrderedInRules: Bool { false }
  static var lineEnd: String { "\n" }

  /// The text of a whole grammar.
  ///
  /// - Parameter header: what the file says about itself in the comment at its head, a line each.
  static func text(of grammar: Grammar, header: [String] = []) throws(ExportFailure) -> String {
    var grammar = try CharacterGrammar(
      grammar, notation: notation, hasTokens: false, isOrdered: isOrderedInRules)
    if isOrdered { try grammar.orderTokens() }
    let notation = try Self(grammar)
    let text = blocks(
      [comment(header), notation.beginning(of: grammar)] + grammar.productions.map { notation.written($0) })
    return text.substituting("\n", with: lineEnd)
  }

  static func comment(_ lines: [String]) -> String { GrammarExport.comment(lines, mark: commentMark) }

  func beginning(of grammar: CharacterGrammar) -> String { "" }

  func written(_ production: CharacterProduction) -> String {
    self.production(names[production.name] + Self.productionMark, production.body, end: Self.productionEnd)
  }

  func written(_ symbol: Symbol) -> WrittenExpression {
    switch symbol {
    case .text(let text, let ignoresCase): self.text(text, ignoresCase: ignoresCase)
    case .characters(let characters): self.characters(characters.ranges)
    case .name(let name): WrittenExpression(names[name])
    }
  }

  /// Between double quotation marks with the escapes of Python, or each letter as a class of its two forms.
  func text(_ text: String, ignoresCase: Bool) -> WrittenExpression {
    guard ignoresCase else {
      return WrittenExpression(EscapedCharacters.quoted(text, mark: "\"", EscapedCharacters.python))
    }
    return .sequence(Symbol.text(text, ignoresCase: true).letters.map { characters($0).text })
  }
}
