import ConstraintGrammar
import GrammarCombinators

/// A number as the C function `strtod` reads it from its first digit on.
///
///     unsignedNumber ::= HEXADECIMAL
///                      | DECIMAL
struct StandardNumber: Rule {
  static var name: StaticString { "unsignedNumber" }
  @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<Double> {
    OneOf {
      StandardHexadecimal()
      StandardDecimal()
    }
  }
}

/// A number in hexadecimal, perhaps with an exponent of two.
///
///     HEXADECIMAL ::= "0" [xX] ( [a-fA-F0-9]+ ( "." [a-fA-F0-9]* )? | "." [a-fA-F0-9]+ ) ( [pP] [-+]? [0-9]+ )?
struct StandardHexadecimal: Token {
  static var name: StaticString { "HEXADECIMAL" }
  @inline(__always) var body: some Parser<Double> {
    HexadecimalNumber {
      "0"
      ByteOf(HexadecimalMark.self)
      OneOf {
        SequenceOf(NoSpace.self) {
          BytesOf(HexadecimalDigit.self)
          Optionally(NoSpace.self) {
            "."
            Optionally { BytesOf(HexadecimalDigit.self) }
          }.as(())
        }
        SequenceOf(NoSpace.self) {
          "."
          BytesOf(HexadecimalDigit.self)
        }
      }
      Optionally(NoSpace.self) {
        ByteOf(BinaryExponentMark.self)
        Optionally { ByteOf(Sign.self) }
        BytesOf(Digit.self)
      }
    }
  }
}

/// A number in decimal, perhaps with an exponent of ten.
///
///     DECIMAL ::= [0-9]+ ( "." [0-9]* )? ( [eE] [-+]? [0-9]+ )?
struct StandardDecimal: Token {
  static var name: StaticString { "DECIMAL" }
  @inline(__always) var body: some Parser<Double> {
    DecimalNumber {
      BytesOf(Digit.self)
      Optionally(NoSpace.self) {
        "."
        Optionally { BytesOf(Digit.self) }
      }
      Exponent()
    }
  }
}

/// A fraction without a digit before its point, which `strtod` reads behind a sign.
///
///     FRACTION ::= "." [0-9]+ ( [eE] [-+]? [0-9]+ )?
struct Fraction: Token {
  static var name: StaticString { "FRACTION" }
  @inline(__always) var body: some Parser<Double> {
    DecimalNumber {
      "."
      BytesOf(Digit.self)
      Exponent()
    }
  }
}

/// The power of ten of a number, if it has one.
struct Exponent: UnnamedRule {
  @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<(UInt8, UInt8?)?> {
    Optionally(NoSpace.self) {
      ByteOf(ExponentMark.self)
      Optionally { ByteOf(Sign.self) }
      BytesOf(Digit.self)
    }
  }
}

/// A number as `strtod` reads it where it may have a minus sign.
///
///     signedNumber ::= unsignedNumber
///                    | SUB_OPERATOR ( unsignedNumber | FRACTION ) /* ws: explicit */
struct SignedStandardNumber: Rule {
  static var name: StaticString { "signedNumber" }
  @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<Double> {
    OneOf {
      StandardNumber()
      NegativeNumber()
    }
  }
}

/// A minus sign and what it belongs to.
struct NegativeNumber: UnnamedRule {
  @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<Double> {
    SubtractionOperator()
    OneOf {
      StandardNumber()
      Fraction()
    }
  }

  @inline(__always) static func value(of magnitude: Double) -> Double { -magnitude }
}

/// `[a-fA-F0-9]`
enum HexadecimalDigit: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool {
    Digit.contains(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }
}

/// `[xX]`
enum HexadecimalMark: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "x") }
}

/// `[pP]`
enum BinaryExponentMark: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "p") }
}
