import GrammarCombinators

///     json ::= value $
struct JSONRule<Made: JSONResult>: Rule {
  static var name: StaticString { "json" }

  @SequenceBuilder<Blank> @inline(__always) var body: some Parser<Made> {
    AnyValue<Made>()
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
struct AnyValue<Made: JSONResult>: InlinedRule {
  static var name: StaticString { "value" }

  @SequenceBuilder<Blank> @inline(__always) var body: some Parser<Made> {
    OneOf {
      Object<Made>()
      ValueArray<Made>()
      StringValue<Made>()
      NumberToken<Made>()
      WordValue<Made>()
    }
  }
}

/// A string as a value.
struct StringValue<Made: JSONResult>: UnnamedRule {
  @inline(__always) var body: some Parser<Made.Text> { StringToken<Made>() }
  @inline(__always) static func value(of text: Made.Text) -> Made { .string(text) }
}

/// A word as a value.
struct WordValue<Made: JSONResult>: UnnamedRule {
  @inline(__always) var body: some Parser<Bool?> { Words() }
  @inline(__always) static func value(of truth: Bool?) -> Made { .word(truth) }
}

/// The words that are values.
struct Words: KeywordSet {
  static let table = KeywordTable<Bool?>([("true", true), ("false", false), ("null", nil)])
}

///     object ::= "{" ( member ( "," member )* )? "}"
struct Object<Made: JSONResult>: InlinedRule {
  static var name: StaticString { "object" }

  @SequenceBuilder<Blank> @inline(__always) var body: some Parser<Made.Members> {
    "{"
    Recursive(limit: JSONDocument.deepestNesting, Blank.self) {
      Repeat(.zeroOrMore, into: Made.Members.self, Blank.self, separator: { "," }) { Member<Made>() }
    }
    "}"
  }

  @inline(__always) static func value(of members: Made.Members) -> Made { .object(members) }
}

///     member ::= STRING ":" value
struct Member<Made: JSONResult>: InlinedRule {
  static var name: StaticString { "member" }

  @SequenceBuilder<Blank> @inline(__always) var body: some Parser<(Made.Text, Made)> {
    StringToken<Made>()
    ":"
    AnyValue<Made>()
  }

  @inline(__always) static func value(of parts: (Made.Text, Made)) -> Made.Member {
    Made.member(named: parts.0, parts.1)
  }
}

///     array ::= "[" ( value ( "," value )* )? "]"
struct ValueArray<Made: JSONResult>: InlinedRule {
  static var name: StaticString { "array" }

  @SequenceBuilder<Blank> @inline(__always) var body: some Parser<Made.Items> {
    "["
    Recursive(limit: JSONDocument.deepestNesting, Blank.self) {
      Repeat(.zeroOrMore, into: Made.Items.self, Blank.self, separator: { "," }) { AnyValue<Made>() }
    }
    "]"
  }

  @inline(__always) static func value(of items: Made.Items) -> Made { .array(items) }
}
