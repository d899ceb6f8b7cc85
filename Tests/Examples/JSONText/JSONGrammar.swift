import GrammarCombinators

///     json ::= value $
struct JSONRule<Made: JSONResult>: Rule {
  static var name: StaticString { "json" }

  @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<Made> {
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
struct AnyValue<Made: JSONResult>: Rule, Inlined {
  static var name: StaticString { "value" }

  @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<Made> {
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
struct StringValue<Made: JSONResult>: Fragment {
  @inline(__always) var body: some Parser<Made.Text> { StringToken<Made>() }
  @inline(__always) static func value(of text: Made.Text) -> Made { .string(text) }
}

/// A word as a value.
struct WordValue<Made: JSONResult>: Fragment {
  @inline(__always) var body: some Parser<Bool?> { Keywords(Words.self) }
  @inline(__always) static func value(of truth: Bool?) -> Made { .word(truth) }
}

/// The words that are values.
enum Words: KeywordSet {
  static let table = KeywordTable<Bool?>([("true", true), ("false", false), ("null", nil)])
}

///     object ::= "{" ( member ( "," member )* )? "}"
struct Object<Made: JSONResult>: Rule, Inlined {
  static var name: StaticString { "object" }

  @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<Made.Members> {
    "{"
    Recursive(limit: JSONDocument.deepestNesting, Blanks.self) {
      Repeat(.zeroOrMore, into: Made.Members.self, Blanks.self, separator: { "," }) { Member<Made>() }
    }
    "}"
  }

  @inline(__always) static func value(of members: Made.Members) -> Made { .object(members) }
}

///     member ::= STRING ":" value
struct Member<Made: JSONResult>: Rule, Inlined {
  static var name: StaticString { "member" }

  @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<(Made.Text, Made)> {
    StringToken<Made>()
    ":"
    AnyValue<Made>()
  }

  @inline(__always) static func value(of parts: (Made.Text, Made)) -> Made.Member {
    Made.member(named: parts.0, parts.1)
  }
}

///     array ::= "[" ( value ( "," value )* )? "]"
struct ValueArray<Made: JSONResult>: Rule, Inlined {
  static var name: StaticString { "array" }

  @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<Made.Items> {
    "["
    Recursive(limit: JSONDocument.deepestNesting, Blanks.self) {
      Repeat(.zeroOrMore, into: Made.Items.self, Blanks.self, separator: { "," }) { AnyValue<Made>() }
    }
    "]"
  }

  @inline(__always) static func value(of items: Made.Items) -> Made { .array(items) }
}
