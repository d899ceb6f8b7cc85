import GrammarCombinators
import GrammarExport
import Testing

@Suite struct WrittenGrammarTests {
  /// What the notation can say, with texts that belong to it and texts that do not.
  @Test(arguments: [
    (#"a ::= "x" 'y' #x7A"#, ["xyz"], ["xy", "xyzz", ""]),
    (#"a ::= 'say "hi"' | "it's""#, [#"say "hi""#, "it's"], ["say"]),
    ("a ::= [a-c] [^a-c] [#x20-#x22x]", ["axx", "b! ", "cé\""], ["dxx", "aax", "ax#"]),
    ("a ::= [-+] [+-] [a-] [#-]", ["++a#", "----"], ["+a##"]),
    ("a ::= [é-ü] [^#x80-#x10FFFF] [😀]", ["éa😀", "üz😀"], ["àa😀", "ééé", "éa😁"]),
    (#"a ::= "x"? "y"* "z"+"#, ["z", "xyyzz"], ["xy", "xxz"]),
    (#"a ::= ( "x" | "y" "z" )+ | "#, ["", "x", "yzx"], ["y"]),
    ("a ::= b\nb ::= [01]\nc ::= 'x'", ["0"], ["[01]"]),
    ("a ::= b\nb ::= c c\nc::='x'", ["xx"], ["x", "xxx"]),
    ("[1] a ::= b [2]\n[2] b ::= [3]\n[3a] c ::= 'x'", ["32"], ["3", "x"]),
    ("/* one */ a /* two */ ::= /* * / */ 'x' /* the end */", ["x"], ["xx"]),
    ("a ::= 'x' [ WFC: No [ at all ]\n[VC:b]\nb ::= 'y'", ["x"], ["xy"]),
    ("my-name.of_1 ::= other-name\r\nother-name ::= 'x'\r\n", ["x"], ["y"]),
    ("a ::= [a-z] - 'x'", ["a", "z"], ["x", "ab"]),
    ("a ::= ( b - [x-z] )* 'y'?\nb ::= [a-z]", ["", "abc", "ay"], ["x", "yy"]),
    ("a ::= '<' ( b* - ( b* '>>' b* ) ) '>>'\nb ::= [a-z>]", ["<>>", "<a>b>>"], ["<a>>b>>", "<a>"]),
    ("a ::= b - ( 'if' | 'do' )\nb ::= [a-z]+", ["iff", "i", "dodo"], ["if", "do", ""]),
    ("a ::= b $\nb ::= 'x'", ["x"], ["xx"]),
    ("a ::= '(' a ')' | 'x'", ["x", "((x))"], ["(x", "x)"]),
  ])
  func accepts(text: String, accepted: [String], rejected: [String]) throws {
    let grammar = try WrittenGrammar(ebnf: text)
    for text in accepted { #expect(grammar.accepts(text), "\(text) is accepted") }
    for text in rejected { #expect(!grammar.accepts(text), "\(text) is rejected") }
    // What is written of it is read as the same grammar, and written the same.
    let written = try EBNFWriter.text(of: grammar.grammar, header: [])
    let again = try WrittenGrammar(ebnf: written)
    for text in accepted { #expect(again.accepts(text), "\(text) is accepted") }
    for text in rejected { #expect(!again.accepts(text), "\(text) is rejected") }
    #expect(try EBNFWriter.text(of: again.grammar, header: []) == written)
  }

  /// What published grammars have beside the notation of XML, with texts that belong to them and texts that do not.
  @Test(arguments: [
    ("# a comment\na ::= #x41 # 'x'\n// another\n| 'b' (* and a fourth *)", ["A", "b"], ["x", ""]),
    ("  [1]  a ::= b\n  [1a] b ::= 'x'\n       c ::= [01]", ["x"], ["1"]),
    ("a ::= b*\n[18t] b ::= [0-9]", ["", "12"], ["t"]),
    ("a ::= B+\n@terminals\nB ::= [a-z]+\n@pass [ _]+", ["a", "a_b c"], ["a-b", "A"]),
    ("@start b\na ::= 'x'\nb ::= 'y' | a", ["x", "y"], ["xy"]),
    ("a {ws=explicit} ::= 'x' b\nb {fragment=true} ::= 'y'", ["xy"], ["x y"]),
    ("a ::= b / 'xy'\nb ::= 'x' & 'z' 'z' | 'y'", ["xz", "xy", "y"], ["x"]),
    ("a ::= 'y' ++ ( ';' | ',' ) | 'x' ** ','", ["", "x", "x,x", "y", "y;y,y"], ["x,", "xx", ";"]),
    ("a ::= . '!' | 'ab'^c\nc ::= 'c'", ["x!", "ab", "é!"], ["!", "a"]),
    ("<a list> ::= <an item> | <a list end>\n<an item> ::= 'x'\n<a list end> ::= 'y'", ["x", "y"], ["xy"]),
    ("a ::= ( b - ( c | '}' ) )+\nb ::= [a-z}] | '\\' .\nc ::= '\\' [a-m]", ["ab", "\\z"], ["}", "\\a", "x\\b"]),
    (
      "a ::= B C?\n<?TOKENS?>\nB ::= '#' [0-9]+ ( '.' [0-9]+ )? '<'*\nC ::= [a-z]+",
      ["#1", "#1 a", "#1<a", "#1.2<< a"], ["#1a", "#1.2a"]
    ),
    ("a ::= B C?\n<?TOKENS?>\nB ::= '#' ( [0-9]+ | 'or' )\nC ::= [a-z]+", ["#1", "#1 a", "#or a"], ["#1a", "#ora"]),
    (
      "a ::= B+\n<?TOKENS?>\nB ::= ( [0-9]+ | 'or' ) ( '-' ( [0-9]+ | 'or' ) )*",
      ["7", "7 or-or", "7-7 7", "or-7"], ["7or-or", "7-7or", "or-7or"]
    ),
    ("a ::= Name ' ' EOF", ["x:y ", "é "], ["1 ", "x"]),
    ("a ::= Char\nChar ::= [http://www.w3.org/TR/REC-xml#NT-Char]", ["h", "\t"], ["\u{1}", ""]),
  ])
  func published(text: String, accepted: [String], rejected: [String]) throws {
    let grammar = try WrittenGrammar(ebnf: text)
    for text in accepted { #expect(grammar.accepts(text), "\(text) is accepted") }
    for text in rejected { #expect(!grammar.accepts(text), "\(text) is rejected") }
  }

  @Test func warnings() throws {
    let grammar = try WrittenGrammar(
      ebnf: """
        list ::= itm ( "," Name )* end EOF
        item ::= "x"
        <?TOKENS?>
        A ::= "a"
        A << B
        <?ENCORE?>
        """)
    #expect(
      grammar.warnings.map(\.description) == [
        "5:1: this is not followed: it is for the tool that the grammar was written for",
        "6:1: this is not followed: it is for the tool that the grammar was written for",
        "1:10: 'itm' is defined nowhere; did you mean 'item'? It is taken for the text 'itm'",
        "1:20: 'Name' is defined nowhere: it is taken for the symbol of that name in the specification of XML",
        "1:28: 'end' is defined nowhere: it is taken for the text 'end'",
        "1:32: 'EOF' is defined nowhere: it is taken for the end of the text",
      ])
    #expect(grammar.accepts("itm, x end"))
  }

  /// With tokens there is white space, and words end.
  @Test func tokens() throws {
    let grammar = try WrittenGrammar(
      ebnf: """
        list ::= "let" item ( "," item )*
        item ::= NAME | pair
        pair ::= NUMBER "px" /* ws: explicit */
        <?TOKENS?>
        NAME ::= [a-z] [a-z0-9]*
        NUMBER ::= [0-9]+
        """)
    for text in ["let a,b", " let  a , b ", "let\na1", "let a"] { #expect(grammar.accepts(text), "\(text)") }
    for text in ["leta", "let a b", "let 1 px", "let a,", "let 1px"] { #expect(!grammar.accepts(text), "\(text)") }
    #expect(
      grammar.failure(of: "let a;")?.expectations.map(\.name) == ["\",\"", "$"],
      "what is missed are tokens, and the end of the text")
  }

  /// White space is what the file says it is.
  @Test func whiteSpace() throws {
    let grammar = try WrittenGrammar(
      ebnf: """
        list ::= "a"+
        <?TOKENS?>
        SPACE ::= ( " " | "#" [^#xA]* #xA )+ /* ws: definition */
        """)
    #expect(grammar.accepts("a a # more\n a"))
    #expect(!grammar.accepts("a\ta"))
    #expect(grammar.unused == [])
  }

  @Test("White space of several kinds stands as often as there is some")
  func piecesOfWhiteSpace() throws {
    let grammar = try WrittenGrammar(
      ebnf: """
        list ::= "a"+
        <?TOKENS?>
        SPACE ::= " " | REMARK /* ws: definition */
        REMARK ::= "#" [^#xA]* #xA
        """)
    #expect(grammar.accepts("a  # more\n # and more\n a"))
    #expect(!grammar.accepts("a # more"))
  }

  @Test func unused() throws {
    #expect(try WrittenGrammar(ebnf: "a ::= 'x'\nb ::= c\nc ::= b?").unused == ["b", "c"])
  }

  private static func noText(_ place: String, _ rule: String, _ cycle: String) -> String {
    "\(place): no text matches `\(rule)`: each would contain another one (\(cycle)) and so never end; add an alternative "
      + "without that, or make it optional"
  }

  private static let nothingLeft =
    "it asks for a character that is excluded, for one of an empty class, or for more behind the end of the text; let it "
    + "leave something"

  /// Each mistake at its place, with what to do about it.
  @Test(arguments: [
    ("", ["1:1: there is no production, such as 'name ::= \"text\"'"]),
    ("a \"x\"\nb ::= 'y'", ["1:3: expected '::=', but found '\"'"]),
    (
      "a ::= b ( , b )*;\nb ::= \\D+",
      [
        "1:11: expected ')', '|' or a symbol (a name, 'text', [a-z], #x9 or a group in parentheses), but found ',' "
          + "(a text stands between quotation marks)",
        "2:7: expected '|', a symbol (a name, 'text', [a-z], #x9 or a group in parentheses) or the next production "
          + "('name ::='), but found '\\'",
      ]
    ),
    (
      "a ::= 'x y\nb ::= 'y'",
      ["1:7: this text does not end: the closing quotation mark is missing on the line"]
    ),
    ("a ::= 'x' /* never\n", ["1:11: this comment does not end: */ is missing"]),
    ("a ::= []", ["1:7: this is no class: one is written like [a-z], [^\"] or [#x20-#x7E], and is not empty"]),
    (
      "\u{FEFF}a ::= []\nb ::= []",
      [
        "1:7: this is no class: one is written like [a-z], [^\"] or [#x20-#x7E], and is not empty",
        "2:7: this is no class: one is written like [a-z], [^\"] or [#x20-#x7E], and is not empty",
      ]
    ),
    ("a ::= /[a-z]/", ["1:7: '/' stands between alternatives: nothing is before it"]),
    (
      "a ::= [bb [','] 'x'\nbb ::= 'y'",
      ["1:7: a text is in this class: brackets around what is optional may be missing a ']'"]
    ),
    ("a ::= [z-a]", ["1:7: a range in this class ends before it begins"]),
    ("a ::= [^#x0-#x10FFFF]", ["1:7: no character is in this class"]),
    ("a ::= [#x110000]", ["1:7: a code in this class is that of no character: they end at #x10FFFF"]),
    ("a ::= #xD800", ["1:7: this is the code of no character: they end at #x10FFFF"]),
    (
      "é\na ::= ( 'x'\nb ::= ) 'y'\nc ::= 'z'",
      [
        "1:1: expected a production ('name ::='), but found 'é'",
        "3:1: expected ')', '*', '+', '-', '?', '|' or a symbol (a name, 'text', [a-z], #x9 or a group in parentheses), "
          + "but the next production begins",
        "3:7: expected '|', a symbol (a name, 'text', [a-z], #x9 or a group in parentheses) or the next production "
          + "('name ::='), but found ')'",
      ]
    ),
    ("@start b\na ::= 'x'", ["1:8: no production is called 'b'"]),
    (
      "a ::= a 'x' | 'x'",
      ["1:1: 'a' begins with itself, and would never end: put something else first, as in 'a ::= b ( \"+\" b )*'"]
    ),
    ("a ::= b 'x'\nb ::= 'y'? a", ["1:1: 'a' begins with itself, and would never end: a → b → a"]),
    ("a ::= 'x' a", [noText("1:1", "a", "`a` → `a`")]),
    ("a ::= [a-z] a+", [noText("1:1", "a", "`a` → `a`")]),
    ("a ::= '(' a ')' a", [noText("1:1", "a", "`a` → `a`")]),
    (
      "s ::= 'x' a\na ::= 'y' b\nb ::= 'z' a | 'z' b",
      [noText("2:1", "a", "`a` → `b` → `a`"), noText("3:1", "b", "`b` → `b`")]
    ),
    ("a ::= 'x' a c\nb ::= 'y' b\nc ::= 'z'?", [noText("1:1", "a", "`a` → `a`")]),
    ("a ::= b 'x'\nb ::= 'y' $", ["1:1: in `a`, no text matches `b \"x\"`: \(nothingLeft)"]),
    ("a ::= ( 'y' $ 'z' ) | 'x' a", [noText("1:1", "a", "`a` → `a`")]),
    ("a ::= 'x' - 'x'", ["1:7: nothing is left of this exclusion"]),
    ("a ::= 'x' ( [a-c] - ( 'a' | [b-d] ) )*", ["1:13: nothing is left of this exclusion"]),
    (
      "a ::= '(' b ')' - 'x'\nb ::= 'y' b 'z' | 'w' - b",
      [
        "2:19: an exclusion is read where both sides are repetitions, choices and sequences of characters, as in "
          + "[a-z]+ - \"if\""
      ]
    ),
    ("a ::= ( 'x' 'y' ) - 'xy'", ["1:9: nothing is left of this exclusion"]),
    (
      "a ::= b /* ws: some */\n<?TOKENS?>\nb ::= 'x'",
      ["1:1: the mark 'ws: some' of 'a' is neither 'explicit' nor 'definition', nor a production marked so"]
    ),
  ])
  func mistakes(text: String, mistakes: [String]) {
    let failure = #expect(throws: GrammarTextFailure.self) { try Grammar(ebnf: text) }
    #expect(failure?.mistakes.map(\.description) == mistakes)
  }
}
