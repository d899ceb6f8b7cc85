import GrammarCombinators

// What "Making a grammar as fast as code by hand" shows.

///     NUMBER ::= [0-9]+
struct Amount: Token {
  static var name: StaticString { "NUMBER" }
  @inline(__always) var body: some Parser<Double> { DecimalNumber { Bytes(Digit.self) } }
}

///     offset ::= ( "+" | "-" ) NUMBER
struct Offset: Rule {
  static var name: StaticString { "offset" }

  @inline(__always) var body: some Parser<(Double, Double)> {
    OneOf {
      Literal("+").as(1.0)
      Literal("-").as(-1.0)
    }
    Amount()
  }

  @inline(__always) static func value(of parts: (Double, Double)) -> Double { parts.0 * parts.1 }
}

/// Words for colours, by their numbers.
enum ColourNames: KeywordSet {
  static let table = KeywordTable([("black", 0), ("white", 16_777_215)])
}
