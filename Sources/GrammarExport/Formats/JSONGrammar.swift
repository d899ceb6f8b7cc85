public import GrammarCombinators
import JSON

/// The JSON Schema of what ``JSONGrammarWriter`` writes.
public enum JSONGrammarSchema {
  /// The whole file.
  public static let text = JSONValue.members(head + closed(properties: grammar) + [("$defs", definitions)]).text + "\n"

  private typealias Members = [(key: String, value: JSONValue)]

  private static let head: Members = [
    ("$schema", "https://json-schema.org/draft/2020-12/schema"),
    ("$id", .string(JSONGrammarWriter.schemaName)),
    ("title", "A grammar"),
    (
      "description",
      """
      What may stand between the parts of the start production may stand before the first token of a text too. A token \
      is as long as it can be, and one that ends in a character of wordPart ends where no other one follows.
      """
    ),
    ("type", "object"),
  ]

  private static let grammar: Members = [
    ("$schema", string), ("name", string), ("about", string),
    ("sample", ["description": "A text of the language.", "type": "string"]),
    ("start", ["description": "The production that a text is.", "type": "string"]),
    ("whiteSpace", reference("ranges")), ("wordPart", reference("ranges")),
    ("productions", ["type": "array", "minItems": 1, "items": reference("production")]),
  ]

  private static let production: Members = [
    ("name", ["type": "string", "minLength": 1]),
    ("kind", ["description": "A token is made of characters.", "enum": ["rule", "token"]]),
    (
      "role",
      .alone([
        "description": """
        The part that a token plays: name, number, keyword, operator, bracket, end, or one of the language itself.
        """,
        "type": "string",
      ])
    ),
    ("body", reference("node")),
  ]

  private static let definitions: JSONValue = [
    "production": .members([("type", "object")] + closed(properties: production)),
    "ranges": [
      "description": "The first and the last code point of each range.",
      "type": "array",
      "items": [
        "type": "array", "minItems": 2, "maxItems": 2,
        "items": ["type": "integer", "minimum": 0, "maximum": 1_114_111],
      ],
    ],
    "spacing": [
      "description": """
      What stands between the parts: white space if any, nothing, or what a node of its own says, which may be nothing.
      """,
      "oneOf": [["enum": ["spaced", "glued"]], reference("node")],
    ],
    "node": ["oneOf": .list(nodes)],
    "nodes": ["type": "array", "items": reference("node")],
  ]

  private static let nodes = [
    node(
      "literal", "A text. No letter, digit or _ follows a word.",
      [("text", string), ("ignoresCase", flag), ("isWord", flag)]),
    node("characters", "One character.", [("ranges", reference("ranges"))]),
    node(
      "sequence", "One part after the other.", [("spacing", reference("spacing")), ("parts", reference("nodes"))]),
    node("choice", "One of the parts, tried in order.", [("parts", reference("nodes"))]),
    node(
      "repetition", "The same again, with a separator in between if there is one.",
      [
        ("minimum", ["type": "integer", "minimum": 0]), ("maximum", ["type": ["integer", "null"], "minimum": 1]),
        ("spacing", reference("spacing")), ("body", reference("node")),
        ("separator", ["oneOf": [reference("node"), ["type": "null"]]]),
      ]),
    node(
      "lookAhead", "What must follow, or must not, without being part of it.",
      [("isPositive", flag), ("body", reference("node"))]),
    node("end", "The end of the text.", []),
    node("reference", "Another production.", [("name", string)]),
  ]

  private static let string: JSONValue = ["type": "string"]
  private static let flag: JSONValue = ["type": "boolean"]

  private static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/" + name)] }

  private static func node(_ type: String, _ description: String, _ properties: Members) -> JSONValue {
    .members(
      [("description", .string(description))] + closed(properties: [("type", ["const": .string(type)])] + properties))
  }

  /// All members that an object can have. Each but the name of the schema and a role must be there.
  private static func closed(properties: Members) -> Members {
    let required = properties.map(\.key).filter { $0 != "$schema" && $0 != "role" }
    return [
      ("required", .list(required.map { .string($0) })), ("additionalProperties", false),
      ("properties", .members(properties)),
    ]
  }
}

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
      "wordPart": ranges(.wordPart), "productions": .list(productions),
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
