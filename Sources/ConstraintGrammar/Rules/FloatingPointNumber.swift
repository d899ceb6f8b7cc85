import GrammarCombinators

/// A number as C writes it, without a sign.
///
///     NUMBER ::= ( [0-9]+ ( "." [0-9]* )? | "." [0-9]+ ) ( [eE] [-+]? [0-9]+ )?
struct FloatingPointNumber: Token {
  static var name: StaticString { "NUMBER" }
  @inline(__always) var body: some Parser<Double> {
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
