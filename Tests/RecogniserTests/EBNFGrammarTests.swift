import Recogniser
import Testing

@Suite("A grammar read from a file")
struct EBNFGrammarTests {
  @Test func theSampleIsReadInFull() throws {
    #expect(try EBNFGrammar(reading: sampleText) == sampleGrammar)
  }

  @Test func lineEndsMayBeOfTwoScalars() throws {
    let text = sampleText.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(try EBNFGrammar(reading: text) == sampleGrammar)
  }

  @Test func blanksAreNeededNowhereButBetweenNames() throws {
    let text = "a::=b\"x\"'y'[z]#x9$(b)?|b<?TOKENS?>b::='b'/*ws:definition*/"
    let expected = EBNFGrammar(
      start: .rule(
        "a",
        .choice([
          .sequence([
            .reference("b"), .literal("x"), .literal("y"), .oneOf("z"..."z"), .oneOf("\t"..."\t"), .end,
            .optional(.reference("b")),
          ]), .reference("b"),
        ])),
      others: [.whiteSpace("b", .literal("b"))])
    #expect(try EBNFGrammar(reading: text) == expected)
  }

  @Test func commentsMayStandAnywhere() throws {
    let text = "/**/a/* ws */::=/***/'x'/* ws: other */|/* ' */'y'/* ws: explicit *//* **/<?TOKENS?>/* \" */"
    let expected = EBNFGrammar(
      start: .rule("a", .choice([.literal("x"), .literal("y")]), spacing: .explicit), others: [])
    #expect(try EBNFGrammar(reading: text) == expected)
  }

  @Test func aDirectiveMayBeSpreadAndRepeated() throws {
    let text = "a ::= 'a' /*ws:explicit*/ /* ws : \n explicit */ <?TOKENS?> b ::= 'b' /* ws: explicit */"
    let expected = EBNFGrammar(
      start: .rule("a", .literal("a"), spacing: .explicit), others: [.token("b", .literal("b"))])
    #expect(try EBNFGrammar(reading: text) == expected)
  }

  @Test func theWhiteSpaceMayBeMarkedTwice() throws {
    let explicit = "/* ws: explicit */"
    let definition = "/* ws: definition */"
    for directives in [explicit + definition, definition + explicit, definition + definition] {
      let grammar = try EBNFGrammar(reading: "a ::= 'a' <?TOKENS?> b ::= ' ' " + directives + " c ::= 'c'")
      let expected = EBNFGrammar(
        start: .rule("a", .literal("a")), others: [.whiteSpace("b", .literal(" ")), .token("c", .literal("c"))])
      #expect(grammar == expected)
    }
  }

  @Test func productionsAreFoundByKindAndName() throws {
    let grammar = try EBNFGrammar(reading: sampleText)
    let rules = ["expression", "equation", "identifierAttributePair", "relationOperator", "constant"]
    let tokens = [
      "ATTRIBUTE", "IDENTIFIER", "NUMERAL", "EQ_OPERATOR", "GTE_OPERATOR", "LTE_OPERATOR", "SUB_OPERATOR", "DOT",
      "EOF",
    ]
    #expect(grammar.start.name == "expression")
    #expect(grammar.rules.map(\.name) == rules)
    #expect(grammar.tokens.map(\.name) == tokens)
    #expect(grammar.whiteSpace?.name == "WHITE_SPACE")
    #expect(grammar.productions.map(\.name) == rules + tokens + ["WHITE_SPACE"])
    for production in grammar.productions {
      #expect(grammar.production(named: production.name) == production)
    }
    #expect(grammar.production(named: "Expression") == nil)
  }

  @Test func ofTwoProductionsOfOneNameTheFirstIsFound() {
    let grammar = EBNFGrammar(start: .rule("a", .literal("x")), others: [.token("a", .literal("y"))])
    #expect(grammar.production(named: "a") == .rule("a", .literal("x")))
    #expect(grammar.whiteSpace == nil)
  }
}
