import ConstraintGrammar
import SentenceGeneration

extension Corpus {
  static func sentencesName(of dialect: Dialect) -> String { dialect.name + "-sentences" }

  /// Sentences of the grammar of a dialect, those that it refuses aside: every production is among them.
  init(sentencesOf dialect: Dialect, count: Int) {
    self.init(name: Self.sentencesName(of: dialect), dialect: dialect.name, verdict: .accepted)
    let generator = SentenceGenerator(dialect.grammar)
    var random = SeededGenerator(seed: 1)
    while lines.count < count {
      let sentence = generator.sentence(using: &random)
      if dialect.accepts(sentence) { append(sentence) }
    }
  }
}
