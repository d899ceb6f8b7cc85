import GrammarExport
import Testing

/// Texts that have more than one tree.
@Suite struct AmbiguityTests {
  @Test(
    "Where two trees of a text part, in the shortest part of it",
    arguments: [
      ("e ::= e '+' e | 'x'", "x+x+x", "e 0..<5: e 'x+x' '+' e 'x' / e 'x' '+' e 'x+x'"),
      (
        "s ::= 'if' s | 'if' s 'else' s | 'x'", "ififxelsex",
        "s 0..<10: 'if' s 'ifx' 'else' s 'x' / 'if' s 'ifxelsex'"
      ),
      ("s ::= '(' s ')' | a b\na ::= 'x' 'y'?\nb ::= 'y'? 'z'", "(xyz)", "s 1..<4: a 'x' b 'yz' / a 'xy' b 'z'"),
      ("s ::= a | b\na ::= 'x'\nb ::= [a-z]", "x", "s 0..<1: a 'x' / b 'x'"),
      ("s ::= ( 'x' | 'x' ) 'y'", "xy", "s 0..<1: 'x' / 'x'"),
      ("s ::= ( 'x' | 'xx' )*", "xxx", "s 0..<3: 'x' 'xx' / 'xx' 'x'"),
      (
        "s ::= NAME s | 'not' s | NAME\n<?TOKENS?>\nNAME ::= [a-z]+", "not a", "s 0..<5: NAME 'not' s 'a' / 'not' s 'a'"
      ),
    ])
  func found(grammar: String, text: String, expected: String) throws {
    let bytes = ContiguousArray(text.utf8)
    let found = try WrittenGrammar(ebnf: grammar).ambiguity(of: bytes.span)
    #expect(found.map { "\($0.rule) \($0.range): \($0.readings.joined(separator: " / "))" } == expected)
  }

  @Test(
    "One tree, or what differs is nothing",
    arguments: [
      ("e ::= e '+' 'x' | 'x'", "x+x+x"), ("s ::= 'x' s | 'x'", "xxxx"), ("s ::= ( 'x' | 'y' )* 'z'", "xyz"),
      ("s ::= 'x' s 'x' | 'x'", "xxxxx"), ("s ::= a* b*\na ::= 'x'\nb ::= 'y'", "xxy"), ("s ::= 'x'", "y"),
    ])
  func none(grammar: String, text: String) throws {
    let bytes = ContiguousArray(text.utf8)
    #expect(try WrittenGrammar(ebnf: grammar).ambiguity(of: bytes.span) == nil)
  }

  @Test(
    "The search finds a shortest text, or says how far it looked",
    arguments: [
      ("e ::= e '+' e | 'x'", "x+x+x"), ("s ::= 'if' s | 'if' s 'else' s | 'x'", "ififxelsex"),
      ("s ::= a b\na ::= 'x' 'y'?\nb ::= 'y'? 'z'", "xyz"), ("s ::= ( 'x' | 'xx' )* '.'", "xx."),
      ("s ::= 'x' s 'y' | 'x'", "up to 6"), ("s ::= 'x' ( ',' 'x' )*", "none"), ("s ::= [a-c] | 'd' [a-c]?", "none"),
      (
        "sum ::= product ( '+' product )*\nproduct ::= NUMBER | sum '*' NUMBER\n<?TOKENS?>\nNUMBER ::= [0-9]+", "0+0*0"
      ),
    ])
  func search(grammar: String, expected: String) throws {
    let search = AmbiguitySearch(in: try WrittenGrammar(ebnf: grammar), upTo: 6)
    #expect((search.witness?.text ?? (search.isComplete ? "none" : "up to \(search.count)")) == expected)
  }

  @Test("It ends, whatever the grammar is")
  func bounds() throws {
    let grammar = try WrittenGrammar("a ::= 'x' a 'x' | 'y' a 'y' | 'z'")
    let search = AmbiguitySearch(in: grammar, upTo: 100, beginnings: 50)
    #expect(search.witness == nil)
    #expect(!search.isComplete)
    #expect(search.count == 3)
  }
}
