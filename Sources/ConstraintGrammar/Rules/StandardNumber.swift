public import GrammarCombinators

/// A number as the C function `strtod` reads it from its first digit on: in decimal, perhaps with an exponent, or in
/// hexadecimal.
///
///     NUMBER ::= "0" [xX] ( [0-9a-fA-F]+ ( "." [0-9a-fA-F]* )? | "." [0-9a-fA-F]+ ) ( [pP] [-+]? [0-9]+ )?
///              | [0-9]+ ( "." [0-9]* )? ( [eE] [-+]? [0-9]+ )?
public struct StandardNumber: Token {
  @inlinable public static var name: StaticString { "NUMBER" }
  @inlinable public init() {}
  @inlinable @inline(__always) public var body: some Parser<Double> {
    OneOf {
      HexadecimalNumber {
        "0"
        Byte(HexadecimalMark.self)
        OneOf {
          Grouped(Glued.self) {
            Bytes(HexadecimalDigit.self)
            Optionally(Glued.self) {
              "."
              Optionally { Bytes(HexadecimalDigit.self) }
            }.as(())
          }
          Grouped(Glued.self) {
            "."
            Bytes(HexadecimalDigit.self)
          }
        }
        Optionally(Glued.self) {
          Byte(BinaryExponentMark.self)
          Optionally { Byte(Sign.self) }
          Bytes(Digit.self)
        }
      }
      DecimalNumber {
        Bytes(Digit.self)
        Optionally(Glued.self) {
          "."
          Optionally { Bytes(Digit.self) }
        }
        Exponent()
      }
    }
  }
}

/// A fraction without a digit before its point, which `strtod` reads behind a sign.
///
///     FRACTION ::= "." [0-9]+ ( [eE] [-+]? [0-9]+ )?
public struct Fraction: Token {
  @inlinable public static var name: StaticString { "FRACTION" }
  @inlinable public init() {}
  @inlinable @inline(__always) public var body: some Parser<Double> {
    DecimalNumber {
      "."
      Bytes(Digit.self)
      Exponent()
    }
  }
}

/// The power of ten of a number, if it has one.
@usableFromInline struct Exponent: Fragment {
  @inlinable init() {}
  @SequenceBuilder<Glued> @inlinable @inline(__always) var body: some Parser<(UInt8, UInt8?)?> {
    Optionally(Glued.self) {
      Byte(ExponentMark.self)
      Optionally { Byte(Sign.self) }
      Bytes(Digit.self)
    }
  }
}

/// A number as `strtod` reads it where it may have a minus sign.
///
///     number ::= NUMBER
///              | SUB_OPERATOR ( NUMBER | FRACTION ) /* ws: explicit */
public struct SignedStandardNumber: Rule {
  @inlinable public static var name: StaticString { "number" }
  @inlinable public init() {}
  @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<Double> {
    OneOf {
      StandardNumber()
      NegativeNumber()
    }
  }
}

/// A minus sign and what it belongs to.
public struct NegativeNumber: Fragment {
  @inlinable public init() {}
  @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<Double> {
    SubtractionOperator()
    OneOf {
      StandardNumber()
      Fraction()
    }
  }

  @inlinable @inline(__always) public static func value(of magnitude: Double) -> Double { -magnitude }
}

/// `[0-9a-fA-F]`
@usableFromInline enum HexadecimalDigit: ByteClass {
  @inlinable @inline(__always) static func contains(_ byte: UInt8) -> Bool {
    Digit.contains(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }
}

/// `[xX]`
@usableFromInline enum HexadecimalMark: ByteClass {
  @inlinable @inline(__always) static func contains(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "x") }
}

/// `[pP]`
@usableFromInline enum BinaryExponentMark: ByteClass {
  @inlinable @inline(__always) static func contains(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "p") }
}
