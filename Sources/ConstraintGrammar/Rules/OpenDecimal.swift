import GrammarCombinators

/// A number without a sign or an exponent; digits after the point may be missing.
///
///     NUMBER ::= [0-9]+ ( "." [0-9]* )?
struct OpenDecimal: Token {
  static var name: StaticString { "NUMBER" }
  @inline(__always) var body: some Parser<Double> {
    DecimalNumber {
      Bytes(Digit.self)
      Optionally(Glued.self) {
        "."
        Optionally { Bytes(Digit.self) }
      }
    }
  }
}
