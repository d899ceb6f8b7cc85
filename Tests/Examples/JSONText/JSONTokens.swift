import GrammarCombinators

///     STRING ::= '"' ( [^"\#x0-#x1F]+ | "\" ( ["\/bfnrt] | "u" [0-9a-fA-F]{4} ) )* '"'
struct StringToken: Token {
  static var name: StaticString { "STRING" }

  @inline(__always) var body: some Parser<String> {
    "\""
    Repeat(.zeroOrMore, into: UnfinishedString.self, Glued.self) {
      OneOf {
        UnescapedText()
        EscapedCharacter()
      }
    }.check { ($0.text, $0.isWhole ? nil : .loneSurrogate) }
    "\""
  }
}

/// Characters that stand for themselves.
struct UnescapedText: Fragment {
  @inline(__always) var body: some Parser<String> { Characters(Unescaped.self).text() }
  @inline(__always) static func value(of text: String) -> StringPiece { .text(text) }
}

/// A character that a backslash stands before.
struct EscapedCharacter: Fragment {
  @SequenceBuilder<Glued> @inline(__always) var body: some Parser<UInt16> {
    "\\"
    OneOf {
      EscapedLetter()
      HexadecimalCodeUnit()
    }
  }

  @inline(__always) static func value(of unit: UInt16) -> StringPiece { .codeUnit(unit) }
}

/// `["\/bfnrt]`
struct EscapedLetter: Fragment {
  @inline(__always) var body: some Parser<UInt8> { Byte(EscapeLetter.self) }
  @inline(__always) static func value(of letter: UInt8) -> UInt16 { EscapeLetter.character(of: letter) }
}

/// `u` and four digits.
struct HexadecimalCodeUnit: Fragment {
  @SequenceBuilder<Glued> @inline(__always) var body: some Parser<HexadecimalNumber> {
    "u"
    Repeat(.exactly(4), into: HexadecimalNumber.self, Glued.self) { Byte(HexadecimalDigit.self) }
  }

  @inline(__always) static func value(of number: HexadecimalNumber) -> UInt16 { number.value }
}

/// A number that is made of its digits.
struct HexadecimalNumber: OutputCollection {
  var value: UInt16 = 0

  @inline(__always) mutating func append(_ digit: UInt8) {
    value = value << 4 | UInt16(digit & 0xF) + (digit > 57 ? 9 : 0)
  }
}

///     NUMBER ::= "-"? ( "0" | [1-9] [0-9]* ) ( "." [0-9]+ )? ( [eE] [-+]? [0-9]+ )?
struct NumberToken: Token {
  static var name: StaticString { "NUMBER" }

  @inline(__always) var body: some Parser<(Void?, Double)> {
    Optionally(Glued.self) { "-" }
    DecimalNumber { Numeral() }
  }

  @inline(__always) static func value(of parts: (Void?, Double)) -> Double { parts.0 == nil ? parts.1 : -parts.1 }
}

/// A number without its sign. `01` runs on, and is an error.
struct Numeral: Fragment {
  @SequenceBuilder<Glued> @inline(__always) var body: some Parser<Void> {
    OneOf {
      "0"
      Grouped(Glued.self) {
        Byte(NonzeroDigit.self).as(())
        Repeat(.zeroOrMore, Glued.self) { Byte(Digit.self).as(()) }
      }
    }
    Optionally(Glued.self) {
      "."
      Bytes(Digit.self)
    }.as(())
    Optionally(Glued.self) {
      Byte(ExponentMark.self).as(())
      Optionally(Glued.self) { Byte(SignMark.self) }.as(())
      Bytes(Digit.self)
    }.as(())
  }
}
