import GrammarCombinators

extension Outline {
  ///     STRING ::= '"' ( [^"\#x0-#x1F]+ | "\" ( ["\/bfnrt] | "u" [0-9a-fA-F]{4} ) )* '"'
  struct StringOutline: Token {
    static var name: StaticString { "STRING" }

    @inline(__always) var body: some Parser<Void> {
      "\""
      Repeat(.zeroOrMore, Glued.self) {
        OneOf {
          Characters(Unescaped.self)
          EscapedCharacter().as(())
        }
      }
      "\""
    }
  }

  ///     NUMBER ::= "-"? ( "0" | [1-9] [0-9]* ) ( "." [0-9]+ )? ( [eE] [-+]? [0-9]+ )?
  struct NumberOutline: Token {
    static var name: StaticString { "NUMBER" }
    static var role: TokenRole { .number }

    @inline(__always) var body: some Parser<Void> {
      Optionally(Glued.self) { "-" }.as(())
      Numeral()
    }
  }
}
