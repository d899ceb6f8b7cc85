import GrammarCombinators

/// A number as Swift writes it in decimal, with `_` between digits, without a sign.
///
///     NUMBER ::= [0-9] [_0-9]* ( "." [0-9] [_0-9]* )? ( [eE] [-+]? [0-9] [_0-9]* )?
struct SeparatedNumber: Token {
  static var name: StaticString { "NUMBER" }
  @inline(__always) var body: some Parser<Double> {
    DecimalNumber {
      Word(Digit.self, DigitOrUnderscore.self)
      Optionally(Glued.self) {
        "."
        Word(Digit.self, DigitOrUnderscore.self)
      }
      Optionally(Glued.self) {
        Byte(ExponentMark.self)
        Optionally { Byte(Sign.self) }
        Word(Digit.self, DigitOrUnderscore.self)
      }
    }
  }
}
