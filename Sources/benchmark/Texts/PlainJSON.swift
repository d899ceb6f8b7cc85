import GrammarCombinators
import JSONText

/// JSON in the plain style of the articles: lines, and closures behind them.
enum PlainJSON {
  struct Text: Token {
    static var name: StaticString { "STRING" }

    var body: some Parser<String> {
      "\""
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          Repeat(.oneOrMore, NoSpace.self) { CharacterClass("\u{20}"..."!", "#"..."[", "]"..."\u{10FFFF}") }.text()
          SequenceOf(NoSpace.self) {
            "\\"
            CharacterClass(of: "\"\\/bfnrt").text()
          }.map { letter in escapes[letter] ?? letter }
          Repeat(.oneOrMore, NoSpace.self) { CodeUnit() }.check { units in
            let text = String(decoding: units, as: UTF16.self)
            return (text, text.utf16.elementsEqual(units) ? nil : .loneSurrogate)
          }
        }
      }.map { pieces in pieces.joined() }
      "\""
    }
  }

  static let escapes = ["b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t"]

  struct CodeUnit: UnnamedRule {
    @SequenceBuilder<NoSpace> var body: some Parser<UInt16> {
      "\\u"
      Repeat(.exactly(4), NoSpace.self) { CharacterClass("0"..."9", "a"..."f", "A"..."F") }
        .text().map { UInt16($0, radix: 16) ?? 0 }
    }
  }

  struct Number: Token {
    static var name: StaticString { "NUMBER" }

    var body: some Parser<Double> {
      DecimalNumber {
        Optionally(NoSpace.self) { "-" }
        OneOf {
          "0"
          WordOf(NonzeroDigit.self, Digit.self).as(())
        }
        Optionally(NoSpace.self) {
          "."
          BytesOf(Digit.self)
        }
        Optionally(NoSpace.self) {
          CharacterClass(of: "eE")
          Optionally(NoSpace.self) { CharacterClass(of: "-+") }
          BytesOf(Digit.self)
        }
      }
    }
  }

  enum NonzeroDigit: ByteClass {
    static func contains(_ byte: UInt8) -> Bool { 49...57 ~= byte }
  }

  struct Value: Rule {
    static var name: StaticString { "value" }

    var body: some Parser<JSONDocument> {
      OneOf {
        SequenceOf {
          "{"
          Recursive { Repeat(.zeroOrMore, separator: { "," }, { Member() }) }
          "}"
        }.map { JSONDocument.object($0) }
        SequenceOf {
          "["
          Recursive { Repeat(.zeroOrMore, separator: { "," }, { Value() }) }
          "]"
        }.map { JSONDocument.array($0) }
        Text().map { JSONDocument.string($0) }
        Number().map { JSONDocument.number($0) }
        LiteralWord("true").as(JSONDocument.bool(true))
        LiteralWord("false").as(JSONDocument.bool(false))
        LiteralWord("null").as(JSONDocument.null)
      }
    }
  }

  struct Member: Rule {
    static var name: StaticString { "member" }

    var body: some Parser<JSONDocument.Member> {
      SequenceOf {
        Text()
        ":"
        Value()
      }.map { name, value in JSONDocument.Member(name: name, value: value) }
    }
  }

  struct File: Rule {
    static var name: StaticString { "json" }

    var body: some Parser<JSONDocument> {
      Value()
      End()
    }
  }
}
