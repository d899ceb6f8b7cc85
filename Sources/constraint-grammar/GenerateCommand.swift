import CommandLineInterface
import ConstraintGrammar
import GrammarCombinators
import GrammarExport
import SentenceGeneration

/// `generate`: writes random sentences of a dialect or of a grammar from a file.
struct GenerateCommand: Subcommand {
  static let name = "generate"
  let about = CommandDescription(
    "Writes random sentences of a dialect or of a file.",
    discussion: """
      The sentences are made from the grammar, and each is accepted by the parser. The same seed gives the same sentences.
      """,
    examples: [
      CommandExample("generate --dialect formula-style --count 3", "Writes three equations."),
      CommandExample("generate --dialect equations --count 1000 --seed 42", "Writes a thousand others."),
      CommandExample("generate --dialect visual-format --size 500", "Writes long ones."),
      CommandExample("generate --from json.ebnf", "Writes ten sentences of a grammar of your own."),
    ])

  let dialect = Option("dialect", short: "d", "NAME", .dialect, "The language of the sentences.")
  let from = GrammarFile.option
  let notation = GrammarFile.notation
  let start = GrammarFile.start
  let warns = GrammarFile.warns
  let count = Option("count", short: "n", "NUMBER", .integer(0...1_000_000_000), default: 10, "How many to write.")
  let seed = Option("seed", "NUMBER", .integer(0...Int.max), default: 1, "What the random choices follow from.")
  let size = Option(
    "size", "BYTES", .integer(0...1_000_000), default: 0, "How long to aim for; only lists make a sentence longer.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    if let path = given.from {
      guard given.dialect == nil else { throw .twoGrammars }
      guard let file = try GrammarFile.read(path, notation: given.notation, start: given.start, console) else {
        return .rejected
      }
      let status = try write(given, file.written.grammar, console) { file.written.accepts($0) }
      try file.warn(isOrdered: false, isShort: !given.warns, console)
      return status
    }
    guard let dialect = given.dialect else { throw .usage(.missing(self.dialect.parameter)) }
    return try write(given, dialect.grammar, console) { dialect.accepts($0) }
  }

  private func write(
    _ given: Given<Self>, _ grammar: Grammar, _ console: Console, accepts: (String) -> Bool
  ) throws(CommandFailure) -> CommandStatus {
    let generator = SentenceGenerator(grammar)
    var random = SeededGenerator(seed: UInt64(given.seed))
    var left = given.count
    var refused = 0
    while left > 0 {
      let sentence = generator.sentence(ofSize: given.size, using: &random)
      // Some dialects refuse more than their grammar does.
      guard accepts(sentence) else {
        refused += 1
        guard refused < 10_000 else {
          try console.say(.error, "of 10000 sentences in a row the grammar accepts none: 'grammar --check' may say why")
          return .rejected
        }
        continue
      }
      refused = 0
      try console.output.write(sentence + "\n")
      left -= 1
    }
    return .success
  }
}
