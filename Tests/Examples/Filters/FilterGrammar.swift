import GrammarCombinators

/// What may stand between the parts of a filter: a line ends it.
enum Blanks: ByteClass, Spacing {
  static func contains(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
}

///     filters ::= filter? ( #xA filter? )* $
struct FileRule: Rule {
  static var name: StaticString { "filters" }

  var body: some Parser<[Filter?]> {
    SequenceOf(Blanks.self) {
      Repeat(.zeroOrMore, Blanks.self, separator: { "\n" }) { Optionally(Blanks.self) { FilterRule() } }
      End()
    }
  }
}

///     filter ::= disjunction
struct FilterRule: Rule {
  static var name: StaticString { "filter" }

  var body: some Parser<Filter> {
    Recover(Blanks.self) {
      Disjunction()
    } until: {
      OneOf {
        FollowedBy { "\n" }
        End()
      }
    } skipping: {
      Text()
    } as: {
      Filter.skipped($0)
    }
  }
}

///     disjunction ::= conjunction ( OR conjunction )*
struct Disjunction: Rule {
  static var name: StaticString { "disjunction" }

  var body: some Parser<Filter> {
    Repeat(.oneOrMore, Blanks.self, separator: { LiteralWord("or", ignoringCase: true) }) {
      Conjunction()
    }.map { filters in
      filters.dropFirst().reduce(filters[0]) { Filter.or($0, $1) }
    }
  }
}

///     conjunction ::= negation ( AND negation )*
struct Conjunction: Rule {
  static var name: StaticString { "conjunction" }

  var body: some Parser<Filter> {
    Repeat(.oneOrMore, Blanks.self, separator: { LiteralWord("and", ignoringCase: true) }) {
      Negation()
    }.map { filters in
      filters.dropFirst().reduce(filters[0]) { Filter.and($0, $1) }
    }
  }
}

///     negation ::= NOT? primary
struct Negation: Rule {
  static var name: StaticString { "negation" }

  var body: some Parser<Filter> {
    SequenceOf(Blanks.self) {
      Optionally(Blanks.self) { LiteralWord("not", ignoringCase: true).as(true) }
      Primary()
    }.map { sign, filter in sign == nil ? filter : Filter.not(filter) }
  }
}

///     primary ::= "(" disjunction ")" | comparison | membership
struct Primary: Rule {
  static var name: StaticString { "primary" }

  var body: some Parser<Filter> {
    OneOf {
      SequenceOf(Blanks.self) {
        "("
        Recursive { Disjunction() }
        ")"
      }
      Compared()
      Membership()
    }
  }
}

///     comparison ::= COLUMN ( "!=" | "<=" | ">=" | "=" | "<" | ">" ) value
struct Compared: Rule {
  static var name: StaticString { "comparison" }

  var body: some Parser<Filter> {
    SequenceOf(Blanks.self) {
      Column()
      OneOf {
        LiteralText("!=").as(Filter.Comparison.notEqual)
        LiteralText("<=").as(Filter.Comparison.lessOrEqual)
        LiteralText(">=").as(Filter.Comparison.greaterOrEqual)
        LiteralText("=").as(Filter.Comparison.equal)
        LiteralText("<").as(Filter.Comparison.less)
        LiteralText(">").as(Filter.Comparison.greater)
      }
      AnyValue()
    }.map { column, comparison, value in Filter.compares(column, comparison, value) }
  }
}

///     membership ::= COLUMN IN "(" value ( "," value )* ")"
struct Membership: Rule {
  static var name: StaticString { "membership" }

  var body: some Parser<Filter> {
    SequenceOf(Blanks.self) {
      Column()
      LiteralWord("in", ignoringCase: true)
      "("
      Repeat(.oneOrMore, Blanks.self, separator: { "," }) { AnyValue() }
      ")"
    }.map { column, values in Filter.isOneOf(column, values) }
  }
}

///     value ::= TEXT | NUMBER | NULL
struct AnyValue: Rule {
  static var name: StaticString { "value" }

  var body: some Parser<Filter.Value> {
    OneOf {
      Text().map { Filter.Value.text($0) }
      Number().map { Filter.Value.number($0) }
      LiteralWord("null", ignoringCase: true).as(Filter.Value.null)
    }
  }
}

/// The words that are no columns.
struct Reserved: KeywordSet {
  static let table = KeywordTable([("and", ()), ("or", ()), ("not", ()), ("in", ()), ("null", ())], ignoringCase: true)
}

///     COLUMN ::= !( [aA][nN][dD] | [oO][rR] | [nN][oO][tT] | [iI][nN] | [nN][uU][lL][lL] ) [_a-zA-Z] [_a-zA-Z0-9]*
struct Column: Token {
  static var name: StaticString { "COLUMN" }
  static var role: TokenRole { .name }

  var body: some Parser<String> { WordOf(WordStart.self, WordPart.self).except(Reserved()).text() }
}

/// Two apostrophes stand for one.
///
///     TEXT ::= "'" ( [^#xA'] | "''" )* "'"
struct Text: Token {
  static var name: StaticString { "TEXT" }
  static var role: TokenRole { .text }

  var body: some Parser<String> {
    "'"
    Repeat(.zeroOrMore, NoSpace.self) {
      OneOf {
        CharacterClass.quoted
        "''"
      }
    }.text().map { $0.utf8.contains(39) ? Self.unescaped($0) : $0 }
    "'"
  }
}

extension Text {
  /// The text with one apostrophe in place of each two.
  private static func unescaped(_ text: String) -> String {
    var (bytes, isSecond) = ([UInt8](), false)
    for byte in text.utf8 {
      if byte != 39 || isSecond { bytes.append(byte) }
      isSecond = byte == 39 && !isSecond
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension CharacterClass {
  /// What stands for itself in a text.
  static let quoted = CharacterClass(of: "'\n").complement
}

///     NUMBER ::= "-"? [0-9]+ ( "." [0-9]+ )?
struct Number: Token {
  static var name: StaticString { "NUMBER" }

  var body: some Parser<Double> {
    SequenceOf(NoSpace.self) {
      Optionally(NoSpace.self) { "-" }
      DecimalNumber {
        BytesOf(Digit.self)
        Optionally(NoSpace.self) {
          "."
          BytesOf(Digit.self)
        }
      }
    }.map { sign, number in sign == nil ? number : -number }
  }
}
