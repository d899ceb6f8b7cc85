import GrammarCombinators
import JSON

/// Writes a grammar for the editors that highlight as TextMate does, by regular expressions of Oniguruma.
///
/// Every character of a text that belongs to the language gets a scope, white space aside. What begins no token is marked as
/// invalid.
enum TextMateWriter {
  static let notation = "TextMate"

  /// The text of a whole grammar, `NAME.tmLanguage.json`.
  ///
  /// - Parameter name: what the language is called, in small letters, digits and hyphens.
  /// - Throws: an ``ExportFailure`` if two kinds of words can't be told apart by what stands around them.
  static func text(
    of grammar: Grammar, named name: String, reservedName: String? = nil, about: String
  ) throws(ExportFailure) -> String {
    var grammar = try CharacterGrammar(grammar, notation: notation)
    try grammar.orderTokens()
    let rules = try TextMateRules(grammar, language: name, reservedName: reservedName)
    return JSONValue.object([
      "name": .string(name),
      "comment": .string(about),
      "scopeName": .string("source." + name),
      "patterns": .list(try rules.patterns()),
      "repository": .members(rules.repository()),
    ]).text + "\n"
  }

  /// The settings that VS Code asks of a language besides its colours, `NAME.language-configuration.json`.
  static func configuration(of grammar: Grammar) throws(ExportFailure) -> String {
    let grammar = try CharacterGrammar(grammar, notation: notation)
    let classes = TokenClasses(grammar)
    func terminals(_ group: TokenClass) -> [Symbol] { grammar.visibleTerminals.filter { classes[$0] == group } }
    let brackets = Set(terminals(.bracket).flatMap { grammar.characters(of: .leaf($0)).flatMap { Array($0) } })
    let pairs = [("(", ")"), ("[", "]"), ("{", "}")].filter { pair in
      [pair.0, pair.1].allSatisfy { $0.unicodeScalars.allSatisfy { brackets.contains($0.value) } }
    }
    let expressions = RegularExpression(grammar: grammar)
    let words = (terminals(.number) + terminals(.name)).map { expressions.write(.leaf($0), atLeast: .sequence) }
    let other = RegularExpression.wordPart + "+"
    let list = JSONValue.list(pairs.map { .list([.string($0.0), .string($0.1)]) })
    return JSONValue.object([
      "brackets": list,
      "autoClosingPairs": .list(pairs.map { .object(["open": .string($0.0), "close": .string($0.1)]) }),
      "surroundingPairs": list,
      "wordPattern": .string((words + [other]).joined(separator: "|")),
    ]).text + "\n"
  }
}
