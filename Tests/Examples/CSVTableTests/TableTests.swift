import CSVTable
import GrammarChecks
import GrammarCombinators
import GrammarExport
import SentenceGeneration
import Testing

@Suite("Comma-separated values") struct TableTests {
  @Test(arguments: [
    ("", []), ("\n", [[""]]), ("\r\n\r\n", [[""], [""]]), ("a", [["a"]]), ("a\n", [["a"]]), ("a\r\n", [["a"]]),
    ("a,b", [["a", "b"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]), ("a\n\nb", [["a"], [""], ["b"]]),
    (",", [["", ""]]), ("a,,b,", [["a", "", "b", ""]]), (" a , b ", [[" a ", " b "]]), ("\t", [["\t"]]),
    (#""a""#, [["a"]]), (#""""#, [[""]]), ("\"\"\n", [[""]]), (#""a,b",c"#, [["a,b", "c"]]), (#""a""b""#, [[#"a"b"#]]),
    (#""""""#, [[#"""#]]), (#""""a""""#, [[#""a""#]]), ("\"a\r\nb\",c\r\nd", [["a\r\nb", "c"], ["d"]]),
    ("\"\r\"", [["\r"]]),
    ("é,宽,😀", [["é", "宽", "😀"]]), ("a;b", [["a;b"]]), ("\u{FEFF}a", [["\u{FEFF}a"]]),
    ("1,-2.5,'x'", [["1", "-2.5", "'x'"]]),
    ("a,\"\",b", [["a", "", "b"]]), (",\n,", [["", ""], ["", ""]]),
  ])
  func read(text: String, records: [[String]]) throws {
    let bytes = ContiguousArray(text.utf8)
    #expect(try CSVTable(bytes.span).records == records)
  }

  @Test(arguments: [
    (#"a"b"#, 1, ["$", #"",""#, "LINE_END"]), (#"a,b"c,d"#, 3, ["$", #"",""#, "LINE_END"]),
    (#""a"b"#, 3, ["$", #"",""#, "LINE_END"]), (#""a" ,b"#, 3, ["$", #"",""#, "LINE_END"]),
    ("a\rb", 1, ["$", #"",""#, "LINE_END"]),
    ("a\nb\"", 3, ["$", #"",""#, "LINE_END"]), ("a,\r", 2, ["$", #"",""#, "LINE_END", "QUOTED", "TEXT"]),
    (#" "a""#, 1, ["$", #"",""#, "LINE_END"]),
  ])
  func rejected(text: String, offset: Int, expected: [String]) {
    let bytes = ContiguousArray(text.utf8)
    let failure = #expect(throws: ParseFailure.self) { try CSVTable(bytes.span) }
    #expect(failure?.offset == offset)
    #expect(failure?.expectations.map(\.name) == expected.sorted())
  }

  /// Quotation marks that are not closed, and bytes that are no UTF-8.
  @Test(arguments: [
    [0x22], [0x61, 0x0A, 0x22, 0x62], [0x22, 0x22, 0x22], [0xFF], [0x22, 0xC3, 0x22], [0x61, 0xED, 0xA0, 0x80],
    [0x2C, 0xC0, 0x80],
  ])
  func rejected(bytes: [UInt8]) {
    let bytes = ContiguousArray(bytes)
    #expect(throws: ParseFailure.self) { try CSVTable(bytes.span) }
  }

  @Test func productions() throws {
    let ebnf = try #require(ExportFormat.ebnf.files(for: Self.language).first).text
    #expect(
      ebnf.contains(
        """

        file     ::= record ( LINE_END record )* $ /* ws: explicit */

        record   ::= field ( "," field )* /* ws: explicit */

        field    ::= ( QUOTED | TEXT )?

        """))
  }

  static let language = Grammar.Language(
    "csv", title: "comma-separated values (RFC 4180)", sample: #"name,"size, in ""points""",44"#,
    grammar: CSVTable.grammar)

  @Test func nothingIsWrongWithTheGrammar() {
    #expect(CSVTable.grammar.problems == [])
  }

  @Test(arguments: ExportFormat.all.map(\.name)) func exports(_ format: String) throws {
    let format = try #require(ExportFormat.all.first { $0.name == format })
    do throws(ExportFailure) {
      #expect(try !format.files(for: Self.language).isEmpty)
    } catch {
      // An editor that highlights text has nothing to highlight here.
      #expect(error.description == "TextMate can't express TEXT, which is a word or something else, which field uses")
    }
  }

  /// What the grammar makes is read; of what is damaged the parser says the same as the grammar as data.
  @Test func sentences() {
    var random = SeededGenerator(seed: 1)
    let generator = SentenceGenerator(CSVTable.grammar)
    var accepted = 0
    for _ in 0..<10_000 {
      let sentence = ContiguousArray(
        generator.sentence(ofSize: Int.random(in: 0...200, using: &random), using: &random).utf8)
      #expect(throws: Never.self) { try CSVTable(sentence.span) }
      var damaged = sentence
      damaged.insert(
        Array(",\"\r\nx\u{80}".utf8).randomElement(using: &random) ?? 0,
        at: Int.random(in: 0...damaged.count, using: &random))
      var cursor = Cursor()
      let isAccepted = CSVTable.interpreter.accepts(damaged.span, from: &cursor)
      let isRead = (try? CSVTable(damaged.span)) != nil
      #expect(isRead == isAccepted)
      if isAccepted { accepted += 1 }
    }
    #expect(1000..<9000 ~= accepted)
  }
}
