import GrammarCombinators

/// `[eE]`
enum ExponentMark: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool {
    byte | 0x20 == UInt8(ascii: "e")
  }
}

/// `[-+]`
enum Sign: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}

/// `[_0-9]`
enum DigitOrUnderscore: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool {
    Digit.contains(byte) || byte == UInt8(ascii: "_")
  }
}

/// A number without a sign or an exponent, with digits on both sides of its point.
///
///     NUMBER ::= [0-9]+ ( "." [0-9]+ )?
struct UnsignedDecimal: Token {
  static var name: StaticString { "NUMBER" }
  @inline(__always) var body: some Parser<Double> { Numeral().body }
}

/// A number without a sign or an exponent; digits after the point may be missing.
///
///     NUMBER ::= [0-9]+ ( "." [0-9]* )?
struct OpenDecimal: Token {
  static var name: StaticString { "NUMBER" }
  @inline(__always) var body: some Parser<Double> {
    DecimalNumber {
      BytesOf(Digit.self)
      Optionally(NoSpace.self) {
        "."
        Optionally { BytesOf(Digit.self) }
      }
    }
  }
}

/// A number as C writes it, without a sign.
///
///     NUMBER ::= ( [0-9]+ ( "." [0-9]* )? | "." [0-9]+ ) ( [eE] [-+]? [0-9]+ )?
struct FloatingPointNumber: Token {
  static var name: StaticString { "NUMBER" }
  @inline(__always) var body: some Parser<Double> {
    DecimalNumber {
      OneOf {
        SequenceOf(NoSpace.self) {
          BytesOf(Digit.self)
          Optionally(NoSpace.self) {
            "."
            Optionally { BytesOf(Digit.self) }
          }.as(())
        }
        SequenceOf(NoSpace.self) {
          "."
          BytesOf(Digit.self)
        }
      }
      Optionally(NoSpace.self) {
        ByteOf(ExponentMark.self)
        Optionally { ByteOf(Sign.self) }
        BytesOf(Digit.self)
      }
    }
  }
}

/// A number as Swift writes it in decimal, with `_` between digits, without a sign.
///
///     NUMBER ::= [0-9] [_0-9]* ( "." [0-9] [_0-9]* )? ( [eE] [-+]? [0-9] [_0-9]* )?
struct SeparatedNumber: Token {
  static var name: StaticString { "NUMBER" }
  @inline(__always) var body: some Parser<Double> {
    DecimalNumber {
      WordOf(Digit.self, DigitOrUnderscore.self)
      Optionally(NoSpace.self) {
        "."
        WordOf(Digit.self, DigitOrUnderscore.self)
      }
      Optionally(NoSpace.self) {
        ByteOf(ExponentMark.self)
        Optionally { ByteOf(Sign.self) }
        WordOf(Digit.self, DigitOrUnderscore.self)
      }
    }
  }
}

/// A named number.
///
///     IDENTIFIER
struct NamedScalar: UnnamedRule {
  @inline(__always) var body: some Parser<SourceRange> { Identifier() }

  @inline(__always)
  static func value(of name: SourceRange) -> ParsedScalar { .name(name, isNegated: false) }
}

/// A number that is written out, in the spelling of the dialect.
struct WrittenScalar<Number: Parser<Double>>: UnnamedRule {
  let number: Number

  /// A number as `number` reads it.
  @inline(__always) init(_ number: Number) { self.number = number }

  @inline(__always) var body: some Parser<Double> { number }

  @inline(__always) static func value(of number: Double) -> ParsedScalar {
    .number(number)
  }
}
