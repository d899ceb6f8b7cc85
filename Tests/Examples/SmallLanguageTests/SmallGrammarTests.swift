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

  private let language = Grammar.Language(
    "small-language", title: "a small language", sample: "let a = 1;", grammar: SmallProgram.grammar)

  /// What the grammar makes is read; of what is damaged the parser says the same as the interpreter, which explains what is
  /// wrong.
  @Test func sentences() {
    let interpreter = Interpreter(ProgramRule())
    let parser = AnyParser(start: ProgramRule())
    var random = SeededGenerator(seed: 1)
    let generator = SentenceGenerator(SmallProgram.grammar)
    var accepted = 0
    for _ in 0..<4_000 {
      let sentence = ContiguousArray(generator.sentence(using: &random).utf8)
      let damaged = Self.damaged(sentence, using: &random)
      for text in [sentence, damaged] {
        var (parsed, walked) = (Cursor(), Cursor())
        let isParsed = parser.parse(text.span, &parsed) != nil && !parsed.isStopped
        let isWalked = interpreter.accepts(text.span, from: &walked)
        if isParsed != isWalked || text == sentence && !isParsed {
          Issue.record("\(isParsed) \(isWalked) \(String(decoding: text, as: UTF8.self))")
        }
        guard text == damaged else { continue }
        if isParsed { accepted += 1 }
        var cursor = Cursor()
        let (statements, failures) = ProgramRule().run(recovering: text.span, from: &cursor, explainedBy: interpreter)
        if failures.isEmpty != isParsed || statements == nil && failures.isEmpty {
          Issue.record("\(failures) \(String(decoding: text, as: UTF8.self))")
        }
      }
    }
    #expect(400..<3600 ~= accepted)
  }

  /// A text with one to three changes: bytes taken out, changed, or put in.
  private static func damaged(
    _ text: ContiguousArray<UInt8>, using random: inout SeededGenerator
  ) -> ContiguousArray<UInt8> {
    var text = text
    for _ in 0...Int.random(in: 0..<3, using: &random) where !text.isEmpty {
      let place = Int.random(in: text.indices, using: &random)
      let byte = Array(#"fnletif(){};,=<!"\/*#-+a1.0 \#n"#.utf8).randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<4, using: &random) {
      case 0: text.remove(at: place)
      case 1: text.insert(byte, at: place)
      case 2: text[place] = byte
      default: text.removeSubrange(place..<min(text.count, place + 5))
      }
    }
    return text
  }
}
