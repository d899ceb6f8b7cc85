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
      The sentences are made from the grammar, and each is accepted by the parser. Those of a dialect stand on one line \
      each. The same seed gives the same sentences.
      """,
    examples: [
      CommandExample("generate --dialect formula-style --count 3", "Writes three equations."),
      CommandExample("generate --dialect equations --count 1000 --seed 42", "Writes a thousand others."),
      CommandExample("generate --dialect visual-format --size 500", "Writes long ones."),
      CommandExample("generate --from json.ebnf", "Writes ten sentences of a grammar of your own."),
      CommandExample("generate --from json.ebnf --cover 2", "Writes few in which all tokens meet that can."),
      CommandExample("generate --from json.ebnf --wrong", "Writes texts that are nearly sentences."),
    ])

  let dialect = Option("dialect", short: "d", "NAME", .dialect, "The language of the sentences.")
  let from = GrammarFile.option
  let notation = GrammarFile.notation
  let start = GrammarFile.start
  let caseless = GrammarFile.caseless
  let warns = GrammarFile.warns
  let count = Option("count", short: "n", "NUMBER", .integer(0...1_000_000_000), default: 10, "How many to write.")
  let seed = Option("seed", "NUMBER", .integer(0...Int.max), default: 1, "What the random choices follow from.")
  let size = Option(
    "size", "BYTES", .integer(0...1_000_000), default: 0, "How long to aim for; only lists make a sentence longer.")
  let cover = Option(
    "cover", "TOKENS", .integer(1...4),
    "Writes only sentences in which so many tokens follow each other as in none before, until no more are found.")
  let wrong = Flag("wrong", "Writes texts that are refused: sentences with a token too many, too few or another.")

  /// After so many sentences in a row of no use it is given up to look for more; after fewer that have nothing new.
  private static let (mostInVain, mostKnown) = (10_000, 1_000)

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    if let path = given.from {
      guard given.dialect == nil else { throw .twoGrammars }
      guard
        let file = try GrammarFile.read(
          path, notation: given.notation, start: given.start, ignoringCaseOf: given.caseless, console)
      else { return .rejected }
      let written = file.written
      let status = try write(
        given, written.grammar, console, isMeant: { _ in true }, accepts: { written.accepts($0) },
        tree: { text in text.withBytes { bytes in try? written.tree(of: bytes) } })
      try file.warn(isShort: !given.warns, console)
      return status
    }
    guard let dialect = given.dialect else { throw .noGrammar(self.dialect.parameter) }
    return try write(
      given, dialect.grammar, console, isMeant: { text in !text.contains(where: \.isNewline) },
      accepts: { dialect.accepts($0) }, tree: { dialect.tree(of: $0) })
  }

  private func write(
    _ given: Given<Self>, _ grammar: Grammar, _ console: Console, isMeant: (String) -> Bool, accepts: (String) -> Bool,
    tree: (String) -> SyntaxTree?
  ) throws(CommandFailure) -> CommandStatus {
    let generator = SentenceGenerator(grammar)
    var random = SeededGenerator(seed: UInt64(given.seed))
    var cover = given.cover.map { SentenceCover(length: $0) }
    if cover != nil, given.wrong {
      throw .usage(.other("'--cover' and '--wrong' do not go together: rows of tokens are those of the language"))
    }
    var written = 0
    var inVain = 0
    while cover != nil || written < given.count, inVain < (cover == nil ? Self.mostInVain : Self.mostKnown) {
      var text = generator.sentence(ofSize: given.size, using: &random)
      inVain += 1
      guard isMeant(text) else { continue }
      if given.wrong {
        guard let other = tree(text)?.miswritten(text, using: &random), other.contains(where: { !$0.isWhitespace }),
          !accepts(other)
        else { continue }
        text = other
      } else if cover != nil {
        guard let tree = tree(text), cover?.addsRow(tree) == true else { continue }
      } else {
        // Some dialects refuse more than their grammar does.
        guard accepts(text) else { continue }
      }
      inVain = 0
      written += 1
      try console.output.write(text + "\n")
    }
    if let cover {
      try console.say(.note, "\(cover.rows.count) rows of \(cover.length) tokens, the ends of sentences among them")
    } else if written < given.count {
      let reason = given.wrong ? "none becomes one that is refused" : "none is accepted"
      let advice = given.size > 0 ? "a smaller '--size' may help" : "'grammar --check' may say why"
      try console.say(.error, "of \(Self.mostInVain) sentences in a row \(reason): \(advice)")
      return .rejected
    }
    return .success
  }
}
