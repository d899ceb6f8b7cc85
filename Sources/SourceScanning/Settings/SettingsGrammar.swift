import ConstraintGrammar
import GrammarCombinators
import JSON
import Spelling

/// JSON, as far as settings take it: RFC 8259 with whole numbers only.
enum SettingsGrammar {
  ///     document ::= value EOF
  struct Document: Rule {
    static var name: StaticString { "document" }
    var body: some Parser<JSONValue> {
      Element()
      EndOfDocument()
    }
  }

  ///     EOF ::= $
  struct EndOfDocument: Token {
    static var name: StaticString { "EOF" }
    static var role: TokenRole { .end }
    var body: some Parser<Void> { End() }
  }

  ///     value ::= STRING
  ///             | NUMBER
  ///             | object
  ///             | array
  ///             | "true"
  ///             | "false"
  ///             | "null"
  struct Element: Rule {
    static var name: StaticString { "value" }
    var body: some Parser<JSONValue> {
      OneOf {
        Characters().map { JSONValue.string($0) }
        Number()
        Object()
        List()
        Literal("true").as(JSONValue.flag(true))
        Literal("false").as(JSONValue.flag(false))
        Literal("null").as(JSONValue.null)
      }
    }
  }

  ///     object ::= "{" ( member ( "," member )* )? "}"
  struct Object: Rule {
    static var name: StaticString { "object" }
    var body: some Parser<[(String, JSONValue)]> {
      "{"
      Repeat(.zeroOrMore) {
        ","
      } _: {
        Member()
      }
      "}"
    }

    static func value(of members: [(String, JSONValue)]) -> JSONValue {
      .members(members.map { (key: $0.0, value: $0.1) })
    }
  }

  ///     member ::= STRING ":" value
  struct Member: Rule {
    static var name: StaticString { "member" }
    var body: some Parser<(String, JSONValue)> {
      Characters()
      ":"
      Recursive { Element() }
    }
  }

  ///     array ::= "[" ( value ( "," value )* )? "]"
  struct List: Rule {
    static var name: StaticString { "array" }
    var body: some Parser<[JSONValue]> {
      "["
      Repeat(.zeroOrMore) {
        ","
      } _: {
        Recursive { Element() }
      }
      "]"
    }

    static func value(of values: [JSONValue]) -> JSONValue { .list(values) }
  }

  ///     STRING ::= '"' ( [^"\] | "\" ["\/bfnrt] | "\u" HEX HEX HEX HEX )* '"'
  struct Characters: Token {
    static var name: StaticString { "STRING" }
    static var role: TokenRole { .name }
    var body: some Parser<[Part]> {
      "\""
      Repeat(.zeroOrMore, Glued.self) {
        OneOf {
          Byte(PlainCharacter.self).map { Part.byte($0) }
          CodeUnit()
          Escaped()
        }
      }
      "\""
    }

    /// A part of a string: bytes as they stand, or a code unit of UTF-16.
    enum Part {
      case byte(UInt8)
      case unit(UInt16)
    }

    static func value(of parts: [Part]) -> String {
      var (bytes, units) = ([UInt8](), [UInt16]())
      for part in parts {
        switch part {
        case .unit(let unit): units.append(unit)
        case .byte(let byte):
          bytes += String(decoding: units, as: UTF16.self).utf8
          units = []
          bytes.append(byte)
        }
      }
      return String(decoding: bytes + String(decoding: units, as: UTF16.self).utf8, as: UTF8.self)
    }
  }

  /// A code unit of UTF-16 by its number.
  struct CodeUnit: Fragment {
    @SequenceBuilder<Glued> var body: some Parser<(UInt8, UInt8, UInt8, UInt8)> {
      "\\u"
      Byte(HexDigit.self)
      Byte(HexDigit.self)
      Byte(HexDigit.self)
      Byte(HexDigit.self)
    }

    static func value(of digits: (UInt8, UInt8, UInt8, UInt8)) -> Characters.Part {
      let digits = [digits.0, digits.1, digits.2, digits.3]
      return .unit(digits.reduce(0) { $0 << 4 | UInt16($1 & 15 + ($1 > 64 ? 9 : 0)) })
    }
  }

  /// A backslash and the character that it stands for.
  struct Escaped: Fragment {
    @SequenceBuilder<Glued> var body: some Parser<UInt8> {
      "\\"
      Byte(EscapedCharacter.self)
    }

    static func value(of byte: UInt8) -> Characters.Part {
      switch Unicode.Scalar(byte) {
      case "n": .byte(10)
      case "t": .byte(9)
      case "r": .byte(13)
      case "b": .byte(8)
      case "f": .byte(12)
      default: .byte(byte)
      }
    }
  }

  ///     NUMBER ::= [0-9]+
  struct Number: Token {
    static var name: StaticString { "NUMBER" }
    static var role: TokenRole { .number }
    var body: some Parser<Double> { DecimalNumber { Bytes(Digit.self) } }
    static func value(of number: Double) -> JSONValue { .number(Int(exactly: number) ?? .max) }
  }
}

private enum PlainCharacter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool {
    byte >= 32 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}

private enum HexDigit: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { Digit.contains(byte) || (65...70).contains(byte & 0xDF) }
}

private enum EscapedCharacter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { "\"\\/bfnrt".utf8.contains(byte) }
}

extension JSONValue {
  /// The value that a text in JSON has.
  ///
  /// - Parameter file: the name of the file, for the error.
  init(reading text: ContiguousArray<UInt8>, file: String) throws(ScanSettings.Mistake) {
    let text = text.span.extracting(text.span.byteOrderMarkLength...)
    do throws(ParseFailure) {
      var cursor = Cursor()
      self = try SettingsGrammar.Document().run(text, from: &cursor)
    } catch {
      let diagnostic = Diagnostic(error, in: text) { $0.name == "STRING" ? "a string" : nil }
      throw ScanSettings.Mistake(description: "\(file):\(diagnostic)")
    }
  }

  /// The members of an object.
  ///
  /// - Parameter what: what an error calls it.
  func members(_ what: String) throws(ScanSettings.Mistake) -> [(key: String, value: JSONValue)] {
    guard case .members(let members) = self else {
      throw ScanSettings.Mistake(description: "\(what) must be an object")
    }
    return members
  }

  /// The values of the array that a key has.
  func list(_ key: String) throws(ScanSettings.Mistake) -> [JSONValue] {
    guard case .list(let values) = self else { throw ScanSettings.Mistake(description: "'\(key)' must be an array") }
    return values
  }

  /// The text that a key has.
  func string(_ key: String) throws(ScanSettings.Mistake) -> String {
    guard case .string(let text) = self else { throw ScanSettings.Mistake(description: "'\(key)' must be a string") }
    return text
  }

  /// The number that a key has.
  func number(_ key: String) throws(ScanSettings.Mistake) -> Int {
    guard case .number(let number) = self else { throw ScanSettings.Mistake(description: "'\(key)' must be a number") }
    return number
  }

  /// The value of a key, yes or no.
  func flag(_ key: String) throws(ScanSettings.Mistake) -> Bool {
    guard case .flag(let flag) = self else { throw ScanSettings.Mistake(description: "'\(key)' must be true or false") }
    return flag
  }
}
