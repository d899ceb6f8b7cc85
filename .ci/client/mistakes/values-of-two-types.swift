import GrammarCombinators

let digit = ByteOf(Digit.self)

/// A number or its digits.
struct Amount: Rule {
  static var name: StaticString { "amount" }

  var body: some Parser<Double> {
    OneOf {  // error: turn others into that type with `.map`, or take theirs away with `.as(())`
      DecimalNumber { BytesOf(Digit.self) }
      digit
    }
  }
}
