import GrammarCombinators

/// The words that are no names.
struct Reserved: KeywordSet {
  static let table = KeywordTable(
    ["and", "else", "false", "fn", "if", "let", "not", "or", "return", "true", "while"].map { ($0, ()) })
}

///     NAME ::= !( "and" | "else" | "false" | "fn" | "if" | "let" | "not" | "or" | "return" | "true" | "while" ) [_a-zA-Z] [_a-zA-Z0-9]*
struct Name: Token {
  static var name: StaticString { "NAME" }
  static var role: TokenRole { .name }

  var body: some Parser<String> { WordOf(WordStart.self, WordPart.self).except(Reserved()).text() }
}

///     NUMBER ::= [0-9]+ ( "." [0-9]+ )?
struct Number: Token {
  static var name: StaticString { "NUMBER" }

  var body: some Parser<Double> {
    DecimalNumber {
      BytesOf(Digit.self)
      Optionally(NoSpace.self) {
        "."
        BytesOf(Digit.self)
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
    SequenceOf(NoSpace.self) {
      "\""
      Committed(NoSpace.self) {
        Repeat(.zeroOrMore, NoSpace.self) {
          OneOf {
            BytesOf(Unescaped.self)
            SequenceOf(NoSpace.self) {
              "\\"
              Committed(NoSpace.self) { CharacterClass.escaped.labelled("an escape") }
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
