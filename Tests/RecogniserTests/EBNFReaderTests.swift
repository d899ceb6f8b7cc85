import Foundation
import Recogniser
import TestMaterial
import Testing

@Suite struct EBNFReaderTests {
  /// A text and what is made of it, a line of a file.
  struct Reading: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let outcome: String

    /// The lines of a file that have an arrow.
    static func all(in file: String) throws -> [Reading] {
      try Repository.text(of: "Tests/RecogniserTests/\(file).txt").components(separatedBy: "\n").compactMap { line in
        guard let arrow = line.range(of: " →") else { return nil }
        return Reading(
          testDescription: line, text: try unescaped(line[..<arrow.lowerBound]),
          outcome: try unescaped(line[arrow.upperBound...].dropFirst()))
      }
    }

    private static func unescaped(_ text: Substring) throws -> String {
      String(decoding: try EscapedText.bytes(of: String(text)), as: UTF8.self)
    }
  }

  @Test(arguments: try Reading.all(in: "expressions"))
  func expression(reading: Reading) throws {
    let grammar = try EBNFGrammar(reading: "start ::= \(reading.text) a ::= 'a' b ::= 'b' c ::= 'c'")
    #expect(Array(GrammarWriter.choice(grammar.start.expression).utf8) == Array(reading.outcome.utf8))
  }

  @Test(arguments: try Reading.all(in: "grammars"))
  func grammarOrMistake(reading: Reading) {
    let outcome = Result { () throws(EBNFError) in try EBNFGrammar(reading: reading.text) }
    switch outcome {
    case .success(let grammar): #expect(GrammarWriter.text(grammar) == reading.outcome + "\n")
    case .failure(let error): #expect(error.description == reading.outcome)
    }
  }

  @Test("What is written is read as it was", arguments: 0..<8 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var generator = GrammarGenerator(seed: seed)
    for _ in 0..<50 {
      let grammar = generator.grammar()
      let text = GrammarWriter.text(grammar)
      #expect(try EBNFGrammar(reading: text) == grammar, "seed \(seed): \(text)")
    }
  }

  @Test func lineEndsMayBeOfTwoScalars() throws {
    let text = try Repository.text(of: "Grammar/equations.ebnf")
    let grammar = try EBNFGrammar(reading: text)
    #expect(try EBNFGrammar(reading: text.components(separatedBy: "\n").joined(separator: "\r\n")) == grammar)
  }

  @Test func productionsAreFoundByKindAndName() throws {
    let grammar = try EBNFGrammar(reading: "a ::= B <?TOKENS?> B ::= 'b' C ::= ' ' /* ws: definition */ D ::= $")
    #expect(grammar.productions.map(\.name) == ["a", "B", "C", "D"])
    #expect(grammar.start == grammar.productions[0])
    #expect(grammar.rules == [grammar.productions[0]])
    #expect(grammar.whiteSpace == grammar.productions[2])
    #expect(grammar.tokens == [grammar.productions[1], grammar.productions[3]])
    for production in grammar.productions { #expect(grammar.production(named: production.name) == production) }
    #expect(grammar.production(named: "A") == nil)
  }

  @Test func ofTwoProductionsOfOneNameTheFirstIsFound() {
    let productions = ["x", "y"].map {
      EBNFProduction(name: "a", kind: .rule, isExplicit: false, expression: .literal($0))
    }
    let grammar = EBNFGrammar(start: productions[0], others: [productions[1]])
    #expect(grammar.production(named: "a") == productions[0])
    #expect(grammar.whiteSpace == nil)
  }

  @Test func aClassHoldsWhatStandsInARangeOrTheRest() {
    let ranges: [ClosedRange<Unicode.Scalar>] = ["a"..."c", "x"..."x"]
    let scalars = "`abcdwxy".unicodeScalars
    #expect(scalars.filter(EBNFCharacterClass(ranges: ranges).contains) == ["a", "b", "c", "x"])
    #expect(
      scalars.filter(EBNFCharacterClass(ranges: ranges, isNegated: true).contains) == ["`", "d", "w", "y"])
  }
}
