public import GrammarCombinators

/// A number without a sign or an exponent.
///
///     NUMERAL ::= [0-9]+ ( "." [0-9]+ )?
public struct Numeral: Token {
  @_alwaysEmitIntoClient public static var name: StaticString { "NUMERAL" }
  @_alwaysEmitIntoClient public init() {}
  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Double> {
    DecimalNumber {
      Bytes(Digit.self)
      Optionally(Glued.self) {
        "."
        Bytes(Digit.self)
      }
    }
  }
}
