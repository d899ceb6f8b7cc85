import CommandLineInterface
import ConstraintGrammar
import SentenceGeneration

/// `generate`: writes random sentences of a dialect.
struct GenerateCommand: Subcommand {
  let about = CommandDescription(
    "generate", "Writes random sentences of a dialect.",
    discussion: """
      The sentences are made from the grammar, and each is accepted by the parser. The same seed gives the same sentences.
      """,
    examples: [
      CommandExample("generate --dialect formula-style --count 3", "Writes three equations."),
      CommandExample("generate --dialect equations --count 1000 --seed 42", "Writes a thousand others."),
      CommandExample("generate --dialect visual-format --size 500", "Writes long ones."),
    ])

  let dialect = Option(required: "dialect", short: "d", "NAME", .dialect, "The language of the sentences.")
  let count = Option("count", short: "n", "NUMBER", .integer(0...1_000_000_000), default: 10, "How many to write.")
  let seed = Option("seed", "NUMBER", .integer(0...Int.max), default: 1, "What the random choices follow from.")

  let size = Option(
    "size", "BYTES", .integer(0...1_000_000), default: 0, "How long to aim for; only lists make a sentence longer.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let generator = SentenceGenerator(given.dialect.grammar)
    var random = SeededGenerator(seed: UInt64(given.seed))
    var left = given.count
    while left > 0 {
      let sentence = generator.sentence(ofSize: given.size, using: &random)
      // Some dialects refuse more than their grammar does.
      guard given.dialect.accepts(sentence) else { continue }
      try console.output.writeLine(sentence)
      left -= 1
    }
    return .success
  }
}
