import GrammarChecks
import GrammarCombinators
import GrammarExport
import JSONText
import SentenceGeneration
import Testing

import enum TestMaterial.Repository

@Suite("The grammar of JSON") struct GrammarTests {
  static let language = Grammar.Language(
    "json", title: "JSON (RFC 8259)", sample: #"{"a": [1, -2.5e3, true, null], "b": "\u00e9"}"#,
    grammar: JSONDocument.grammar)

  @Test func nothingIsWrongWithIt() {
    #expect(JSONDocument.grammar.problems == [])
  }

  /// The grammar that makes values and the one that makes none print alike.
  @Test func checkingReadsTheSame() {
    #expect(JSONDocument.grammar == JSONDocument.outlineGrammar)
  }

  @Test func productions() throws {
    let ebnf = try #require(ExportFormat.ebnf.files(for: Self.language).first).text
    #expect(
      ebnf.contains(
        """

        json        ::= value $

        value       ::= object
                      | array
                      | STRING
                      | NUMBER
                      | "true"
                      | "false"
                      | "null"

        object      ::= "{" ( member ( "," member )* )? "}"

        array       ::= "[" ( value ( "," value )* )? "]"

        member      ::= STRING ":" value

        """))
  }

  @Test(arguments: ExportFormat.all.map(\.name)) func exports(_ format: String) throws {
    let format = try #require(ExportFormat.all.first { $0.name == format })
    #expect(throws: Never.self) { try format.files(for: Self.language) }
  }

  /// What the grammar makes is read; of what is damaged the parsers say the same as the grammar as data, and as the grammar
  /// of the RFC, read from a file.
  @Test func sentences() throws {
    let written = try WrittenGrammar(ebnf: Repository.text(of: "Tests/GrammarExportTests/Grammars/json.ebnf"))
    var random = SeededGenerator(seed: 1)
    let generator = SentenceGenerator(JSONDocument.grammar)
    var accepted = 0
    for _ in 0..<10_000 {
      let sentence = ContiguousArray(
        generator.sentence(ofSize: Int.random(in: 0...200, using: &random), using: &random).utf8)
      #expect(throws: Never.self) { try JSONDocument.validate(sentence.span) }
      let damaged = Self.damaged(sentence, using: &random)
      var cursor = Cursor()
      let isAccepted = JSONDocument.interpreter.accepts(damaged.span, from: &cursor)
      let isValid = (try? JSONDocument.validate(damaged.span)) != nil
      #expect(isValid == isAccepted)
      for (text, isValid) in [(sentence, true), (damaged, isValid)] {
        var cursor = Cursor()
        let isWritten = written.interpreter.accepts(text.span, from: &cursor)
        #expect(isWritten == isValid, "\(String(decoding: text, as: UTF8.self))")
      }
      do {
        _ = try JSONDocument(damaged.span)
        #expect(isAccepted)
      } catch {
        #expect(isAccepted == [.numberTooLarge, .loneSurrogate].contains(error.refusal?.reason))
      }
      if isAccepted { accepted += 1 }
    }
    #expect(1000..<9000 ~= accepted)
  }

  /// A text with a byte changed, taken out or put in.
  private static func damaged(_ text: ContiguousArray<UInt8>, using random: inout SeededGenerator) -> ContiguousArray<
    UInt8
  > {
    var text = text
    let place = Int.random(in: 0..<text.count, using: &random)
    let byte = Array(#"[]{},:"\ut1e0.-x "#.utf8).randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<4, using: &random) {
    case 0: text.remove(at: place)
    case 1: text.insert(byte, at: place)
    case 2: text[place] = byte
    default: text[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }
    return text
  }
}
