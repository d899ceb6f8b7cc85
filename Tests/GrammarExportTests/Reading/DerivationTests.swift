import GrammarCombinators
import GrammarExport
import Testing

/// Texts are judged by what a grammar derives.
@Suite struct DerivationTests {
  @Test(
    "Alternatives count in any order, repetitions give back, and rules may begin with themselves",
    arguments: [
      ("a ::= 'x' | 'x' 'y'", ["x", "xy"], ["xz", "y"]),
      ("a ::= [a-z]* 'z'", ["z", "azz"], ["a", ""]),
      ("a ::= b* 'x' b\nb ::= 'x' | 'y'", ["xx", "yxy", "xxx"], ["x", "yy"]),
      ("a ::= a 'x' | 'y'", ["y", "yxx"], ["x", "yy", ""]),
      ("a ::= b 'x' | 'z'\nb ::= a 'y' | ( 'w' )?", ["x", "z", "zyx", "xyx", "wxyx"], ["zx", "y"]),
      ("a ::= 'x' a 'x' | 'x'", ["x", "xxx", "xxxxx"], ["xx", ""]),
      ("a ::= a a | 'x'", ["x", "xxxxxxx"], ["", "xy"]),
      ("a ::= b b\nb ::= ( 'x'? 'y'? )*", ["", "xyyx"], ["z"]),
      ("a ::= ( 'a' | 'ab' ) ( 'c' | 'bcd' )", ["abcd", "abc", "ac"], ["abcdc"]),
      ("a ::= b - c b*\nb ::= [a-c]\nc ::= 'b'", ["a", "cbb"], ["b", "ba"]),
    ])
  func derives(text: String, accepted: [String], rejected: [String]) throws {
    let grammar = try WrittenGrammar(ebnf: text)
    for text in accepted { #expect(grammar.accepts(text), "\(text) is accepted") }
    for text in rejected { #expect(!grammar.accepts(text), "\(text) is rejected") }
  }

  @Test("Behind @terminals a token is as long as any can be, whether it fits or not")
  func longestToken() throws {
    let rules = "s ::= 'of' short '.' | short long\nshort ::= SHORT\nlong ::= LONG\n"
    let tokens = "SHORT ::= [a-z]* ':'\nLONG ::= SHORT [a-z]+\n"
    let fitting = try WrittenGrammar(ebnf: rules + "<?TOKENS?>\n" + tokens)
    let longest = try WrittenGrammar(ebnf: rules + "@terminals\n" + tokens)
    for text in ["of a:.", "a: b:c"] {
      #expect(fitting.accepts(text), "\(text)")
      #expect(longest.accepts(text), "\(text)")
    }
    // `of:` is one token, and so is `a:b`, where only one ends that is shorter.
    #expect(fitting.accepts("of :."))
    #expect(longest.accepts("of :."))
    #expect(fitting.accepts("of:."))
    #expect(longest.failure(of: "of:.")?.offset == 3)
    #expect(fitting.failure(of: "a:b c:d")?.offset == 2)
    #expect(longest.failure(of: "a:b c:d")?.offset == 0)
  }

  @Test("A token is as long as one that fits can be, and what only tokens mention does not end them")
  func tokens() throws {
    let grammar = try WrittenGrammar(
      ebnf: """
        list ::= item+
        item ::= NAME ":" | NAME NUMBER | "if" item
        <?TOKENS?>
        NAME ::= START ( ( PART | "." )* PART )?
        START ::= [a-z] | "_"
        PART ::= START | [0-9]
        NUMBER ::= [0-9]+ | [0-9]+ "." [0-9]+
        """)
    for text in ["a.b_1:", "a 1", "if a: b 1.5", "iff:", "if:", "a:b:"] { #expect(grammar.accepts(text), "\(text)") }
    for text in ["a.:", "a b", "a 1.", "a1", "a"] { #expect(!grammar.accepts(text), "\(text)") }
    #expect(grammar.failure(of: "a.b b")?.offset == 4)
    #expect(grammar.failure(of: "a.b b")?.expectations.map(\.name) == ["\":\"", "NUMBER"])
  }

  @Test("A tree has the productions and tokens of the derivation")
  func tree() throws {
    let grammar = try WrittenGrammar(
      ebnf: """
        sum ::= sum "+" product | product
        product ::= product "*" NUMBER | NUMBER
        <?TOKENS?>
        NUMBER ::= [0-9]+
        """)
    func outline(_ tree: SyntaxTree, _ text: String) -> String {
      let shown = Array(text.utf8)[tree.range]
      let own = "\(tree.name)'\(String(decoding: shown, as: UTF8.self))'"
      return tree.children.isEmpty ? own : "\(own)(\(tree.children.map { outline($0, text) }.joined(separator: " ")))"
    }
    let text = "1 +2*3"
    let tree = try grammar.tree(of: ContiguousArray(text.utf8).span)
    #expect(
      outline(tree, text)
        == #"sum'1 +2*3'(sum'1'(product'1'(NUMBER'1')) "+"'+' product'2*3'(product'2'(NUMBER'2') "*"'*' NUMBER'3'))"#)
    #expect(grammar.failure(of: "1+*")?.offset == 2)
    #expect(grammar.failure(of: "1+*")?.expectations.map(\.name) == ["NUMBER"])
    #expect(
      grammar.leftRecursions.map(\.description) == [
        "1:1: 'sum' begins with itself, and would never end: put something else first, as in 'a ::= b ( \"+\" b )*'",
        "2:1: 'product' begins with itself, and would never end: put something else first, as in 'a ::= b ( \"+\" b )*'",
      ])
  }

  @Test("A long list takes no stack")
  func longList() throws {
    let grammar = try WrittenGrammar(ebnf: "list ::= list ',' item | item\nitem ::= 'x'")
    let text = String(repeating: "x,", count: 20_000) + "x"
    #expect(grammar.accepts(text))
    #expect(grammar.failure(of: text + ",")?.offset == 40_002)
    let failure = #expect(throws: ParseFailure.self) { try grammar.tree(of: ContiguousArray(text.utf8).span) }
    #expect(failure?.refusal == Refusal(.nestingTooDeep, in: 0..<0), "so deep a tree would take as much")
    let short = try WrittenGrammar(ebnf: "list ::= 'x' ( ',' 'x' )* | 'x' ',' 'y'")
    #expect(try short.tree(of: ContiguousArray(text.utf8).span).tokens.count == 40_001)
  }

  @Test(
    "A list that contains itself at its end is gone through once, and its tree is that of any other",
    arguments: [
      "list ::= 'x' ( ',' list )?", "list ::= 'x' rest\nrest ::= ',' list | ''",
      "list ::= item ',' list | item\nitem ::= 'x'",
      "list ::= 'y'* last\nlast ::= 'x' | 'x' ',' last",
      "list ::= 'x' ',' other | 'x'\nother ::= 'x' ',' list | 'x'",
    ])
  func rightRecursion(text: String) throws {
    let grammar = try WrittenGrammar(ebnf: text)
    let parser = GeneralParser(grammar.interpreter, tokens: .none)
    // Behind each element the whole list may end: so often it would be gone through.
    let long = ContiguousArray((String(repeating: "x,", count: 6000) + "x").utf8)
    #expect(parser.failure(of: long.span) == nil)
    #expect(parser.failure(of: long.span.extracting(0..<12_000))?.offset == 12_000)

    let deep = ContiguousArray((String(repeating: "x,", count: 3000) + "x").utf8)
    #expect(try parser.tree(of: deep.span).tokens.map(\.range) == deep.indices.map { $0..<$0 + 1 })
    for count in 0..<6 {
      let short = ContiguousArray((String(repeating: "x,", count: count) + "x").utf8)
      var cursor = Cursor()
      let expected = grammar.interpreter.tree(of: short.span, from: &cursor)
      if cursor.offset == short.count { #expect(places(try parser.tree(of: short.span)) == expected.map(places)) }
    }
  }

  private func places(_ tree: SyntaxTree) -> [String] {
    var places: [String] = []
    tree.walk { places.append("\($1) \($0.name) \($0.range)") }
    return places
  }
}
