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

  var body: some Parser<Double> {
    Grouped {
      OneOf {
        Literal("+").as(1.0)
        Literal("-").as(-1.0)
      }
      Amount()
    }.map { $0.0 * $0.1 }
  }
}

/// A number with its sign.
enum SignedAmount: Construction {
  @inlinable @inline(__always) static func value(of parts: (Double, Double)) -> Double { parts.0 * parts.1 }
}

///     offset ::= ( "+" | "-" ) NUMBER
struct FastOffset: Rule {
  static var name: StaticString { "offset" }

  @inline(__always) var body: some Parser<Double> {
    Grouped {
      OneOf {
        Literal("+").as(1.0)
        Literal("-").as(-1.0)
      }
      Amount()
    }.made(into: SignedAmount.self)
  }
}

/// Words for colours, by their numbers.
enum ColourNames: KeywordSet {
  static let table = KeywordTable([("black", 0), ("white", 16_777_215)])
}
