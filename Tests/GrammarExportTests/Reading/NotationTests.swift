import GrammarCombinators
import GrammarExport
import Testing

/// Grammars in the notations in which they are published.
@Suite struct NotationTests {
  struct Sample: CustomTestStringConvertible {
    let notation: GrammarNotation
    let text: String
    let accepted: [String]
    let rejected: [String]

    var testDescription: String { text }
  }

  static let samples = [
    Sample(
      notation: .abnf,
      text: """
        list   = item *( "," item ) ; a comment; of two parts
               [ ";" ]
        Item   = 1*ALPHA / %x30-39 / %d40 LIST %x29.3B / <any name>
        item  =/ 2"#" / *1%s"x" "-" 1*2%b101010
        """,
      accepted: ["a,Bc,7", "(a);,(b;);", "##", "-*", "x-**;", "any name"],
      rejected: ["", ",", "77", "#", "X-*", "-***", "(a)"]),
    Sample(
      notation: .isoEBNF,
      text: """
        (* a comment; of two parts *)
        small list = list item, { ",", list item }, [ "." ] ;
        list item  = 3 * 'x' | digit - "7" | ? U+0028 ?, small list, ? U+0029 ? | ? U+00E0 to U+00FC ? | empty ;
        digit      = "0" | "5" | "7" ;
        empty      = ;
        """,
      accepted: ["xxx,5.", "(0,)", "é", ""], rejected: ["xx", "7", "1", "()(", "ÿ"]),
    Sample(
      notation: .isoEBNF, text: "list = item { \",\" item } .\nitem = \"a\" … \"z\" | \"(\" list \")\" .",
      accepted: ["a,b", "(m)"], rejected: ["A", "a,", "a..z"]),
    Sample(
      notation: .bnf,
      text: """
        # A comment

        ## One more

        <small list> ::=
            <item> [ { <comma> <item> }... ] !! a remark
          | <left bracket> NONE "of them"

        <item> ::= SOME <left bracket>... | { x | y }

        <comma> ::= ,

        <left bracket> ::= [ !! U+005B
        """,
      accepted: ["SOME[[[,x,y", "[NONEof them", "y"], rejected: ["SOME", "x,", "<item>", "{x}"]),
    Sample(
      notation: .ebnf, text: "list ::= <an item> ( \",\" <an item> )*\n<an item> ::= [a-z]", accepted: ["a,b"],
      rejected: ["a,", "an item"]),
    Sample(
      notation: .ebnf, text: "list = item (\",\" item)*\nitem = [a-z] | '(' list ')'", accepted: ["a,(b)"],
      rejected: ["a,", "A"]),
    Sample(
      notation: .ebnf, text: "list -> item { ',' item }\nitem -> [a-z]+ # a comment\n", accepted: ["a,bc"],
      rejected: ["a,"]),
    Sample(
      notation: .ebnf, text: "list : item ( ',' item )* ;\nitem\n  : 'x'+\n  | 'y'?\n  ;\n", accepted: ["xx,y,"],
      rejected: ["yy", ";"]),
    Sample(notation: .ebnf, text: "S -> 'a' S 'b' | ε", accepted: ["", "aabb"], rejected: ["ab'", "aab", "ε"]),
    Sample(notation: .ebnf, text: "a := b+\nb := 'x' 'y'?", accepted: ["xyx"], rejected: ["", "y"]),
    Sample(notation: .ebnf, text: "a ::= b* ;\nb ::= 'x'\n  | ';' ;", accepted: ["x;"], rejected: ["x ;"]),
    Sample(
      notation: .ebnf, text: "a ::= ( [a-z] - 'b' - [x-z] )+", accepted: ["acw"], rejected: ["b", "z", "a-", "-"]),
    Sample(
      notation: .ebnf, text: #"a ::= "\"" ( [^\"\n] | '\\' | "\u00e9x" )* "\""\#nb ::= [\u{41}-\u{43}]"#,
      accepted: [#""u\éx""#], rejected: [#"\"#, #"\"\""#, "\"\n\""]),
    Sample(
      notation: .isoEBNF, text: #"a b = "\"", { ? any ? - "n" - 'y' }, '\t' ;"#, accepted: ["\"any\t"],
      rejected: ["\"\\t", "\"n\t"]),
    Sample(notation: .abnf, text: "a = 'x' / \"y\" ; isn't", accepted: ["x", "Y"], rejected: ["X"]),
    Sample(
      notation: .bnf, text: "<a> ::= <0_9>.<0_9> f.g...\n<0_9> ::= 0 | 9", accepted: ["0.9f.gf.g"],
      rejected: ["09f.g", "0.9f."]),
    Sample(
      notation: .ebnf, text: "a ::= 'f' [ list ]\nlist ::= '(' [list] ')'", accepted: ["f", "f()", "f(())"],
      rejected: ["fl", "f( )", "f(t)"]),
    Sample(
      notation: .ebnf,
      text: "a = [ \"-\" [ digit ] ] [\"'] [x-z] [digit '?' | \"[\" \";\" '!']\ndigit = '0' .. '9' -- a remark",
      accepted: ["-0\"x", "'y7?", "-'z[;!", "'x"], rejected: ["0'x", "-d'x", "'y?", "'.x"]),
    Sample(
      notation: .ebnf, text: "E -> T E'\nE' -> '+' T E' | ε\nT -> 'x'", accepted: ["x", "x+x+x"],
      rejected: ["x+", "x'"]),
    Sample(
      notation: .ebnf, text: #"a ::= '/' ( [^/\\\n] | '\\' [nr$-\[\]^/] )* '/'"#, accepted: [#"/a]\]\[\//"#],
      rejected: [#"/\a/"#, #"/\"#, "/\n/"]),
    Sample(
      notation: .ebnf, text: #"a ::= "\"" [^"\] [x] "\"""#, accepted: [#""ax""#], rejected: [#""a]"#, #""\x""#]),
    Sample(
      notation: .ebnf, text: "a ::= b? | ? a word of its own ?\nb ::= <any 'kind'>",
      accepted: ["", "a word of its own", "any 'kind'"], rejected: ["b", "? a word of its own ?"]),
    Sample(
      notation: .bnf,
      text: "; a comment\n<a> ::= <b> | <c>\n#\n#\tmore\n; and <this>\n<b> ::= x\n<b> ::= y;\n<c> ::= #",
      accepted: ["x", "y;", "#"], rejected: ["y", ";"]),
    Sample(
      notation: .isoEBNF,
      text: "(* It (* is = not; *)\n a list = of them *)\nlist = ( \"a\" | ... | \"c\" ) [ list ] -- more\n;",
      accepted: ["a", "bc"], rejected: ["d", "..."]),
    Sample(
      notation: .isoEBNF, text: "a list = \"(*\" [ an item ] '.' ;\nan item = 'z' ; (* ( *)",
      accepted: ["(*z.", "(*."],
      rejected: ["z."]),
    Sample(
      notation: .abnf, text: "// a comment\na = \"x\" // another / \"z\"\n  / \"y\"", accepted: ["x", "y"],
      rejected: ["z", ""]),
  ]

  @Test("Each is read, told apart from the others, and judges texts", arguments: samples)
  func notation(sample: Sample) throws {
    for grammar in [try WrittenGrammar(sample.text), try WrittenGrammar(sample.text, in: sample.notation)] {
      for text in sample.accepted { #expect(grammar.accepts(text), "\(text) is accepted") }
      for text in sample.rejected { #expect(!grammar.accepts(text), "\(text) is rejected") }
    }
  }

  @Test("What is doubtful is told where it stands")
  func doubts() throws {
    let text = "a = 'x' [ 'y' ] [b]\nb = [0-9]\na = b ? b\n"
    #expect(
      try WrittenGrammar(text).warnings.map(\.description) == [
        "3:1: 'a' is defined twice, first in line 1: it is taken for either",
        "1:9: brackets around texts, or with blanks inside, are taken for what is optional, and not for a class",
      ])
  }

  @Test("A production that can't be read is the text of its name, and all others are there")
  func partial() {
    let (grammar, mistakes) = WrittenGrammar.reading("[1] a ::= b c\n[2] b ::= )\n[3] c ::= 'x'")
    #expect(
      mistakes.map(\.description) == [
        "2:11: expected '|', a symbol (a name, 'text', [a-z], #x9 or a group in parentheses) or the next production "
          + "('name ::='), but found ')'"
      ])
    #expect(grammar?.accepts("bx") == true)
    #expect(grammar?.warnings == [])
    #expect(WrittenGrammar.reading("a ::= 'x' b c\nb ::= [z-a]+\nc ::= b 'y'").grammar?.accepts("xbby") == true)
    #expect(WrittenGrammar.reading("a ::= 'x' a\nb ::= )").grammar == nil)
  }

  @Test("What a token says of its end counts for nothing inside another")
  func tokenInside() throws {
    let grammar = try WrittenGrammar(
      "s ::= ( N | D | 'px' )+\n@terminals\nN ::= [0-9]+ | [0-9]+ '.' [0-9]+\nD ::= N [a-o] '%'?")
    let texts = ["12", "12a", "1.5a%", "1px", "1 px", "12p"]
    #expect(texts.filter(grammar.accepts) == ["12", "12a", "1.5a%", "1 px"])
  }

  @Test("Texts count in any case where it is asked for")
  func caseless() throws {
    let text = "fact ::= \"FACT\" 'Is' name\nname ::= \"it\" | CODE\n@terminals\nCODE ::= '\\u' [0-9]"
    func accepted(_ caseless: CaselessTexts?, among texts: [String]) throws -> [String] {
      texts.filter(try WrittenGrammar(text, ignoringCaseOf: caseless).accepts)
    }
    let texts = ["FACT Is it", "fact Is IT", "Fact iS iT", "fact Is \\u1", "fact Is \\U1"]
    #expect(try accepted(nil, among: texts) == ["FACT Is it"])
    #expect(try accepted(.doubleQuoted, among: texts) == ["FACT Is it", "fact Is IT", "fact Is \\u1"])
    #expect(try accepted(.all, among: texts) == ["FACT Is it", "fact Is IT", "Fact iS iT", "fact Is \\u1"])
    let words = try WrittenGrammar("<a> ::= SELECT <b>\n<b> ::= all", ignoringCaseOf: .all)
    #expect(words.accepts("selectALL"))
  }

  @Test("A blank between words of a rule is white space of the grammar")
  func wordsOfRules() throws {
    let grammar = try WrittenGrammar("a ::= 'DELETE DATA' B ' '?\n@terminals\nB ::= 'x y'\n@pass [ #xA]*")
    let texts = ["DELETE DATA x y", "DELETE\n\nDATA x y", "DELETEDATA x y", "DELETE DATA x\ny", "DELETE DATA x  y"]
    #expect(texts.filter(grammar.accepts) == ["DELETE DATA x y", "DELETE\n\nDATA x y"])
  }

  @Test(
    "What is written in the habit of another notation is mended by what is told",
    arguments: [
      ("a := 'x'\nb ::= 'y'", "a ::= 'x'\nb ::= 'y'"),
      ("a => 'x'\nb ::= 'y'", "a ::= 'x'\nb ::= 'y'"),
      ("a → 'x'\nb ::= 'y'", "a ::= 'x'\nb ::= 'y'"),
      ("a = 'x'*;\nb ::= 'y'", "a ::= 'x'*;\nb ::= 'y'"),
      ("a ::= b , 'x'\nb ::= 'y','z'\nc ::= a,b", "a ::= b  'x'\nb ::= 'y''z'\nc ::= a b"),
      ("a ::= [a-z]+?", "a ::= [a-z]+"),
      ("a ::= \\d \\w\\.", "a ::= [0-9] [0-9A-Z_a-z]\".\""),
      ("a ::= “x” b\nb ::= ‘y‘ \\s", "a ::= \"x\" b\nb ::= \"y\" [#x9-#xD#x20]"),
      ("a ::= 'x'` b\nb ::= 'y'", "a ::= 'x' b\nb ::= 'y'"),
      ("a = %x41 | \"y\"\n", "a = %x41 / \"y\"\n"),
      ("a = 1*b\nb = { \"x\" } \"y\"\n", "a = 1*b\nb = *( \"x\" ) \"y\"\n"),
      ("a = b \\\nb = %x41 \\\n", "a = b \nb = %x41 \n"),
      ("a = 'x', 'y';;\nb = a;", "a = 'x', 'y';\nb = a;"),
      ("a = 'x'+;\n | 'y';\nb = 'y' a;", "a = 'x'+\n | 'y';\nb = 'y' a;"),
      ("a = 'x', 'y';\nb = 'y', a", "a = 'x', 'y';\nb = 'y', a ;"),
      ("a = b, 'x'\nb = 'y', 'z' .\nc = a .", "a = b, 'x'\n. b = 'y', 'z' .\nc = a ."),
      ("a = { b } ,;\nb = 'x', , 'y' | 'z', ;", "a = { b } ;\nb = 'x',  'y' | 'z' ;"),
      ("a ::= b \"}\nb ::= 'x'", "a ::= b \"}\"\nb ::= 'x'"),
      ("A small list\n\na = { 'x', b };\nb = 'y';", "\na = { 'x', b };\nb = 'y';"),
      ("<a> ::= x { <b }...\n<b> ::= y", "<a> ::= x { <b> }...\n<b> ::= y"),
    ])
  func slips(text: String, mended: String) throws {
    let grammar = try WrittenGrammar(text)
    let bytes = text.withBytes { grammar.warnings.flatMap(\.edits).applied(to: $0) }
    #expect(String(decoding: bytes, as: UTF8.self) == mended)
    let other = try WrittenGrammar(mended)
    func productions(_ grammar: WrittenGrammar) throws -> [String] {
      try grammar.grammar.productions.map { try EBNFWriter().text(of: $0) }
    }
    #expect(try productions(grammar) == productions(other))
  }

  @Test("What stands in a production with a slip keeps its place")
  func placesBesideSlips() throws {
    let text = "a ::= b\nb ::= 'x', cc, itme\nitem ::= 'y' | cc\ncc ::= ‘zz’ | [dd]\ndd ::= '1'"
    let grammar = try WrittenGrammar(text)
    #expect(
      grammar.warnings.map(\.description) == [
        "2:10: this is a slip, and read as what it must mean (parts stand side by side: leave out the ',')",
        "2:14: this is a slip, and read as what it must mean (parts stand side by side: leave out the ',')",
        "4:8: this is a slip, and read as what it must mean (a text stands between straight quotation marks)",
        "2:16: 'itme' is defined nowhere; did you mean 'item'? It is taken for the text 'itme'",
        "4:15: '[dd]' is taken for 'dd?', and not for a class of its letters",
      ])
    #expect(grammar.warnings[3].edits == [.init(range: 23..<27, replacement: "item")])
    #expect(grammar.range(of: "b") == 8..<9)
    #expect(grammar.range(of: "cc") == 46..<48)
    let mentions = GrammarNames(ContiguousArray(text.utf8)).mentions.filter { $0.name == "cc" }
    #expect(mentions.map { Array(text.utf8)[$0.range] }.allSatisfy { $0.elementsEqual("cc".utf8) })
    #expect(mentions.map(\.isDefinition) == [false, false, true])
  }

  @Test("A file is read in the notation in which it has fewer slips")
  func fewestSlips() throws {
    let grammar = try WrittenGrammar("a = ('x' | 'y'), b, c;\nb = 'x', c, | 'y';\nc = 'z', 'x';")
    #expect(
      grammar.warnings.map(\.description) == [
        "2:11: this is a slip, and read as what it must mean (leave out the ',' that nothing follows)"
      ])
  }

  @Test(
    "What notations of textbooks and tools have is read as they mean it",
    arguments: [
      ("a = { 'x' }-, 'y' ;", ["xy", "xxy"], ["y"]),
      ("a = { 'x' }+, 'y' ;", ["xy", "xxy"], ["y"]),
      ("a = { 'x' }*, [ 'y' ]-, [ 'z' ]+ ;", ["y", "xxy", "xyzz"], ["x"]),
      ("a = 'x' - 'y' ;", ["x"], ["y"]),
      ("a = b', b .\nb' = \"\\\"\" .\nb = \"\\u0041\" … 'D' .", ["\"A", "\"D"], ["\"E", "\"u"]),
      ("@startebnf\na = <b>, 'y' ; // a comment\n# another\nb = 'x' ;\n@endebnf", ["xy"], ["by"]),
      ("a = ( 2 * b ) '-' b\nb = [a-c] { [0-9] }", ["a1b-c2"], ["a-c"]),
      ("a ::= ~[xy] ~[^z]", ["az", "zz"], ["xz", "aa"]),
      ("a ::= \"\n\" '\r\n'", ["\n\r\n"], ["\n"]),
      ("a = \"\n\" \"x\"\n", ["\nx", "\nX"], ["x"]),
      ("a = %x3001-DFFF / %xD900-F000\n", ["\u{3001}", "\u{D7FF}", "\u{E000}"], ["\u{F001}"]),
      ("a ::= \"\\\"\" b\nb ::= 'x' \"\\\"\n", ["\"x\\"], ["\"x"]),
      ("<a> ::= <b> >>> <b> << <b>\n<b> ::= x [ y ]", ["x>>>xy<<x"], ["x>>x<<x"]),
    ])
  func habitsOfTools(text: String, accepted: [String], refused: [String]) throws {
    let grammar = try WrittenGrammar(text)
    #expect(grammar.warnings.allSatisfy { !$0.message.contains("slip") })
    #expect((accepted + refused).filter(grammar.accepts) == accepted)
  }

  @Test("A rule that may be nothing is met again behind itself in what is left out")
  func repeatedExclusions() throws {
    let grammar = try WrittenGrammar("a ::= [x-z] - c\nc ::= n q\nn ::= 'y'?\nq ::= n 'r' 's' | 'z'")
    #expect(["x", "y", "z", "yz"].filter(grammar.accepts) == ["x", "y"])
  }

  @Test("A name that nothing defines may be written as one that is near")
  func nearNames() throws {
    let grammar = try WrittenGrammar("list ::= itme item?\nitem ::= 'x'")
    #expect(
      grammar.warnings.map(\.description) == [
        "1:10: 'itme' is defined nowhere; did you mean 'item'? It is taken for the text 'itme'"
      ])
    #expect(grammar.warnings.first?.edits == [.init(range: 9..<13, replacement: "item")])
  }

  @Test("Where hundreds of names are defined nowhere, none is taken for a slip of the pen")
  func manyUndefinedNames() throws {
    let grammar = try WrittenGrammar((0..<300).map { "name\($0) ::= nome\($0)\n" }.joined())
    #expect(grammar.warnings.count == 300)
    #expect(grammar.warnings.count { $0.message.contains("did you mean") } == 200)
  }

  @Test("A number of times is followed within its bounds, however large they are")
  func counts() throws {
    let grammar = try WrittenGrammar("a = 2*9000b / 5000\"y\"\nb = \"x\" / \"xx\"")
    for count in [2, 8999, 9000] { #expect(grammar.accepts(String(repeating: "x", count: count)), "\(count)") }
    #expect(grammar.accepts(String(repeating: "Y", count: 5000)))
    #expect(!grammar.accepts("x"))
    for count in [4999, 5001] { #expect(!grammar.accepts(String(repeating: "y", count: count)), "\(count)") }
  }

  @Test("Names of ABNF are the same in any case, and spelled as they are defined")
  func names() throws {
    let grammar = try WrittenGrammar("List = ITEM\nItem = digit / Crlf", start: "list")
    #expect(grammar.grammar.productions.map(\.name) == ["List", "Item", "digit", "Crlf", "CR", "LF"])
    #expect(grammar.warnings == [])
  }

  @Test("What is said in words, or defined nowhere, is taken for itself, with a warning")
  func warnings() throws {
    let abnf = try WrittenGrammar("a = <what they say> b")
    #expect(
      abnf.warnings.map(\.description) == [
        "1:21: 'b' is defined nowhere: it is taken for the text 'b'",
        "1:5: this is said in words: it is taken for the text 'what they say'",
      ])
    #expect(abnf.accepts("what they sayb"))
    #expect(
      try WrittenGrammar("a b = ? any one ?, c d ;").warnings.map(\.description) == [
        "1:20: 'c-d' is defined nowhere: it is taken for the text 'c-d'",
        "1:7: this is said in words: it is taken for the text 'any one'",
      ])
    #expect(
      try WrittenGrammar("<a> ::= <b>").warnings.map(\.description) == [
        "1:9: 'b' is defined nowhere: it is taken for the text 'b'"
      ])
  }

  @Test("What is read in another way than its notation has it is told")
  func habits() throws {
    func warnings(_ text: String) throws -> [String] { try WrittenGrammar(text).warnings.map(\.description) }
    #expect(try warnings("a ::= [b]\nb ::= 'x'") == [])
    #expect(
      try warnings("a ::= [bb]\nbb ::= 'x'") == ["1:7: '[bb]' is taken for 'bb?', and not for a class of its letters"])
    #expect(
      try warnings("a ::= b ;\nb ::= 'x'") == [
        "1:9: a ';' ends this production, and not all others: a text stands between quotation marks"
      ])
    #expect(
      try warnings(#"a ::= "\"" '\n'"#) == [
        #"1:7: a text in this file has '\"': '\' begins an escape in all its texts and classes"#
      ])
    #expect(
      try warnings("a = 'x' / \"y\" ; z") == [
        "1:5: RFC 7405 has no texts between apostrophes: this is taken for %s\"…\""
      ])
  }

  @Test(
    "A mistake is told as the notation has it",
    arguments: [
      ("a = 3*2\"x\"", .abnf, ["1:5: the least number here is above the greatest"]),
      ("a = 99999999999999999999\"x\"", .abnf, ["1:5: these are more than 10000 symbols, one after the other"]),
      ("a = 200( 1*100\"x\" )", .abnf, ["1:5: these are more than 10000 symbols, one after the other"]),
      ("a = %x110000", .abnf, ["1:5: this is the code of no character: they end at #x10FFFF"]),
      ("a = %xD800-DFFF", .abnf, ["1:5: this is the code of no character: they end at #x10FFFF"]),
      ("a = %x42-41", .abnf, ["1:5: a range of codes is the first and the last of them"]),
      (
        "a = )", .abnf,
        [
          "1:5: expected '/', a symbol (a name, \"text\", %x41, [ what is optional ] or a group in parentheses) or the next "
            + "production ('name ='), but found ')'"
        ]
      ),
      ("a @ \"x\"", .abnf, ["1:3: expected '=' or '=/', but found '@'"]),
      ("a = 'x', b - ;\nb = 'y' ;", nil, ["1:10: what is left out stands behind the '-'"]),
      // What begins with itself would never end.
      (
        "a ::= 'x' - c\nc ::= 'x' | c 'y' c", nil,
        [
          "1:7: an exclusion is read where both sides are repetitions, choices and sequences of characters, as in "
            + "[a-z]+ - \"if\""
        ]
      ),
      // In the EBNF of the W3C each comma would be a slip.
      (
        "a = ('x' | 'y'), b, c;\nb = 'x', c?, 'z';\nc = 'z', 'x';", nil,
        [
          "2:11: expected ',', '-', ';', '|' or a symbol (a name, 'text', [ what is optional ], { what is repeated } or a group "
            + "in parentheses), but found '?'"
        ]
      ),
      // The first production is read without its comma, which adds something behind the text.
      (
        "a ::= 'x', b\nb ::= ( 'x'", nil,
        [
          "2:12: expected ')', '*', '+', '-', '?', '|' or a symbol (a name, 'text', [a-z], #x9 or a group in parentheses), but "
            + "the text ends here"
        ]
      ),
      ("a = \"z\" … \"a\" ;", .isoEBNF, ["1:5: a range is one character, … and a later one"]),
      (
        "a = ( \"x\"", .isoEBNF,
        [
          "1:10: expected ')', ',', '-', '|' or a symbol (a name, 'text', [ what is optional ], { what is repeated } or a group "
            + "in parentheses), but the text ends here"
        ]
      ),
      (
        "<a> ::= x ]", .bnf,
        [
          "1:11: expected '...', '|', a symbol (<a name>, a word, [ what is optional ] or a group in braces) or the next "
            + "production ('<name> ::='), but found ']'"
        ]
      ),
    ] as [(String, GrammarNotation?, [String])])
  func mistakes(text: String, notation: GrammarNotation?, messages: [String]) {
    let failure = #expect(throws: GrammarTextFailure.self) { try WrittenGrammar(text, in: notation) }
    #expect(failure?.mistakes.map(\.description) == messages)
  }

  @Test("The start may be named, and must be there")
  func start() throws {
    #expect(try WrittenGrammar("a ::= b\nb ::= \"x\"", start: "b").grammar.start.name == "b")
    let failure = #expect(throws: GrammarTextFailure.self) { try WrittenGrammar("a ::= \"x\"", start: "c") }
    #expect(failure?.description == "1:1: no production is called 'c'")
  }

  @Test("What is written in a notation is read from it as the same language", arguments: GrammarNotation.allCases)
  func roundTrip(notation: GrammarNotation) throws {
    guard let format = ExportFormat.all.first(where: { $0.name == notation.rawValue }) else {
      return #expect(notation == .bnf, "only BNF is read and not written")
    }
    let list = try WrittenGrammar(
      "list ::= item ( ',' item )*\nitem ::= 'x' [a-c#xE9]? | \"it's\" '\"'+ | '(' list ')'")
    let language = Grammar.Language("list", title: "a list", sample: "x", grammar: list.grammar)
    let text = try format.files(for: language)[0].text
    let read = try WrittenGrammar(text)
    for text in ["x", "xa,xé", "(x,(xb))", "it's\"\""] { #expect(read.accepts(text), "\(text) is accepted") }
    for text in ["", "X", "xA", "xd", "it's", "()", "x,"] { #expect(!read.accepts(text), "\(text) is rejected") }
  }
}
