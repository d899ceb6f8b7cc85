import GrammarCombinators
import Testing

/// All combinators inside one another: what one of them leaves behind must not mislead the next.
@Suite struct CompositionTests {
  @Test(.timeLimit(.minutes(1)), arguments: 1...4)
  func agreesWithItsTwin(_ depth: Int) throws {
    var generator = SplitMix64(seed: UInt64(depth))
    for _ in 0..<200 {
      let composition = Composition.random(depth: depth, using: &generator)
      try compare(composition.parser, with: composition.twin, in: Scene.all, composition.description)
      let flattened = composition.parser.syntax.flattened
      #expect(flattened.flattened == flattened)
    }
  }
}
