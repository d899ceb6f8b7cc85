import ConstraintGrammar
public import GrammarCombinators

/// Writes a grammar as JSON: the productions as they are declared, a node an object.
///
/// `Grammar/json/grammar.schema.json` says what there can be.
public struct JSONGrammarWriter: Sendable {
  /// What the files name as their schema.
  public static let schemaName = "grammar.schema.json"

  /// The text of a whole grammar. A grammar that other notations can't say is here too.
  ///
  /// - Parameters:
  ///   - grammar: the grammar.
  ///   - name: what the language is called.
  ///   - about: what else is said of it.
  ///   - sample: a sentence of it.
  public static func text(of grammar: Grammar, named name: String, about: String, sample: String) -> String {
    let whiteSpace = CharacterClass(WhiteSpace.self)
    let lines = grammar.productions.map { production in
      "    "
        + object(["name": quoted(production.name), "kind": quoted(production.kind == .rule ? "rule" : "token")])
        .dropLast() + (production.role.map { ", \"role\": " + quoted($0.rawValue) } ?? "") + ", \"body\": "
        + node(production.body) + "}"
    }
    return """
      {
        "$schema": \(quoted(schemaName)),
        "name": \(quoted(name)),
        "about": \(quoted(about)),
        "sample": \(quoted(sample)),
        "start": \(quoted(grammar.start.name)),
        "whiteSpace": \(ranges(whiteSpace)),
        "wordPart": \(ranges(CharacterClass(WordPart.self))),
        "productions": [
      \(lines.joined(separator: ",\n"))
        ]
      }

      """
  }

  private static func node(_ syntax: Syntax) -> String {
    switch syntax {
    case .literal(let text, let ignoresCase, let isWord):
      object(["type": "\"literal\"", "text": quoted(text), "ignoresCase": "\(ignoresCase)", "isWord": "\(isWord)"])
    case .characters(let characters): object(["type": "\"characters\"", "ranges": ranges(characters)])
    case .sequence(let parts, let spacing):
      object(["type": "\"sequence\"", "spacing": self.spacing(spacing), "parts": list(parts)])
    case .choice(let parts): object(["type": "\"choice\"", "parts": list(parts)])
    case .repetition(let body, let bounds, let separator, let spacing):
      object([
        "type": "\"repetition\"", "minimum": "\(bounds.lower)",
        "maximum": bounds.upper == .max ? "null" : "\(bounds.upper)", "spacing": self.spacing(spacing),
        "body": node(body), "separator": separator.map(node) ?? "null",
      ])
    case .lookAhead(let body, let isPositive):
      object(["type": "\"lookAhead\"", "isPositive": "\(isPositive)", "body": node(body)])
    case .end: object(["type": "\"end\""])
    case .annotated(let body, _): node(body)
    case .production(let production): object(["type": "\"reference\"", "name": quoted(production.name)])
    case .reference(let name): object(["type": "\"reference\"", "name": quoted(name)])
    }
  }

  private static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
  }

  private static func list(_ parts: [Syntax]) -> String { "[" + parts.map(node).joined(separator: ", ") + "]" }

  private static func spacing(_ spacing: Syntax.Spacing) -> String {
    switch spacing {
    case .glued: "\"glued\""
    case .spaced: "\"spaced\""
    case .grammar(let syntax): node(syntax.flattened)
    }
  }

  private static func ranges(_ characters: CharacterClass) -> String {
    "[" + characters.ranges.map { "[\($0.lowerBound), \($0.upperBound)]" }.joined(separator: ", ") + "]"
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    return writer.text
  }
}
