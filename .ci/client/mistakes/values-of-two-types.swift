import GrammarCombinators

let digit = Byte(Digit.self)

/// A number or its digits.
struct Amount: Rule {
  static var name: StaticString { "amount" }

  var body: some Parser<Double> {
    OneOf {  // error: turn others into that type with `.map`, or take theirs away with `.as(())`
      DecimalNumber { Bytes(Digit.self) }
      digit
    }
  }
}
