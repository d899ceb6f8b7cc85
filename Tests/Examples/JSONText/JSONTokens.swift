import GrammarCombinators

///     STRING ::= '"' ( [^"\#x0-#x1F]+ | "\" ( ["\/bfnrt] | "u" [0-9a-fA-F]{4} ) )* '"'
struct StringToken<Made: JSONResult>: Token, Parsers.Inlined {
  static var name: StaticString { "STRING" }
  static var role: TokenRole { .text }

  @inline(__always) var body: some Parser<Made.Text> {
    "\""
    Repeat(.zeroOrMore, into: Made.Pieces.self, NoSpace.self) {
      OneOf {
        UnescapedText<Made>()
        EscapedCharacter<Made.PlainText.Output>()
      }
    }.check { Made.text(of: $0) }
    "\""
  }
}

/// Characters that stand for themselves.
struct UnescapedText<Made: JSONResult>: UnnamedRule {
  @inline(__always) var body: some Parser<Made.PlainText.Output> { Made.plainText }
  @inline(__always) static func value(of text: Made.PlainText.Output) -> StringPiece<Made.PlainText.Output> {
    .text(text)
  }
}

/// A character that a backslash stands before.
struct EscapedCharacter<Text>: UnnamedRule {
  @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<UInt16> {
    "\\"
    OneOf {
      EscapedLetter()
      HexadecimalCodeUnit()
    }
  }

  @inline(__always) static func value(of unit: UInt16) -> StringPiece<Text> { .codeUnit(unit) }
}

/// `["\/bfnrt]`
struct EscapedLetter: UnnamedRule {
  @inline(__always) var body: some Parser<UInt8> { ByteOf(EscapeLetter.self) }
  @inline(__always) static func value(of letter: UInt8) -> UInt16 { EscapeLetter.character(of: letter) }
}

/// `u` and four digits.
struct HexadecimalCodeUnit: UnnamedRule {
  @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<CodeUnitDigits> {
    "u"
    Repeat(.exactly(4), into: CodeUnitDigits.self, NoSpace.self) { ByteOf(HexadecimalDigit.self) }
  }

  @inline(__always) static func value(of number: CodeUnitDigits) -> UInt16 { number.value }
}

/// A code unit that is made of its digits.
struct CodeUnitDigits: OutputCollection {
  var value: UInt16 = 0

  @inline(__always) mutating func append(_ digit: UInt8) {
    value = value << 4 | UInt16(digit & 0xF) + (digit > 57 ? 9 : 0)
  }
}

///     NUMBER ::= "-"? ( "0" | [1-9] [0-9]* ) ( "." [0-9]+ )? ( [eE] [-+]? [0-9]+ )?
struct NumberToken<Made: JSONResult>: Token {
  static var name: StaticString { "NUMBER" }
  static var role: TokenRole { .number }

  @inline(__always) var body: some Parser<(Void?, Made.Numeral.Output)> {
    Optionally(NoSpace.self) { "-" }
    Made.numeral
  }

  @inline(__always) static func value(of parts: (Void?, Made.Numeral.Output)) -> Made {
    .number(parts.1, isNegative: parts.0 != nil)
  }
}

/// A number without its sign. `01` runs on, and is an error.
struct UnsignedNumeral: UnnamedRule {
  @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<Void> {
    OneOf {
      "0"
      WordOf(NonzeroDigit.self, Digit.self).as(())
    }
    Optionally(NoSpace.self) {
      "."
      BytesOf(Digit.self)
    }.as(())
    Optionally(NoSpace.self) {
      ByteOf(ExponentMark.self).as(())
      Optionally(NoSpace.self) { ByteOf(SignMark.self) }.as(())
      BytesOf(Digit.self)
    }.as(())
  }
}
