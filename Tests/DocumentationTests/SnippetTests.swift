import ConstraintGrammar
import ConstraintLanguages
import GrammarChecks
import GrammarCombinators
import GrammarExport
import LayoutSheet
import PlainWords
import SentenceGeneration
import Testing

@Suite("What articles show in passing") struct SnippetTests {
  @Test func sentencesAreAccepted() {
    var random = SeededGenerator(seed: 1)
    let generator = SentenceGenerator(plainWords.grammar)
    for _ in 0..<200 {
      let sentence = generator.sentence(using: &random)
      #expect(plainWords.accepts(sentence), "\(sentence)")
    }
  }

  @Test func problems() {
    let grammar = LayoutSheet.productions(with: .expressionFormat)
    #expect(grammar.problems == [])
  }

  @Test func dialectsToChooseFrom() {
    let dialects =
      Dialect.accepting("a.width is 10", among: Dialect.all + [plainWords])
    #expect(dialects.map(\.name) == ["plain-words"])
  }

  @Test func exports() throws {
    var paths: [String] = []
    func print(_ path: String, _ isThere: Bool) { if isThere { paths.append(path) } }
    for format in ExportFormat.all {
      for file in try format.files(for: Dialect.compactConstraint.language) {
        print(file.path, file.text.utf8.count > 0)
      }
    }
    #expect(paths.contains("compact-constraint.ebnf") && paths.contains("antlr4/CompactConstraint.g4"))
    #expect(paths.count > ExportFormat.all.count)
  }

  @Test func grammarFromAText() throws {
    var printed: [String] = []
    func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }
    let list = try WrittenGrammar(
      ebnf: """
        list ::= item ( "," item )*
        item ::= [a-z]+ - "end" | "(" list ")"
        """)
    print(list.accepts("a,(b,c)"), list.accepts("a,end"))  // true false
    let failure = list.failure(of: "a,(b;c)")
    print(failure?.offset ?? 0, failure?.expectations.map(\.name) ?? [])  // 4 ["\")\"", "\",\""]
    let language = Grammar.Language("list", title: "names in parentheses", sample: "a,(b,c)", grammar: list.grammar)
    let file = try ExportFormat.gbnf.files(for: language)[0]
    #expect(file.text.contains("\nlist ::= item (\",\" item)*\n"))
    #expect(printed == ["true false", #"4 ["\")\"", "\",\""]"#])
  }

  @Test func mistakesInAGrammar() {
    var printed = ""
    func print(_ error: any Error) { printed = "\(error)" }
    do {
      _ = try Grammar(ebnf: "list ::= item ( ',' item )*\nitem ::= [z-a]\nname ::= #x110000")
    } catch {
      print(error)
    }
    // 2:10: a range in this class ends before it begins
    // 3:10: this is the code of no character: they end at #x10FFFF
    #expect(
      printed == """
        2:10: a range in this class ends before it begins
        3:10: this is the code of no character: they end at #x10FFFF
        """)
  }

  @Test func slipsInAGrammar() throws {
    var printed: [String] = []
    func print(_ item: Any) { printed.append("\(item)") }
    let mended = try WrittenGrammar("list = item, { ',', item };\nitem = “x”")
    print(mended.accepts("x,x"))  // true
    for slip in mended.warnings { print(slip) }
    // 2:8: this is a slip, and read as what it must mean (a text stands between straight quotation marks)
    // 2:11: this is a slip, and read as what it must mean (the last production ends with ';', too)
    #expect(
      printed == [
        "true",
        "2:8: this is a slip, and read as what it must mean (a text stands between straight quotation marks)",
        "2:11: this is a slip, and read as what it must mean (the last production ends with ';', too)",
      ])
  }

  @Test func leftRecursion() throws {
    var printed = ""
    func print(_ isAccepted: Bool) { printed = "\(isAccepted)" }
    let sum = try WrittenGrammar(
      ebnf: """
        sum ::= sum "+" number | number
        number ::= [0-9]+ | [0-9]+ "." [0-9]+
        """)
    print(sum.accepts("1+2.5"))  // true
    #expect(printed == "true")
  }

  @Test func exportOfAHost() throws {
    var printed = ""
    func print(_ text: String) { printed = text }
    let sheets = Grammar.Language(
      "layout-sheet", title: "blocks of equations", sample: "card { a.width = 44; }",
      grammar: LayoutSheet.productions(with: .expressionFormat))
    for file in try ExportFormat.ebnf.files(for: sheets) {
      print(file.text)
    }
    #expect(printed.hasPrefix("/* layout-sheet: blocks of equations\n\n       card { a.width = 44; }\n"))
    #expect(
      printed.contains(
        """
         inside a token. */

        sheet                   ::= block* $

        block                   ::= NAME "{" ( statement ( ";" statement )* ";"? )? "}"

        statement               ::= equation priority?

        """))
    #expect(
      printed.hasSuffix(
        """

        WHITE_SPACE             ::= ( [#x9-#xD#x20]+ | COMMENT )+ /* ws: definition */

        WHITE_SPACE_2           ::= [#x9-#xD#x20]+ /* ws: definition */

        """))
  }

  @Test func labels() throws {
    let colour = OneOf {
      ColourNames()
      SequenceOf(NoSpace.self) {
        "#"
        BytesOf(Digit.self)
      }.as(0)
    }.labelled("a colour")
    #expect(try colour.run("white").output == 16_777_215)
    #expect(#expect(throws: ParseFailure.self) { try colour.run("?") }?.expectations.map(\.name) == ["a colour"])
    #expect(#expect(throws: ParseFailure.self) { try colour.run("#?") }?.expectations.map(\.name) == ["[0-9]"])
  }

  @Test(arguments: [("+ 2", 2.0), ("-0", 0), ("-12", -12)])
  func aValueIsMadeOfTheParts(text: String, value: Double) throws {
    #expect(try Offset().run(text).output == value)
  }
}
