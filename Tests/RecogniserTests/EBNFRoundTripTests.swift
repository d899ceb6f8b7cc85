import Recogniser
import Testing

@Suite("A grammar that was written")
struct EBNFRoundTripTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func isReadAsItWas(seed: UInt64) throws {
    var generator = GrammarGenerator(seed: seed)
    for _ in 0..<50 {
      let grammar = generator.grammar()
      let text = GrammarWriter.text(grammar)
      #expect(try EBNFGrammar(reading: text) == grammar, "seed \(seed): \(text)")
    }
  }
}
