import Recogniser
import TestMaterial
import Testing

@Suite struct RecogniserTests {
  static let grammar = """
    text ::= sum $

    sum ::= product ( "+" product )*

    product ::= factor ( "*" factor )*

    factor ::= "-"? primary /* ws: explicit */

    primary ::= NUMBER
              | call
              | "(" sum ")"

    call ::= NAME ( DOT NAME )* "[" WORD "]" /* ws: explicit */

    <?TOKENS?>

    NUMBER ::= [0-9]+ ( DOT [0-9]+ )?

    NAME ::= [a-z]+

    DOT ::= "."

    WORD ::= "left"
           | "leftmost"

    SPACE ::= [#x9-#xD#x20]+ /* ws: definition */
    """

  let recogniser: Recogniser

  init() throws { recogniser = Recogniser(try EBNFGrammar(reading: Self.grammar)) }

  private func recognise(_ text: String) -> Recognition { recogniser.recognise(Array(text.utf8)) }

  @Test(
    arguments: [
      "1", " 1 ", "1+2*3", "1 + 2 * 3", "-1", "- 1".replacing(" ", with: ""), "( 1 )", "((1+2))*-3", "a[left]",
      "a.b.left[leftmost]", "-a[left] * 2", "\t1.5\n+\r\n2",
    ])
  func accepted(_ text: String) {
    #expect(
      recognise(text)
        == Recognition(isAccepted: true, furthestOffset: text.utf8.count, viableTokens: []))
  }

  @Test(
    arguments: [
      // A place where something is missing, and what it could be.
      ("", 0, ["\"(\"", "\"-\"", "NAME", "NUMBER"]),
      ("1 +", 3, ["\"(\"", "\"-\"", "NAME", "NUMBER"]),
      ("1 1", 2, ["\"$\"".replacing("\"", with: ""), "\"*\"", "\"+\""]),
      ("(1", 2, ["\")\"", "\"*\"", "\"+\""]),
      ("a", 1, ["\"[\"", "DOT"]),
      // White space where none may stand: nothing fits at the white space.
      ("- 1", 1, ["\"(\"", "NAME", "NUMBER"]),
      ("a [left]", 1, ["\"[\"", "DOT"]),
      ("a[ left]", 2, ["WORD"]),
      // Tokens are as long as they can be, and words end where no letter follows.
      ("a[leftm]", 2, ["WORD"]),
      ("a[leftmos]", 2, ["WORD"]),
      ("1x", 0, ["\"(\"", "\"-\"", "NAME", "NUMBER"]),
      ("1.", 1, ["\"*\"", "\"+\"", "$"]),
      ("é", 0, ["\"(\"", "\"-\"", "NAME", "NUMBER"]),
    ] as [(String, Int, [String])])
  func rejected(_ text: String, _ offset: Int, _ tokens: [String]) {
    #expect(recognise(text) == Recognition(isAccepted: false, furthestOffset: offset, viableTokens: tokens.sorted()))
  }

  @Test("Where only a dot can stand, a number that begins with one does not hide it")
  func tokensThatFit() throws {
    let recogniser = Recogniser(
      try EBNFGrammar(
        reading: """
          text ::= NAME ( DOT NUMBER )? $

          <?TOKENS?>

          NAME ::= [a-z]+

          DOT ::= "."

          NUMBER ::= "."? [0-9]+

          SPACE ::= " "+ /* ws: definition */
          """))
    #expect(recogniser.recognise(Array("a.5".utf8)).isAccepted)
    #expect(recogniser.recognise(Array("a..5".utf8)).isAccepted)
    #expect(!recogniser.recognise(Array("a.5.".utf8)).isAccepted)
  }

  @Test("A grammar that is ambiguous, and recursive on the left, is no different")
  func ambiguous() throws {
    let recogniser = Recogniser(
      try EBNFGrammar(
        reading: """
          text ::= list $

          list ::= list list
                 | "a"
                 | nothing

          nothing ::= "b"?

          <?TOKENS?>

          SPACE ::= " "+ /* ws: definition */
          """))
    for text in ["", "a", "b", "a b a", "a a a a a a"] {
      #expect(recogniser.recognise(Array(text.utf8)).isAccepted, "\(text)")
    }
    #expect(!recogniser.recognise(Array("a c".utf8)).isAccepted)
  }

  @Test func tokenAlone() {
    #expect(recogniser.token("NUMBER", matches: Array("1.5".utf8)))
    #expect(recogniser.token("NAME", matches: Array("left".utf8)))
    #expect(!recogniser.token("NUMBER", matches: Array("1.".utf8)))
    #expect(!recogniser.token("NUMBER", matches: []))
    #expect(!recogniser.token("UNKNOWN", matches: Array("1".utf8)))
  }

  /// Without white space between parts, each token is as long as it can be by itself: what stands behind says which it was.
  @Test(arguments: [
    ("a:b", true, 3, []), ("a b.c", true, 5, []), ("a.b:c", true, 5, []), ("a b:c", false, 3, ["DOT"]),
    ("a.b.c", true, 5, []), ("a..b", false, 4, ["\":\""]), ("a.", false, 2, ["\":\"", "WORD"]),
    ("", false, 0, ["TYPE", "WORD"]),
    ("a:b ", true, 4, []), ("a.b:", false, 4, ["KEY", "LABEL"]), ("a:b c", false, 5, ["\"@\""]),
    ("a:b c@", true, 6, []), ("a:b@", true, 4, []),
  ]) func eachTokenAlone(_ text: String, _ isAccepted: Bool, _ offset: Int, _ viable: [String]) throws {
    let grammar = """
      text ::= ( TYPE ":" ( KEY BLANKS? | LABEL "@" ) | WORD ( DOT WORD )+ ) EOF /* ws: explicit */

      <?TOKENS?>

      EOF ::= $

      BLANKS ::= " "+

      TYPE ::= [a-z.]+

      KEY ::= [a-z]+

      LABEL ::= [a-z ]+

      WORD ::= [a-z ]+

      DOT ::= "."
      """
    let recogniser = Recogniser(try EBNFGrammar(reading: grammar))
    #expect(
      recogniser.recognise(Array(text.utf8))
        == Recognition(isAccepted: isAccepted, furthestOffset: offset, viableTokens: viable))
  }
}
