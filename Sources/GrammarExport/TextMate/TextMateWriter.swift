public import GrammarCombinators
import JSON

/// Writes a grammar for the editors that highlight as TextMate does, by regular expressions of Oniguruma.
///
/// Every character of a text that belongs to the language gets a scope, white space aside. What begins no token is marked as
/// invalid.
public struct TextMateWriter: Sendable {
  static let notation = "TextMate"

  /// The text of a whole grammar, `NAME.tmLanguage.json`.
  ///
  /// - Parameters:
  ///   - grammar: the grammar.
  ///   - name: what the language is called, in small letters, digits and hyphens.
  ///   - superviewWord: a name that is no name behind a relation, before an attribute; `nil` if there is none.
  ///   - about: what else is said of it.
  /// - Throws: an ``ExportFailure`` if two kinds of words can't be told apart by what stands around them.
  public static func text(
    of grammar: Grammar, named name: String, superviewWord: String? = nil, about: String
  ) throws(ExportFailure) -> String {
    var grammar = try CharacterGrammar(grammar, notation: notation)
    try grammar.orderTokens(notation)
    let rules = try TextMateRules(grammar, language: name)
    return JSONValue.object([
      "name": .string(name),
      "comment": .string(about),
      "scopeName": .string("source." + name),
      "patterns": .list(try rules.patterns(superviewWord: superviewWord)),
      "repository": .members(rules.repository()),
    ]).text + "\n"
  }

  /// What VS Code asks of a language besides its colours, `NAME.language-configuration.json`.
  public static func configuration(of grammar: Grammar) throws(ExportFailure) -> String {
    let grammar = try CharacterGrammar(grammar, notation: notation)
    let classes = TokenClasses(grammar)
    func terminals(_ group: TokenClass) -> [Terminal] {
      grammar.terminals.filter { !grammar.isSpace($0) && classes[$0] == group }
    }
    let brackets = Set(terminals(.bracket).flatMap { grammar.characters(of: $0.expression).flatMap { Array($0) } })
    let pairs = [("(", ")"), ("[", "]"), ("{", "}")].filter { pair in
      [pair.0, pair.1].allSatisfy { $0.unicodeScalars.allSatisfy { brackets.contains($0.value) } }
    }
    let expressions = RegularExpression(grammar: grammar)
    let words = (terminals(.number) + terminals(.name)).map { expressions.text($0.expression, atLeast: .sequence) }
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
