import GrammarChecks
import GrammarCombinators
import GrammarExport
import SentenceGeneration
import TestMaterial
import Testing

/// Grammars of others: XML as the W3C specifies it, JSON, and the notation itself.
@Suite struct WrittenXMLTests {
  private static func text(_ name: String) throws -> String {
    try Repository.text(of: "Tests/GrammarExportTests/Grammars/\(name).ebnf")
  }

  private static let grammars = Dictionary(
    uniqueKeysWithValues: ["xml", "json", "ebnf"].compactMap { name in
      (try? WrittenGrammar(ebnf: text(name))).map { (name, $0) }
    })

  private static func grammar(_ name: String) throws -> WrittenGrammar { try #require(grammars[name]) }

  /// Where the order of alternatives says less than the notation means.
  @Test func problemsOfXML() throws {
    let grammar = try Self.grammar("xml")
    #expect(
      grammar.grammar.problems == [
        capture("ID", "IDREF"), capture("ID", "IDREFS"), capture("IDREF", "IDREFS"), capture("NMTOKEN", "NMTOKENS"),
        .repeatedRecursion(rule: "cp", earlier: "choice", later: "seq", recursion: "cp", behind: "("),
      ])
    #expect(grammar.grammar.notes.map(\.rule) == ["children"])
    #expect(
      grammar.unused == [
        "Names", "Nmtokens", "extSubset", "extSubsetDecl", "conditionalSect", "includeSect", "ignoreSect",
        "ignoreSectContents", "Ignore", "TextDecl", "extParsedEnt", "Letter", "BaseChar", "Ideographic",
        "CombiningChar", "Digit", "Extender",
      ])
  }

  private func capture(_ earlier: String, _ later: String) -> GrammarProblem {
    .prefixCapture(
      rule: "TokenizedType", earlier: MatchedAlternative("\"\(earlier)\"", matching: earlier),
      later: MatchedAlternative("\"\(later)\"", matching: later))
  }

  @Test func problemsOfOthers() throws {
    #expect(try Self.grammar("json").grammar.problems == [])
    #expect(try Self.grammar("ebnf").grammar.problems == [])
  }

  @Test(arguments: [
    "<a/>", "<?xml version=\"1.0\" encoding='UTF-8'?>\n<a b='c' d=\"e\">text &amp; <b/></a>\n",
    "<!DOCTYPE a [ <!ELEMENT a (b, (c | d)*)?> <!ATTLIST a id ID #REQUIRED>\n%x; ]><a/>",
    "<a><![CDATA[ ]] > ]]><!-- - --><?xml-stylesheet href='?'?></a>", "<é>ü &#xE9;</é>", "<a>]]</a>",
  ])
  func isXML(_ text: String) throws { #expect(try Self.grammar("xml").failure(of: text) == nil) }

  @Test(arguments: [
    ("<a>", 3), ("<a b=c/>", 5), ("<a><!-- -- --></a>", 9), ("<a>]]></a>", 3), ("<a><?xml ?></a>", 5),
    ("<a><?XmL?></a>", 5), ("<a>&</a>", 4), ("<1/>", 1), ("<a b='<'/>", 6), ("", 0),
  ])
  func isNoXML(text: String, offset: Int) throws {
    #expect(try Self.grammar("xml").failure(of: text)?.offset == offset)
  }

  /// The notations that can say each, and why the others can't.
  @Test(arguments: ["xml", "json", "ebnf"]) func exports(_ name: String) throws {
    let grammar = try Self.grammar(name).grammar
    let language = Grammar.Language(name, title: "a grammar from a file", sample: "", grammar: grammar)
    var refused: [String: String] = [:]
    for format in ExportFormat.all {
      do throws(ExportFailure) {
        #expect(try !format.files(for: language).isEmpty)
      } catch {
        refused[format.name] = error.production
      }
    }
    // What looks for tokens finds none in a grammar of characters, unless each is one; a parsing expression tries alternatives
    // in order, and so does what colours words.
    let expected = [
      "xml": ["peg": "TokenizedType", "textmate": "TokenizedType"],
      "json": ["textmate": "number"],
      "ebnf": ["textmate": "comment"],
    ]
    #expect(refused == expected[name])
  }

  /// An exclusion is written where a notation has it, and worked out where it has none.
  @Test func exclusions() throws {
    let grammar = try Self.grammar("xml").grammar
    let ebnf = try EBNFWriter.text(of: grammar, header: [])
    #expect(ebnf.contains(#"::= "<!--" ( ( Char - "-" ) | "-" ( Char - "-" ) )* "-->""#))
    #expect(ebnf.contains(#"::= ( Name - ( ( "X" | "x" ) ( "M" | "m" ) ( "L" | "l" ) ) )"#))
    #expect(ebnf.contains(#"::= ( Char* - ( Char* "]]>" Char* ) )"#))
    let small = try Grammar(ebnf: "a ::= [a-c]* - ( [a-c]* 'ab' [a-c]* )")
    let abnf = ExportFormat.abnf
    let language = Grammar.Language("small", title: "t", sample: "", grammar: small)
    #expect(
      try abnf.files(for: language)[0].text.split(whereSeparator: \.isNewline).last
        == "a = [%x62-63 *%x62-63 / (%x61 / %x62-63 *%x62-63 %x61) *(%x61 / %x63 *%x62-63 %x61) [%x63 *%x62-63]]")
  }

  /// What is written of a grammar is read as one that is written the same, and accepts the same sentences.
  @Test(arguments: ["xml", "json", "ebnf"]) func isWrittenAgain(_ name: String) throws {
    let grammar = try Self.grammar(name)
    let written = try EBNFWriter.text(of: grammar.grammar, header: [])
    let again = try WrittenGrammar(ebnf: written)
    #expect(try EBNFWriter.text(of: again.grammar, header: []) == written)
    let generator = SentenceGenerator(grammar.grammar)
    var random = SentenceGeneration.SeededGenerator(seed: 1)
    for _ in 0..<100 {
      let sentence = generator.sentence(using: &random)
      #expect(again.accepts(sentence) == grammar.accepts(sentence), "\(sentence)")
    }
  }

  @Test(arguments: [
    "[]", " {\"a\": [1, -2.5e+3, 0, true, false, null], \"\\u00e9\\n\": {}} ", "\"é😀\"", "-0", "1E5", "[[[[]]]]",
  ])
  func isJSON(_ text: String) throws { #expect(try Self.grammar("json").failure(of: text) == nil) }

  @Test(arguments: [
    ("", 0), ("[1,]", 3), ("01", 1), ("[1 2]", 3), ("\"\\x\"", 2), ("\"a\nb\"", 2), ("{a:1}", 1), ("-", 1), ("nul", 0),
  ])
  func isNoJSON(text: String, offset: Int) throws {
    #expect(try Self.grammar("json").failure(of: text)?.offset == offset)
  }

  /// The notation is a language of its own, in which all of these files are.
  @Test(arguments: ["xml", "json", "ebnf"]) func isEBNF(_ name: String) throws {
    let grammar = try Self.grammar("ebnf")
    // The constraints beside productions are the XML specification's own.
    #expect(grammar.accepts(try name == "xml" ? Self.withoutConstraints(Self.text(name)) : Self.text(name)))
  }

  private static func withoutConstraints(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = String(line)
      for mark in [" [VC:", " [WFC:"] {
        if let pieces = line.components(around: mark) { line = pieces }
      }
      return line
    }.joined(separator: "\n")
  }
}

extension String {
  /// What stands before a part; `nil` if it does not occur.
  fileprivate func components(around part: String) -> String? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(part) { return String(self[..<index]) }
      formIndex(after: &index)
    }
    return nil
  }
}
