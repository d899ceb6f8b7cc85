import GrammarCombinators

/// A notation in which every character of a text is accounted for.
struct CharacterNotation: ExpressionNotation {
  /// The name of the notation in failures.
  let name: String

  /// The mark that begins each line of a comment.
  let commentMark: String

  /// The marks behind the name of a production and behind the production.
  let productionMark: String
  var productionEnd = ""

  var sequenceMark = " "
  var choiceMark = " | "

  /// The end of a line of a file.
  var lineEnd = "\n"

  /// Whether alternatives of a token are tried in order.
  var isOrdered = false

  /// Whether alternatives of a rule are.
  var isOrderedInRules = false

  /// Whether a rule may begin with itself.
  var allowsLeftRecursion = false

  /// Whether a line feed ends a production, unless it stands in parentheses.
  var endsWithLine = false

  /// What stands behind the start rule, for the end of the text.
  var end: String?

  /// The name that a text has, if it is not that of the start rule.
  var start: String?

  var comment: @Sendable ([String], _ mark: String) -> String = { GrammarExport.comment($0, mark: $1) }

  /// What begins and ends its comments, and so can't stand in one.
  var commentMarks: [String] = []

  /// How the notation writes the names of productions.
  let naming: @Sendable (CharacterGrammar) -> NameTable

  /// A text, between double quotation marks with the escapes of Python or each letter as a class of its two forms.
  var text: @Sendable (CharacterNotation, String, _ ignoresCase: Bool) -> WrittenExpression = {
    notation, text, ignoresCase in
    ignoresCase
      ? .sequence(Symbol.text(text, ignoresCase: true).letters.map { notation.characters($0).text })
      : EscapedCharacters.python(text)
  }

  let characters: @Sendable ([ClosedRange<UInt32>]) -> WrittenExpression
  var repetition: @Sendable (Multiplicity, _ body: (Precedence) -> String) -> WrittenExpression = {
    WrittenExpression($1(.primary) + $0.rawValue, .postfix)
  }

  private(set) var startName = ""
  private(set) var names = NameTable(of: [], mark: "") { $0.name }

  /// The text of a whole grammar.
  ///
  /// - Parameter header: what the file says about itself in the comment at its head, a line each.
  func text(of grammar: Grammar, header: [String] = []) throws(ExportFailure) -> String {
    var grammar = try CharacterGrammar(
      grammar, notation: name, hasTokens: false, isOrdered: isOrderedInRules, allowsLeftRecursion: allowsLeftRecursion)
    if isOrderedInRules, let word = grammar.touchedWords.first {
      throw grammar.failure("a word directly behind \(word)")
    }
    if isOrdered { try grammar.orderTokens(isAnyWay: !isOrderedInRules) }
    return text(of: grammar, header: header)
  }

  /// The text of a whole grammar as it is.
  func text(of grammar: CharacterGrammar, header: [String]) -> String {
    let notation = named(in: grammar)
    let beginning = start.map { $0 + productionMark + notation.names[grammar.start.name] }
    let text = blocks([comment(header, commentMark), beginning ?? ""] + grammar.productions.map(notation.written))
    return text.substituting("\n", with: lineEnd)
  }

  /// The notation with the names of a grammar.
  func named(in grammar: CharacterGrammar) -> CharacterNotation {
    var notation = self
    (notation.names, notation.startName) = (naming(grammar), grammar.start.name)
    return notation
  }

  func written(_ production: CharacterProduction) -> String {
    let head = names[production.name] + productionMark
    if production.name == startName, let end { return head + write(production.body, atLeast: .sequence) + end }
    return endsWithLine ? head + write(production.body) : self.production(head, production.body, end: productionEnd)
  }

  func written(_ symbol: Symbol) -> WrittenExpression {
    switch symbol {
    case .text(let text, let ignoresCase): self.text(self, text, ignoresCase)
    case .characters(let characters): self.characters(characters.ranges)
    case .name(let name): WrittenExpression(names[name])
    }
  }

  func repeated(_ multiplicity: Multiplicity, _ body: (Precedence) -> String) -> WrittenExpression {
    repetition(multiplicity, body)
  }
}
