import GrammarCombinators
import JSON

/// JSON, as far as settings take it: RFC 8259 with whole numbers only.
enum SettingsGrammar {
  ///     document ::= value EOF
  struct Document: Rule {
    static var name: StaticString { "document" }
    var body: some Parser<JSONValue> {
      Element()
      EndOfDocument()
    }
  }

  ///     EOF ::= $
  struct EndOfDocument: Token {
    static var name: StaticString { "EOF" }
    static var role: TokenRole { .end }
    var body: some Parser<Void> { End() }
  }

  ///     value ::= STRING
  ///             | NUMBER
  ///             | object
  ///             | array
  ///             | "true"
  ///             | "false"
  ///             | "null"
  struct Element: Rule {
    static var name: StaticString { "value" }
    var body: some Parser<JSONValue> {
      OneOf {
        Text()
        Number()
        Object()
        List()
        Literal("true").as(JSONValue.flag(true))
        Literal("false").as(JSONValue.flag(false))
        Literal("null").as(JSONValue.null)
      }
    }
  }

  ///     object ::= "{" ( member ( "," member )* )? "}"
  struct Object: Rule {
    static var name: StaticString { "object" }
    var body: some Parser<[(String, JSONValue)]> {
      "{"
      Repeat(.zeroOrMore) {
        ","
      } _: {
        Member()
      }
      "}"
    }

    static func value(of members: [(String, JSONValue)]) -> JSONValue {
      .members(members.map { (key: $0.0, value: $0.1) })
    }
  }

  ///     member ::= STRING ":" value
  struct Member: Rule {
    static var name: StaticString { "member" }
    var body: some Parser<(String, JSONValue)> {
      Characters()
      ":"
      Recursive { Element() }
    }
  }

  ///     array ::= "[" ( value ( "," value )* )? "]"
  struct List: Rule {
    static var name: StaticString { "array" }
    var body: some Parser<[JSONValue]> {
      "["
      Repeat(.zeroOrMore) {
        ","
      } _: {
        Recursive { Element() }
      }
      "]"
    }

    static func value(of values: [JSONValue]) -> JSONValue { .list(values) }
  }

  /// A string as a value.
  struct Text: Fragment {
    var body: some Parser<String> { Characters() }
    static func value(of text: String) -> JSONValue { .string(text) }
  }

  ///     STRING ::= '"' ( [^"\] | "\" ["\/bfnrt] | "\u" HEX HEX HEX HEX )* '"'
  struct Characters: Token {
    static var name: StaticString { "STRING" }
    static var role: TokenRole { .name }
    var body: some Parser<[String]> {
      "\""
      Repeat(.zeroOrMore, Glued.self) {
        OneOf {
          Plain()
          Escaped()
        }
      }
      "\""
    }

    static func value(of parts: [String]) -> String { parts.joined() }
  }

  /// A character that stands for itself. Those beyond ASCII are put together from their bytes.
  struct Plain: Fragment {
    @SequenceBuilder<Glued> var body: some Parser<UInt8> { Byte(PlainCharacter.self) }
    static func value(of byte: UInt8) -> String { String(Unicode.Scalar(byte)) }
  }

  /// A backslash and the character that it stands for.
  struct Escaped: Fragment {
    @SequenceBuilder<Glued> var body: some Parser<UInt8> {
      "\\"
      Byte(EscapedCharacter.self)
    }

    static func value(of byte: UInt8) -> String {
      switch Unicode.Scalar(byte) {
      case "n": "\n"
      case "t": "\t"
      case "r": "\r"
      default: String(Unicode.Scalar(byte))
      }
    }
  }

  ///     NUMBER ::= [0-9]+
  struct Number: Token {
    static var name: StaticString { "NUMBER" }
    static var role: TokenRole { .number }
    var body: some Parser<Double> { DecimalNumber { Bytes(Digit.self) } }
    static func value(of number: Double) -> JSONValue { .number(Int(exactly: number) ?? .max) }
  }
}

private enum PlainCharacter: ByteClass {
  // Names in settings are ASCII, as those of functions and files mostly are.
  static func contains(_ byte: UInt8) -> Bool {
    byte >= 32 && byte < 127 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}

private enum EscapedCharacter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { "\"\\/nrt".utf8.contains(byte) }
}
