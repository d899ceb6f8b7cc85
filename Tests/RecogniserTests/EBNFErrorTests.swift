import Recogniser
import Testing

@Suite("A text that is no grammar")
struct EBNFErrorTests {
  @Test(
    "is refused with a message that says what to write",
    arguments: [
      ("", "1:1: the grammar holds no production; write at least one, as in `sum ::= NUMBER \"+\" NUMBER`"),
      (
        "/* a ::= b */\n ",
        "2:2: the grammar holds no production; write at least one, as in `sum ::= NUMBER \"+\" NUMBER`"
      ),
      (
        " <?TOKENS?> A ::= 'a'",
        "1:2: no rule stands before `<?TOKENS?>`; put the start rule, with which a grammar begins, above it"
      ),
      ("'a'", "1:1: a production has to start here; write `NAME ::= EXPRESSION`"),
      ("a ::= 'a'\n<?TOKENS?> | 'b'", "2:12: a production has to start here; write `NAME ::= EXPRESSION`"),
      ("a", "1:2: `::=` is missing after `a`; write `a ::= EXPRESSION`"),
      ("a b ::= 'b'", "1:3: `::=` is missing after `a`; write `a ::= EXPRESSION`"),
      ("a ::= 'a' <?TOKENS?>\na 'b'", "2:3: `::=` is missing after `a`; write `a ::= EXPRESSION`"),
      ("::= 'a'", "1:1: no name stands before `::=`; write `NAME ::= EXPRESSION`"),
      ("a ::= 'b' ::= 'c'", "1:11: no name stands before `::=`; write `NAME ::= EXPRESSION`"),
      ("a ::= ( ::= 'c'", "1:9: no name stands before `::=`; write `NAME ::= EXPRESSION`"),
      (
        "\n  a ::= 'a'\nb ::= 'b'\na ::= 'c'",
        "4:1: `a` is defined already (line 2, column 3); rename one production, or join both as alternatives with `|`"
      ),
    ])
  func productions(text: String, expected: String) {
    #expect(readingError(text)?.description == expected)
  }

  @Test(
    "may use names that it does not define",
    arguments: [
      (
        "a ::= b",
        "1:7: no production defines `b` (line 1, column 7); define each name, or correct its spelling"
      ),
      (
        "a ::= b a c\n  | (b d)* <?TOKENS?> c ::= B",
        "1:7: no production defines `b` (line 1, column 7), `d` (line 2, column 8), `B` (line 2, column 29); "
          + "define each name, or correct its spelling"
      ),
    ])
  func references(text: String, expected: String) {
    #expect(readingError(text)?.description == expected)
  }

  @Test func holdsTheUndefinedNamesAsData() {
    let first = EBNFPlace(line: 1, column: 7)
    let references = [
      EBNFReference(name: "b", place: first), EBNFReference(name: "c", place: EBNFPlace(line: 1, column: 9)),
    ]
    #expect(readingError("a ::= b c c b") == EBNFError(.undefinedNames(references), at: first))
  }

  @Test(
    "may leave parentheses open, close or repeat nothing",
    arguments: [
      ("a ::= ( 'b'", "1:7: this `(` is not closed in its production; add `)`"),
      ("a ::= ((b) b ::= 'b'", "1:7: this `(` is not closed in its production; add `)`"),
      ("a ::= 'b' ( 'c' ( <?TOKENS?> )", "1:17: this `(` is not closed in its production; add `)`"),
      ("a ::= )", "1:7: this `)` closes nothing; remove it, or add `(` before it"),
      ("a ::= (a) 'b')", "1:14: this `)` closes nothing; remove it, or add `(` before it"),
      (
        "a ::= ?",
        "1:7: nothing stands before `?`; put what it applies to before it (the character itself is `\"?\"`)"
      ),
      (
        "a ::= 'a' | * 'b'",
        "1:13: nothing stands before `*`; put what it applies to before it (the character itself is `\"*\"`)"
      ),
      (
        "a ::= 'a' ( + )",
        "1:13: nothing stands before `+`; put what it applies to before it (the character itself is `\"+\"`)"
      ),
    ])
  func loneOperators(text: String, expected: String) {
    #expect(readingError(text)?.description == expected)
  }

  @Test func mayNestTooDeep() {
    let text = "a ::= " + String(repeating: "(", count: 201) + "a" + String(repeating: ")", count: 201)
    let expected =
      "1:207: more than 200 parentheses stand inside each other; make an inner part a production of its own"
    #expect(readingError(text)?.description == expected)
  }

  @Test(
    "may misplace a directive",
    arguments: [
      (
        "/* ws: explicit */ a ::= 'a'",
        "1:1: `/* ws: explicit */` ends no production; put it behind the last part of the one it is meant for"
      ),
      (
        "a /* ws: explicit */ ::= 'a'",
        "1:3: `::=` is missing after `a`; write `a ::= EXPRESSION`"
      ),
      (
        "a ::= 'a' /* ws: explicit */ 'b'",
        "1:11: `/* ws: explicit */` ends no production; put it behind the last part of the one it is meant for"
      ),
      (
        "a ::= ('a' /* ws: definition */)",
        "1:12: `/* ws: definition */` ends no production; put it behind the last part of the one it is meant for"
      ),
      (
        "a ::= 'a' <?TOKENS?> /* ws: definition */ b ::= 'b'",
        "1:22: `/* ws: definition */` ends no production; put it behind the last part of the one it is meant for"
      ),
      (
        "a ::= 'a' /* ws: definition */",
        "1:11: the rule `a` can't define the white space; put its production behind `<?TOKENS?>`"
      ),
      (
        "a ::= 'a' <?TOKENS?> b ::= ' ' /* ws: definition */\nc ::= #x9 /* ws: definition */",
        "2:11: `c` can't define the white space, as `b` does; join both in one production with `|`"
      ),
      (
        "a ::= 'a'\n<?TOKENS?>\nb ::= 'b' <?TOKENS?>",
        "3:11: `<?TOKENS?>` stands in the file already (line 2, column 1); put all tokens behind that one"
      ),
    ])
  func directives(text: String, expected: String) {
    #expect(readingError(text)?.description == expected)
  }

  @Test(
    "is refused for the first of its errors",
    arguments: [
      ("a b 'c", "1:3"), ("a ::= ) 'c", "1:7"), ("a ::= ( 'c", "1:9"), ("a ::= b 'c", "1:9"),
      ("a ::= 'a' /* ws: explicit */ @", "1:30"), ("@ a ::= b", "1:1"),
    ])
  func order(text: String, place: String) throws {
    let error = try #require(readingError(text))
    #expect("\(error.line):\(error.column)" == place)
  }
}
