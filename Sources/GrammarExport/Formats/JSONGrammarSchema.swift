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
