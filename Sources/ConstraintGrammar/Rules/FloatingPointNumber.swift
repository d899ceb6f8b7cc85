public import GrammarCombinators

/// A number as C writes it, without a sign.
///
///     NUMBER ::= ( [0-9]+ ( "." [0-9]* )? | "." [0-9]+ ) ( [eE] [-+]? [0-9]+ )?
public struct FloatingPointNumber: Token {
  @_alwaysEmitIntoClient public static var name: StaticString { "NUMBER" }
  @_alwaysEmitIntoClient public init() {}
  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Double> {
    DecimalNumber {
      OneOf {
        Grouped(Glued.self) {
          Bytes(Digit.self)
          Optionally(Glued.self) {
            "."
            Optionally { Bytes(Digit.self) }
          }.as(())
        }
        Grouped(Glued.self) {
          "."
          Bytes(Digit.self)
        }
      }
      Optionally(Glued.self) {
        Byte(ExponentMark.self)
        Optionally { Byte(Sign.self) }
        Bytes(Digit.self)
      }
    }
  }
}
