import ConstraintGrammar
import GrammarCombinators
import GrammarExport
import PlainWords
import Testing

@Suite("The grammar of a user's dialect") struct EBNFTests {
  @Test func file() throws {
    let expected = """
      /* plain-words: a dialect of constraint equations

             side-bar.width atmost main.width * 0.25 + 8

         Tokens are the productions below <?TOKENS?> and the literals. A token is as long as it can be, and a word or
         a number ends where no letter, digit or _ follows. White space, WHITE_SPACE, may stand before, between and
         after the parts of a rule, but not in a rule marked "ws: explicit" and not inside a token. */

      text         ::= equation $

      equation     ::= size relation rightSide

      size         ::= NAME DOT ATTRIBUTE /* ws: explicit */

      relation     ::= "is"
                     | "atmost"
                     | "atleast"

      rightSide    ::= size ( MUL_OPERATOR NUMERAL )? ( ( ADD_OPERATOR | SUB_OPERATOR ) NUMERAL )?
                     | NUMERAL

      <?TOKENS?>

      NAME         ::= [_a-zA-Z] [-_a-zA-Z0-9]*

      DOT          ::= "."

      ATTRIBUTE    ::= "width"
                     | "height"

      MUL_OPERATOR ::= "*"

      NUMERAL      ::= [0-9]+ ( "." [0-9]+ )?

      ADD_OPERATOR ::= "+"

      SUB_OPERATOR ::= "-"

      WHITE_SPACE  ::= [#x9-#xD#x20]+ /* ws: definition */

      """
    #expect(try plainWords.language.ebnf() == expected)
  }

  @Test func productions() {
    #expect(
      plainWords.grammar.productions.map(\.name) == [
        "text", "equation", "size", "relation", "rightSide", "NAME", "DOT", "ATTRIBUTE", "MUL_OPERATOR", "NUMERAL",
        "ADD_OPERATOR", "SUB_OPERATOR",
      ])
    #expect(Grammar(Layout()).productions.map(\.name).prefix(2) == ["layout", "equation"])
  }
}
