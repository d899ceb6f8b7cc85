/// The JSON Schema of what ``JSONGrammarWriter`` writes.
public enum JSONGrammarSchema {
  /// The whole file.
  public static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "grammar.schema.json",
      "title": "A grammar",
      "description": "What may stand between the parts of the start production may stand before the first token of a text too. A token is as long as it can be, and one that ends in a character of wordPart ends where no other one follows.",
      "type": "object",
      "required": ["name", "about", "sample", "start", "whiteSpace", "wordPart", "productions"],
      "additionalProperties": false,
      "properties": {
        "$schema": {"type": "string"},
        "name": {"type": "string"},
        "about": {"type": "string"},
        "sample": {"description": "A text of the language.", "type": "string"},
        "start": {"description": "The production that a text is.", "type": "string"},
        "whiteSpace": {"$ref": "#/$defs/ranges"},
        "wordPart": {"$ref": "#/$defs/ranges"},
        "productions": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/production"}}
      },
      "$defs": {
        "production": {
          "type": "object",
          "required": ["name", "kind", "body"],
          "additionalProperties": false,
          "properties": {
            "name": {"type": "string", "minLength": 1},
            "kind": {"description": "A token is made of characters.", "enum": ["rule", "token"]},
            "role": {"description": "The part that a token plays: name, number, keyword, operator, bracket, end, or one of the language itself.", "type": "string"},
            "body": {"$ref": "#/$defs/node"}
          }
        },
        "ranges": {
          "description": "The first and the last code point of each range.",
          "type": "array",
          "items": {
            "type": "array",
            "minItems": 2,
            "maxItems": 2,
            "items": {"type": "integer", "minimum": 0, "maximum": 1114111}
          }
        },
        "spacing": {
          "description": "What stands between the parts: white space if any, nothing, or what a node of its own says, which may be nothing.",
          "oneOf": [{"enum": ["spaced", "glued"]}, {"$ref": "#/$defs/node"}]
        },
        "node": {
          "oneOf": [
            {
              "description": "A text. No letter, digit or _ follows a word.",
              "required": ["type", "text", "ignoresCase", "isWord"],
              "additionalProperties": false,
              "properties": {
                "type": {"const": "literal"},
                "text": {"type": "string"},
                "ignoresCase": {"type": "boolean"},
                "isWord": {"type": "boolean"}
              }
            },
            {
              "description": "One character.",
              "required": ["type", "ranges"],
              "additionalProperties": false,
              "properties": {"type": {"const": "characters"}, "ranges": {"$ref": "#/$defs/ranges"}}
            },
            {
              "description": "One part after the other.",
              "required": ["type", "spacing", "parts"],
              "additionalProperties": false,
              "properties": {
                "type": {"const": "sequence"},
                "spacing": {"$ref": "#/$defs/spacing"},
                "parts": {"$ref": "#/$defs/nodes"}
              }
            },
            {
              "description": "One of the parts, tried in order.",
              "required": ["type", "parts"],
              "additionalProperties": false,
              "properties": {"type": {"const": "choice"}, "parts": {"$ref": "#/$defs/nodes"}}
            },
            {
              "description": "The same again, with a separator in between if there is one.",
              "required": ["type", "minimum", "maximum", "spacing", "body", "separator"],
              "additionalProperties": false,
              "properties": {
                "type": {"const": "repetition"},
                "minimum": {"type": "integer", "minimum": 0},
                "maximum": {"type": ["integer", "null"], "minimum": 1},
                "spacing": {"$ref": "#/$defs/spacing"},
                "body": {"$ref": "#/$defs/node"},
                "separator": {"oneOf": [{"$ref": "#/$defs/node"}, {"type": "null"}]}
              }
            },
            {
              "description": "What must follow, or must not, without being part of it.",
              "required": ["type", "isPositive", "body"],
              "additionalProperties": false,
              "properties": {
                "type": {"const": "lookAhead"},
                "isPositive": {"type": "boolean"},
                "body": {"$ref": "#/$defs/node"}
              }
            },
            {
              "description": "The end of the text.",
              "required": ["type"],
              "additionalProperties": false,
              "properties": {"type": {"const": "end"}}
            },
            {
              "description": "Another production.",
              "required": ["type", "name"],
              "additionalProperties": false,
              "properties": {"type": {"const": "reference"}, "name": {"type": "string"}}
            }
          ]
        },
        "nodes": {"type": "array", "items": {"$ref": "#/$defs/node"}}
      }
    }

    """#
}
