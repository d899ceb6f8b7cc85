import GrammarCombinators

///     json ::= value $
struct Text: Rule {
  static var name: StaticString { "json" }

  @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<JSONDocument> {
    Nothing()
    AnyValue()
    End()
  }
}

///     value ::= object
///             | array
///             | STRING
///             | NUMBER
///             | "true"
///             | "false"
///             | "null"
struct AnyValue: Rule {
  static var name: StaticString { "value" }

  @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<JSONDocument> {
    OneOf {
      Object()
      ValueArray()
      StringValue()
      NumberValue()
      Keywords(Words.self)
    }
  }
}

/// The words that are values.
enum Words: KeywordSet {
  static let table = KeywordTable([
    ("true", JSONDocument.bool(true)), ("false", JSONDocument.bool(false)), ("null", JSONDocument.null),
  ])
}

/// A string as a value.
struct StringValue: Fragment {
  @inline(__always) var body: some Parser<String> { StringToken() }
  @inline(__always) static func value(of text: String) -> JSONDocument { .string(text) }
}

/// A number as a value.
struct NumberValue: Fragment {
  @inline(__always) var body: some Parser<Double> { NumberToken() }
  @inline(__always) static func value(of number: Double) -> JSONDocument { .number(number) }
}

///     object ::= "{" ( member ( "," member )* )? "}"
struct Object: Rule {
  static var name: StaticString { "object" }

  @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<[JSONDocument.Member]> {
    "{"
    Recursive(limit: JSONDocument.deepestNesting, Blanks.self) {
      Repeat(.zeroOrMore, Blanks.self, separator: { "," }) { Member() }
    }
    "}"
  }

  @inline(__always) static func value(of members: [JSONDocument.Member]) -> JSONDocument { .object(members) }
}

///     member ::= STRING ":" value
struct Member: Rule {
  static var name: StaticString { "member" }

  @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<(String, JSONDocument)> {
    StringToken()
    ":"
    AnyValue()
  }

  @inline(__always) static func value(of parts: (String, JSONDocument)) -> JSONDocument.Member {
    JSONDocument.Member(name: parts.0, value: parts.1)
  }
}

///     array ::= "[" ( value ( "," value )* )? "]"
struct ValueArray: Rule {
  static var name: StaticString { "array" }

  @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<[JSONDocument]> {
    "["
    Recursive(limit: JSONDocument.deepestNesting, Blanks.self) {
      Repeat(.zeroOrMore, Blanks.self, separator: { "," }) { AnyValue() }
    }
    "]"
  }

  @inline(__always) static func value(of items: [JSONDocument]) -> JSONDocument { .array(items) }
}
