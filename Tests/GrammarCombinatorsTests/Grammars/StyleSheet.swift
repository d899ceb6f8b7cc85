import GrammarCombinators

/// A host grammar: blocks of declarations, whose values are in a language that is chosen when the text is read.
///
///     sheet ::= block* $
///     block ::= NAME "{" ( declaration ( ";" declaration )* )? "}"
///     declaration ::= NAME ":" value
enum StyleSheet {
  struct Declaration<Value> {
    let name: SourceRange
    let value: Value
  }

  struct Block<Value> {
    let name: SourceRange
    let declarations: [Declaration<Value>]
  }

  struct Name: Token {
    static var name: StaticString { "NAME" }
    var body: some Parser<SourceRange> { WordOf(WordStart.self, WordPart.self) }
  }

  static func sheet<Value>(of value: AnyParser<Value>) -> some Parser<[Block<Value>]> {
    let declaration = NamedRule("declaration") {
      Name()
      ":"
      value
    }.map { Declaration(name: $0, value: $1) }
    let block = NamedRule("block") {
      Name()
      "{"
      Optionally { Repeat(.oneOrMore, separator: { ";" }, { declaration }) }
      "}"
    }.map { Block(name: $0, declarations: $1 ?? []) }
    return NamedRule("sheet") {
      Repeat(.zeroOrMore) { block }
      End()
    }
  }

  struct Length: Token {
    static var name: StaticString { "LENGTH" }
    var body: some Parser<Double> { DecimalNumber { BytesOf(Digit.self) } }
  }

  /// `sum ::= LENGTH ( "+" LENGTH )*`
  struct Sum: Rule {
    static var name: StaticString { "sum" }
    var body: some Parser<Double> {
      Repeat(.oneOrMore, separator: { "+" }, { Length() }).map { $0.reduce(0, +) }
    }
  }

  /// `flag ::= "on" | "off"`
  struct Flag: Rule {
    static var name: StaticString { "flag" }
    var body: some Parser<Double> { States() }
  }

  struct States: KeywordSet { static let table = KeywordTable([("on", 1.0), ("off", 0.0)]) }

  /// The languages that a value may be in, by name.
  static let languages = ["sum": AnyParser(Sum()), "flag": AnyParser(Flag())]
}
