public import GrammarCombinators
import JSON

/// Writes a grammar as JSON: the productions as they are declared, a node an object.
///
/// `Grammar/json/grammar.schema.json` says what there can be.
public struct JSONGrammarWriter: Sendable {
  /// The name of the schema in the files.
  public static let schemaName = "grammar.schema.json"

  /// The text of a whole grammar. A grammar that other notations can't say is here too.
  ///
  /// - Parameters:
  ///   - grammar: the grammar.
  ///   - name: what the language is called.
  ///   - about: what else is said of it.
  ///   - sample: a sentence of it.
  public static func text(of grammar: Grammar, named name: String, about: String, sample: String) -> String {
    let productions = grammar.productions.map { production in
      JSONValue.alone(
        .members(
          [("name", .string(production.name)), ("kind", production.kind == .rule ? "rule" : "token")]
            + (production.role.map { [("role", .string($0.rawValue))] } ?? [])
            + [("body", node(production.body))]))
    }
    let file: JSONValue = [
      "$schema": .string(schemaName), "name": .string(name), "about": .string(about), "sample": .string(sample),
      "start": .string(grammar.start.name), "whiteSpace": ranges(CharacterClass(WhiteSpace.self)),
      "wordPart": ranges(CharacterClass(WordPart.self)), "productions": .list(productions),
    ]
    return file.text + "\n"
  }

  private static func node(_ syntax: Syntax) -> JSONValue {
    switch syntax {
    case .literal(let text, let ignoresCase, let isWord):
      ["type": "literal", "text": .string(text), "ignoresCase": .flag(ignoresCase), "isWord": .flag(isWord)]
    case .characters(let characters): ["type": "characters", "ranges": ranges(characters)]
    case .sequence(let parts, let spacing):
      ["type": "sequence", "spacing": self.spacing(spacing), "parts": .list(parts.map(node))]
    case .choice(let parts): ["type": "choice", "parts": .list(parts.map(node))]
    case .repetition(let body, let bounds, let separator, let spacing):
      [
        "type": "repetition", "minimum": .number(bounds.lower),
        "maximum": bounds.upper == .max ? .null : .number(bounds.upper), "spacing": self.spacing(spacing),
        "body": node(body), "separator": separator.map(node) ?? .null,
      ]
    case .lookAhead(let body, let isPositive):
      ["type": "lookAhead", "isPositive": .flag(isPositive), "body": node(body)]
    case .end: ["type": "end"]
    case .annotated(let body, _): node(body)
    case .production(let production): ["type": "reference", "name": .string(production.name)]
    case .reference(let name): ["type": "reference", "name": .string(name)]
    }
  }

  private static func spacing(_ spacing: Syntax.Spacing) -> JSONValue {
    switch spacing {
    case .glued: "glued"
    case .spaced: "spaced"
    case .grammar(let syntax): node(syntax.flattened)
    }
  }

  private static func ranges(_ characters: CharacterClass) -> JSONValue {
    .list(characters.ranges.map { [.number(Int($0.lowerBound)), .number(Int($0.upperBound))] })
  }
}
