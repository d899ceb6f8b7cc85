import GrammarExport
import Testing

/// What only one of two grammars accepts.
@Suite struct GrammarComparisonTests {
  private func differences(_ first: String, _ second: String, most: Int = 10, upTo tokens: Int = 8) throws -> [String] {
    let comparison = GrammarComparison(
      try WrittenGrammar(first), try WrittenGrammar(second), most: most, upTo: tokens)
    return comparison.differences.map { "\($0.isOfFirst ? "<" : ">") \($0.text)" }
      + [comparison.isComplete ? "complete" : "up to \(comparison.count)"]
  }

  @Test("The same language, said otherwise, has no difference, and all of it is seen")
  func same() throws {
    #expect(try differences("a ::= 'x'*", "a ::= ( 'x' a )?") == ["complete"])
    #expect(try differences("a ::= 'x' | 'x' 'y'", "a = \"x\", [ \"y\" ] ;") == ["complete"])
    #expect(try differences("a ::= a ',' 'x' | 'x'", "a ::= 'x' ( ',' 'x' )*") == ["complete"])
    #expect(
      try differences(
        "a ::= b ( '+' b )*\nb ::= NUMBER | '(' a ')'\n<?TOKENS?>\nNUMBER ::= [0-9]+",
        "a ::= b '+' a | b\nb ::= '(' a ')' | NUMBER\n<?TOKENS?>\nNUMBER ::= [0-9] [0-9]*", upTo: 6) == ["up to 6"])
  }

  @Test("The shortest texts come first, with the grammar that accepts them")
  func different() throws {
    #expect(try differences("a ::= 'x'*", "a ::= 'x'+") == ["< ", "complete"])
    #expect(try differences("a ::= [a-z]", "a ::= [a-y]") == ["< z", "complete"])
    #expect(try differences("a = \"ab\" ;", "a = \"ab\"") == ["> AB", "complete"])
    #expect(try differences("a ::= 'x' 'x'?", "a ::= 'x' 'x'? 'x'?") == ["> xxx", "complete"])
    #expect(
      try differences("a ::= 'x' | 'y' 'x'", "a ::= 'x' 'y' | 'y' 'x'") == ["< x", "> xy", "complete"])
    let tokens = "\n<?TOKENS?>\nNAME ::= [a-z]+"
    #expect(
      try differences("list ::= NAME ( ',' NAME )*" + tokens, "list ::= NAME ( ',' NAME )* ','?" + tokens, most: 2)
        == ["> a,", "> a ,", "up to 2"])
    #expect(
      try differences("item ::= NAME | 'all' NAME" + tokens, "item ::= NAME" + tokens) == [
        "< all a", "< all b", "< all l", "complete",
      ])
  }

  @Test("It ends, whatever the grammars are")
  func bounds() throws {
    let first = try WrittenGrammar("a ::= 'x' a 'x' | 'y' a 'y' | 'z'")
    let second = try WrittenGrammar("a ::= ( 'x' a 'x' | 'y' a 'y' | 'z' ) ''")
    let comparison = GrammarComparison(first, second, upTo: 100, beginnings: 50)
    #expect(comparison.differences == [])
    #expect(!comparison.isComplete)
    #expect(comparison.count == 3)
  }
}
