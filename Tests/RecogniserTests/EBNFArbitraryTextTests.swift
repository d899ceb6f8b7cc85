import Recogniser
import TestMaterial
import Testing

@Suite("A text of any kind")
struct EBNFArbitraryTextTests {
  /// A file with every part of the notation.
  private static var sample: String { get throws { try Repository.text(of: "Grammar/equations.ebnf") } }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func bytesAreReadOrRefused(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: .min ... .max, using: &generator)
      }
      expectGrammarOrPlacedError(String(decoding: bytes, as: UTF8.self), seed: seed)
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func fragmentsAreReadOrRefused(seed: UInt64) {
    let fragments = [
      "a", "b", "C", "::=", "|", "?", "*", "+", "(", ")", "'x'", "\"y\"", "'", "\"", "[a-z]", "[^", "]", "[", "-",
      "#x9", "#x", "#", "$", "<?TOKENS?>", "/* c */", "/*", "*/", "/* ws: explicit */", "/* ws: definition */", " ",
      "\n", "\r\n", "\t", "é", "e\u{301}", "\0", "\u{10FFFF}", "a ::=", "\nb ::= 'b'", "( a )",
    ]
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var text = Bool.random(using: &generator) ? "a ::= " : ""
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        text += fragments.randomElement(using: &generator) ?? ""
      }
      expectGrammarOrPlacedError(text, seed: seed)
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func damagedSamplesAreReadOrRefused(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let sample = Array(try Self.sample.utf8)
    for _ in 0..<40 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let position = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: position)
        case 1: bytes[position] = UInt8.random(in: .min ... .max, using: &generator)
        default: bytes.insert(sample.randomElement(using: &generator) ?? 0, at: position)
        }
      }
      expectGrammarOrPlacedError(String(decoding: bytes, as: UTF8.self), seed: seed)
    }
  }

  @Test func everyBeginningOfTheSampleIsReadOrRefused() throws {
    let sample = try Self.sample.unicodeScalars
    for length in 0...sample.count {
      expectGrammarOrPlacedError(String(sample.prefix(length)), seed: 0)
    }
  }

  @Test(
    "is read in linear time",
    .timeLimit(.minutes(1)),
    arguments: [
      "(", ")", "a ", "a?", "'x'|", "+", "a ::= b ", "/*", "/**/", "/* ws: explicit */", "[", "[a", "#x1", "\n", "'",
      "((a)", "<?TOKENS?>", "/* ws: explicit *", "0", "-a",
    ])
  func longTexts(fragment: String) {
    let run = String(repeating: fragment, count: 50_000 / fragment.utf8.count)
    for beginning in ["", "a ::= ", "a ::= 'x' ", "a ::= #x", "a ::= [", "/*"] {
      expectGrammarOrPlacedError(beginning + run, seed: 0)
    }
  }

  @Test func manyProductionsAreReadInLinearTime() throws {
    let text = (0..<20_000).map { "p\($0) ::= p\(19_999 - $0) 'x'" }.joined(separator: "\n")
    #expect(try EBNFGrammar(reading: text).productions.count == 20_000)
    let error = #expect(throws: EBNFError.self) { try EBNFGrammar(reading: text + " missing") }
    #expect(error?.place.line == 20_000)
  }

  private func expectGrammarOrPlacedError(_ text: String, seed: UInt64) {
    do throws(EBNFError) {
      let grammar = try EBNFGrammar(reading: text)
      #expect(grammar.productions.first == grammar.start, "seed \(seed): \(text.debugDescription)")
      #expect(
        grammar.productions.allSatisfy { grammar.production(named: $0.name) == $0 },
        "seed \(seed): \(text.debugDescription)")
    } catch {
      let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      let isInside =
        lines.indices.contains(error.place.line - 1)
        && (1...lines[error.place.line - 1].count + 1).contains(error.place.column)
      #expect(isInside, "seed \(seed): \(error) is no place in \(text.debugDescription)")
      #expect(!error.message.isEmpty && !error.message.contains("\n"), "seed \(seed): \(text.debugDescription)")
    }
  }
}
