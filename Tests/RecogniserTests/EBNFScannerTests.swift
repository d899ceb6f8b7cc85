import Recogniser
import Testing

@Suite("A text that is no run of lexical units")
struct EBNFScannerTests {
  @Test(
    "may leave something open",
    arguments: [
      ("a ::= 'a' /* b", "1:11: this comment never ends; close it with `*/`"),
      ("a ::= 'a' /*/", "1:11: this comment never ends; close it with `*/`"),
      ("a ::= \"b'", "1:7: this literal does not end on its line; close it with `\"`"),
      ("a ::= 'b\n'", "1:7: this literal does not end on its line; close it with `'`"),
      ("a ::= 'b\r'", "1:7: this literal does not end on its line; close it with `'`"),
      ("a ::= '", "1:7: this literal does not end on its line; close it with `'`"),
      ("a ::= [b", "1:7: this character class does not end on its line; close it with `]`"),
      ("a ::= [b\n]", "1:7: this character class does not end on its line; close it with `]`"),
      ("a ::= [", "1:7: this character class does not end on its line; close it with `]`"),
      ("a ::= [^", "1:7: this character class does not end on its line; close it with `]`"),
      ("a ::= [b-", "1:7: this character class does not end on its line; close it with `]`"),
      ("a ::= [b-\n]", "1:7: this character class does not end on its line; close it with `]`"),
    ])
  func unterminated(text: String, expected: String) {
    #expect(readingError(text)?.description == expected)
  }

  @Test(
    "may hold a class that makes no sense",
    arguments: [
      ("a ::= []", "1:7: this character class holds no character; name at least one (`]` is written `#x5D`)"),
      ("a ::= [^]", "1:7: this character class holds no character; name at least one (`]` is written `#x5D`)"),
      ("a ::= [az-b]", "1:9: the range `z-b` runs backwards; write `b-z`"),
      ("a ::= [#xD-#x9]", "1:8: the range `#xD-#x9` runs backwards; write `#x9-#xD`"),
      ("a ::= [é- ]", "1:8: the range `#xE9-#x20` runs backwards; write `#x20-#xE9`"),
      ("a ::= [a--b]", "1:8: the range `a--` runs backwards; write `--a`"),
    ])
  func classes(text: String, expected: String) {
    #expect(readingError(text)?.description == expected)
  }

  @Test(
    "may write a character's number wrongly",
    arguments: ["a ::= #", "a ::= #9", "a ::= #x", "a ::= #xG", "a ::= #x 9", "a ::= #X9"])
  func malformedEscapes(text: String) {
    let expected =
      "1:7: a character's number is written `#x` and hexadecimal digits, as in `#x9`; the character `#` is `#x23`"
    #expect(readingError(text)?.description == expected)
  }

  @Test func mayWriteACharactersNumberWronglyInAClass() {
    let expected =
      "1:10: a character's number is written `#x` and hexadecimal digits, as in `#x9`; the character `#` is `#x23`"
    #expect(readingError("a ::= [0-#x]")?.description == expected)
  }

  @Test(
    "may give the number of no character",
    arguments: ["#xD800", "#xDFFF", "#x110000", "#xFFFFFFFF", "#x10000000000000041"])
  func escapesOutOfRange(escape: String) {
    let message = "this is the number of no Unicode scalar; use `#x0` to `#xD7FF` or `#xE000` to `#x10FFFF`"
    #expect(readingError("a ::= " + escape)?.description == "1:7: " + message)
    #expect(readingError("a ::= [a" + escape + "]")?.description == "1:9: " + message)
  }

  @Test(
    "may hold what the notation does not know",
    arguments: [
      ("a = 'a'", "1:3: `=` means nothing here; a name is defined with `::=`"),
      ("a ::= 'a' b := 'b'", "1:13: `:` means nothing here; a name is defined with `::=`"),
      ("a ::= 'a' <?tokens?>", "1:11: `<` means nothing here; the tokens start behind `<?TOKENS?>`"),
      ("a ::= 'a' // b", "1:11: `/` means nothing here; a comment is written `/* … */`"),
      ("a ::= 'a' /* /* */ */", "1:21: `/` means nothing here; a comment is written `/* … */`"),
      (
        "a ::= a - a",
        "1:9: `-` means nothing here; a range stands inside a class, as in `[a-z]`, and a name holds `_` only"
      ),
      ("a ::= [a]]", "1:10: `]` means nothing here; a class is written `[a-z]`"),
      ("a ::= 1a", "1:7: `1` means nothing here; a name starts with a letter or `_`"),
      ("a ::= ;", "1:7: `;` means nothing here; a character that stands for itself is quoted, as in `\"+\"`"),
      (
        "a ::= “a”",
        "1:7: U+201C (LEFT DOUBLE QUOTATION MARK) means nothing here; a character that stands for itself is quoted, "
          + "as in `\"+\"`"
      ),
      (
        "\u{FEFF}a ::= 'a'",
        "1:1: U+FEFF (ZERO WIDTH NO-BREAK SPACE) means nothing here; a character that stands for itself is quoted, "
          + "as in `\"+\"`"
      ),
      (
        "é ::= 'a'",
        "1:1: U+00E9 (LATIN SMALL LETTER E WITH ACUTE) means nothing here; a character that stands for itself is "
          + "quoted, as in `\"+\"`"
      ),
      (
        "a ::= 'a' \u{C}",
        "1:11: U+000C means nothing here; a character that stands for itself is quoted, as in `\"+\"`"
      ),
    ])
  func unknownCharacters(text: String, expected: String) {
    #expect(readingError(text)?.description == expected)
  }

  @Test func columnsCountScalars() {
    let expected = "2:8: this `)` closes nothing; remove it, or add `(` before it"
    #expect(readingError("a ::= '🇪🇺e\u{301}'\r\n\t'🇪🇺' \t)")?.description == expected)
  }
}
