import GrammarChecks
import GrammarCombinators
import GrammarExport
import SentenceGeneration
import Testing

@testable import SmallLanguage

@Suite("The grammar of the small language") struct SmallGrammarTests {
  @Test func hasNoProblems() {
    #expect(SmallProgram.grammar.problems.map(\.description) == [])
  }

  @Test func printsTheRulesOfItsOperators() throws {
    let ebnf = try ExportFormat.ebnf.files(for: language)[0].text
    let rules = ebnf.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rules.contains(#"product ::= negation ( ( "*" | "/" ) negation )*"#))
    #expect(rules.contains("comparison ::= sum ( COMPARATOR sum )?"))
    #expect(rules.contains(#"assignment ::= disjunction ( "=" disjunction )*"#))
    #expect(rules.contains { $0.hasPrefix("NAME ::= ( ( [_a-zA-Z] [_a-zA-Z0-9]* ) - ( ") }, "\(rules)")
  }

  @Test(arguments: ExportFormat.all.map(\.name))
  func isExportedOrRefusedWithAReason(_ name: String) throws {
    let format = try #require(ExportFormat.all.first { $0.name == name })
    do throws(ExportFailure) {
      #expect(try format.files(for: language).isEmpty == false)
    } catch {
      #expect(!["ebnf", "railroad", "json"].contains(name), "\(error.description)")
      #expect(error.description.contains(" can't express "), "\(error.description)")
    }
  }

  private let language = Language(
    "small-language", title: "a small language", sample: "let a = 1;", grammar: SmallProgram.grammar)

  @Test func sentencesAreAccepted() {
    var random = SeededGenerator(seed: 1)
    let generator = SentenceGenerator(SmallProgram.grammar)
    for _ in 0..<1000 {
      let sentence = generator.sentence(using: &random)
      #expect(SmallProgram(sentence).failures.isEmpty, "\(sentence)")
    }
  }

  /// The parser and the interpreter, which explains what is wrong, read the same.
  @Test func damagedProgramsAreReadAsTheInterpreterReadsThem() {
    let sample = Array(
      "fn f(a, b) { return a * b; } # c\nlet x = \"t\\n\"; if x == 1 { f(x, -2); } else { x = y or not z; } /* d */"
        .utf8)
    let interpreter = Interpreter(ProgramRule())
    var random = SeededGenerator(seed: 2)
    var accepted = 0
    for _ in 0..<600 {
      var bytes = sample
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(sample[Int.random(in: sample.indices, using: &random)], at: index)
        case 2: bytes[index] = sample[Int.random(in: sample.indices, using: &random)]
        default: bytes.removeSubrange(index..<min(bytes.count, index + 5))
        }
        if bytes.isEmpty { break }
      }
      let text = ContiguousArray(bytes)
      var (parsed, walked) = (Cursor(), Cursor())
      let output = ErasedParser(start: ProgramRule()).parse(text.span, &parsed)
      let isParsed = output != nil && !parsed.isStopped
      #expect(interpreter.accepts(text.span, from: &walked) == isParsed, "\(String(decoding: text, as: UTF8.self))")
      var cursor = Cursor()
      let (statements, failures) = ProgramRule().run(recovering: text.span, from: &cursor, explainedBy: interpreter)
      #expect(failures.isEmpty == isParsed, "\(String(decoding: text, as: UTF8.self))")
      #expect(statements != nil || !failures.isEmpty)
      if isParsed { accepted += 1 }
    }
    #expect(accepted > 50 && accepted < 550)
  }
}
