public import GrammarCombinators

/// A number without a sign or an exponent; digits after the point may be missing.
///
///     NUMBER ::= [0-9]+ ( "." [0-9]* )?
public struct OpenDecimal: Token {
  @_alwaysEmitIntoClient public static var name: StaticString { "NUMBER" }
  @_alwaysEmitIntoClient public init() {}
  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Double> {
    DecimalNumber {
      Bytes(Digit.self)
      Optionally(Glued.self) {
        "."
        Optionally { Bytes(Digit.self) }
      }
    }
  }
}
