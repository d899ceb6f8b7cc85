import GrammarCombinators
import Testing

/// All combinators inside one another: what one of them leaves behind must not mislead the next.
@Suite struct CompositionTests {
  /// Every combinator, of parts that do all that parts can do.
  @Test(.timeLimit(.minutes(1)), arguments: lists(of: 2, from: Behaviour.all))
  func agreesWithItsTwinWhateverItsPartsDo(_ script: [Behaviour]) throws {
    let one = Composition.scripted(1, script)
    for other in lists(of: 2, from: Behaviour.all) {
      for composition in one.variants + one.pairs(with: Composition.scripted(2, other)) {
        try compare(composition.parser, with: composition.twin, composition.description)
      }
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: 1...4)
  func agreesWithItsTwin(_ depth: Int) throws {
    var generator = SplitMix64(seed: UInt64(depth))
    for _ in 0..<200 {
      let composition = Composition.random(depth: depth, using: &generator, of: Composition.scripted)
      try compare(composition.parser, with: composition.twin, in: Scene.all, composition.description)
      let flattened = composition.parser.syntax.flattened
      #expect(flattened.flattened == flattened)
    }
  }

  @Test func isExplainedAsItsTwinSays() throws {
    for part in Composition.parts {
      try compareExplained(part.parser, with: part.twin, part.description)
      for variant in part.variants {
        try compareExplained(variant.parser, with: variant.twin, variant.description)
      }
    }
  }

  @Test(arguments: Composition.parts.indices)
  func isExplainedInPairsAsItsTwinSays(_ number: Int) throws {
    for other in Composition.parts {
      for pair in Composition.parts[number].pairs(with: other) {
        try compareExplained(pair.parser, with: pair.twin, pair.description)
      }
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: 1...4)
  func isExplainedAtRandomAsItsTwinSays(_ depth: Int) throws {
    var generator = SplitMix64(seed: UInt64(depth))
    for _ in 0..<150 {
      let composition = Composition.random(depth: depth, using: &generator, of: Composition.part)
      try compareExplained(composition.parser, with: composition.twin, composition.description)
    }
  }
}
