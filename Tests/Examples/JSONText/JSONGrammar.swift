import GrammarCombinators

///     json ::= value $
struct Text: Rule {
  static var name: StaticString { "json" }

  @SequenceBuilder<Blanks> var body: some Parser<JSONDocument> {
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

  @SequenceBuilder<Blanks> var body: some Parser<JSONDocument> {
    OneOf {
      Object().map { JSONDocument.object($0) }
      ValueArray().map { JSONDocument.array($0) }
      StringToken().map { JSONDocument.string($0) }
      NumberToken().map { JSONDocument.number($0) }
      Literal("true").as(JSONDocument.bool(true))
      Literal("false").as(JSONDocument.bool(false))
      Literal("null").as(JSONDocument.null)
    }
  }
}

///     object ::= "{" ( member ( "," member )* )? "}"
struct Object: Rule {
  static var name: StaticString { "object" }

  @SequenceBuilder<Blanks> var body: some Parser<[JSONDocument.Member]> {
    "{"
    Recursive(limit: JSONDocument.deepestNesting, Blanks.self) {
      Repeat(.zeroOrMore, Blanks.self, separator: { "," }) { Member() }
    }
    "}"
  }
}

///     member ::= STRING ":" value
struct Member: Rule {
  static var name: StaticString { "member" }

  @SequenceBuilder<Blanks> var body: some Parser<(String, JSONDocument)> {
    StringToken()
    ":"
    AnyValue()
  }

  static func value(of parts: (String, JSONDocument)) -> JSONDocument.Member {
    JSONDocument.Member(name: parts.0, value: parts.1)
  }
}

///     array ::= "[" ( value ( "," value )* )? "]"
struct ValueArray: Rule {
  static var name: StaticString { "array" }

  @SequenceBuilder<Blanks> var body: some Parser<[JSONDocument]> {
    "["
    Recursive(limit: JSONDocument.deepestNesting, Blanks.self) {
      Repeat(.zeroOrMore, Blanks.self, separator: { "," }) { AnyValue() }
    }
    "]"
  }
}
