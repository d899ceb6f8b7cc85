import GrammarCombinators

// What "Making a grammar as fast as code by hand" shows.

///     NUMBER ::= [0-9]+
struct Amount: Token {
  static var name: StaticString { "NUMBER" }
  @inline(__always) var body: some Parser<Double> { DecimalNumber { BytesOf(Digit.self) } }
}

///     offset ::= ( "+" | "-" ) NUMBER
struct Offset: Rule {
  static var name: StaticString { "offset" }

  @inline(__always) var body: some Parser<(Double, Double)> {
    OneOf {
      LiteralText("+").as(1.0)
      LiteralText("-").as(-1.0)
    }
    Amount()
  }

  @inline(__always) static func value(of parts: (Double, Double)) -> Double { parts.0 * parts.1 }
}

/// Words for colours, by their numbers.
struct ColourNames: KeywordSet {
  static let table = KeywordTable([("black", 0), ("white", 16_777_215)])
}
