import GrammarCombinators

///     STRING ::= '"' ( [^"\#x0-#x1F]+ | "\" ( ["\/bfnrt] | "u" [0-9a-fA-F]{4} ) )* '"'
struct StringToken: Token {
  static var name: StaticString { "STRING" }

  var body: some Parser<String> {
    "\""
    Repeat(.zeroOrMore, into: UnfinishedString(), { $0.append($1) }, Glued.self) {
      OneOf {
        MatchedText(Glued.self) { Characters(Unescaped.self) }.map { StringPiece.text($0) }
        EscapedCharacter().map { StringPiece.codeUnit($0) }
      }
    }.check { ($0.text, $0.isWhole ? nil : .loneSurrogate) }
    "\""
  }
}

/// A character that a backslash stands before, as a number of UTF-16.
struct EscapedCharacter: Fragment {
  @SequenceBuilder<Glued> var body: some Parser<UInt16> {
    "\\"
    OneOf {
      Byte(EscapeLetter.self).map { EscapeLetter.character(of: $0) }
      HexadecimalCodeUnit()
    }
  }
}

/// `u` and four digits.
struct HexadecimalCodeUnit: Fragment {
  @SequenceBuilder<Glued> var body: some Parser<UInt16> {
    "u"
    Repeat(.exactly(4), into: 0, HexadecimalDigit.append, Glued.self) {
      Byte(HexadecimalDigit.self)
    }
  }
}

///     NUMBER ::= "-"? ( "0" | [1-9] [0-9]* ) ( "." [0-9]+ )? ( [eE] [-+]? [0-9]+ )?
struct NumberToken: Token {
  static var name: StaticString { "NUMBER" }

  var body: some Parser<Double> {
    Grouped(Glued.self) {
      Optionally(Glued.self) { Literal("-").as(-1.0) }
      DecimalNumber { Numeral() }
    }.map { ($0.0 ?? 1) * $0.1 }
  }
}

/// A number without its sign. `01` runs on, and is an error.
struct Numeral: Fragment {
  @SequenceBuilder<Glued> var body: some Parser<Void> {
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
