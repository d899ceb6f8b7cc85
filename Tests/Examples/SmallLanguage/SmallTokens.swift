import GrammarCombinators

/// The words that are no names.
enum Reserved: KeywordSet {
  static let table = KeywordTable(
    ["and", "else", "false", "fn", "if", "let", "not", "or", "return", "true", "while"].map { ($0, ()) })
}

///     NAME ::= !( "and" | "else" | "false" | "fn" | "if" | "let" | "not" | "or" | "return" | "true" | "while" ) [_a-zA-Z] [_a-zA-Z0-9]*
struct Name: Token {
  static var name: StaticString { "NAME" }
  static var role: TokenRole { .name }

  var body: some Parser<String> { UnreservedWord(WordStart.self, WordPart.self, except: Reserved.self).text() }
}

///     NUMBER ::= [0-9]+ ( "." [0-9]+ )?
struct Number: Token {
  static var name: StaticString { "NUMBER" }

  var body: some Parser<Double> {
    DecimalNumber {
      Bytes(Digit.self)
      Optionally(Glued.self) {
        "."
        Bytes(Digit.self)
      }
    }
  }
}

/// A quotation mark commits to what a text is: a bad escape is told where it stands, and so is a text without an end.
///
///     TEXT ::= '"' ( [^#xA#x22\]+ | "\" [#x22\nt] )* '"'
struct Quotation: Token {
  static var name: StaticString { "TEXT" }
  static var role: TokenRole { .text }

  var body: some Parser<String> {
    Grouped(Glued.self) {
      "\""
      Committed(Glued.self) {
        Repeat(.zeroOrMore, Glued.self) {
          OneOf {
            Bytes(Unescaped.self)
            Grouped(Glued.self) {
              "\\"
              Committed(Glued.self) { CharacterClass.escaped.labelled("an escape") }
            }
          }
        }
        "\""
      }
    }.mapText { _, bytes in Self.unescaped(String(bytes).dropFirst().dropLast()) }
  }

  private static func unescaped(_ text: Substring) -> String {
    var (result, isEscaped) = ("", false)
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}

/// What stands for itself in a text.
enum Unescaped: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != 10 && byte != 34 && byte != 92 }
}

extension CharacterClass {
  /// What may stand behind a backslash.
  static let escaped = CharacterClass(of: "\"\\nt")
}
