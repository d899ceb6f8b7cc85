import GrammarCombinators
import Testing

@testable import GrammarChecks
@testable import GrammarExport

@Suite("Ends of texts inside rules") struct EndsOfTextsTests {
  private func productions(_ ebnf: String) throws -> [String] {
    let grammar = try Grammar(ebnf: ebnf + " <?TOKENS?> A ::= [a]+ END ::= $ S ::= [ ]+ /* ws: definition */")
    return grammar.withEndsOutside.productions.filter { $0.kind == .rule }.map { "\($0.name) ::= \($0.body.notation)" }
  }

  @Test(
    "The end of the text stands at the end of the start rule alone",
    arguments: [
      (#"s ::= ( A ( ";" | $ ) )* $"#, [#"s ::= ( A ";" )* A? $"#]),
      (#"s ::= ( A? ( ";" | END ) )* END"#, [#"s ::= ( A? ";" )* A? $"#]),
      (
        #"s ::= line+ $ line ::= A? end end ::= ";" | $"#,
        ["s ::= line* lineAtEnd $", "line ::= A? end", "lineAtEnd ::= A?", #"end ::= ";""#]
      ),
      (
        #"s ::= line+ $ line ::= A end end ::= ";" | $"#,
        ["s ::= ( line+ lineAtEnd? | lineAtEnd ) $", "line ::= A end", "lineAtEnd ::= A", #"end ::= ";""#]
      ),
      (#"s ::= A ( ";" | $ ) $"#, [#"s ::= A ";"? $"#]),
      (#"s ::= "x" ( A | "y" $ )* "z"? $"#, [#"s ::= "x" A* ( "y" | "z"? ) $"#]),
      (#"s ::= ( A ( ";" | $ ) )+ "x"? $"#, [#"s ::= ( ( A ";" )+ ( A | "x"? ) | A ) $"#]),
      (
        #"s ::= ( A? ( ";" | $ ) | "x" ( ";" | $ ) )* $"#, [#"s ::= ( A? ";" | "x" ";" )* ( "x" | A? ) $"#]
      ),
      (#"s ::= A ( $ | ";" A $ )"#, [#"s ::= A ( ";" A )? $"#]),
      (#"s ::= A ( $ | ";" "y"* $ )"#, [#"s ::= A ( ";" "y"* )? $"#]),
      (#"s ::= "x" ( "y" | $ )? "z"? $"#, [#"s ::= "x" "y"? "z"? $"#]),
      (
        #"s ::= ( block | $ ) $ block ::= "(" A ")" | A ( ";" | $ )"#,
        ["s ::= ( block | blockAtEnd? ) $", #"block ::= "(" A ")" | A ";""#, "blockAtEnd ::= A"]
      ),
      (
        #"s ::= pair $ pair ::= A ( pair | ";" | $ )"#,
        ["s ::= ( pair | pairAtEnd ) $", #"pair ::= A ( pair | ";" )"#, "pairAtEnd ::= A pairAtEnd?"]
      ),
      // The end of the text is looked ahead at, or the start rule stands in itself.
      (#"s ::= ( A &( ";" | $ ) | ";" )* $"#, [#"s ::= ( A &( ";" | $ ) | ";" )* $"#]),
      (#"s ::= A ( s | $ )"#, [#"s ::= A ( s | $ )"#]),
    ])
  func whole(ebnf: String, expected: [String]) throws {
    let written = try productions(ebnf)
    #expect(written == expected)
  }
}
