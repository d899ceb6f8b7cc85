import CommandLineInterface
import Dispatch
import GrammarExport
import JSON
import Trials

/// `grammars`: makes grammars by chance, and compares all that reads them.
struct GrammarsCommand: Subcommand {
  static let name = "grammars"
  let about = CommandDescription(
    "Makes grammars by chance, and compares all that reads them.",
    discussion: """
      Each grammar is made of the library's combinators. The compiled parser, the interpreter, the parser of its EBNF read \
      back and the recogniser of that EBNF must accept the same texts: sentences of the grammar, and damaged ones. With \
      --exports the grammars are written there, and a table of the texts on standard output, for the readers of other notations.
      """,
    examples: [
      CommandExample("grammars --seconds 20 --seed 1", "Compares for twenty seconds."),
      CommandExample(
        "grammars --runs 30 --seed 1 --exports exports", "Writes thirty grammars in all notations, and their texts."),
    ])

  let seconds = Option("seconds", "NUMBER", .integer(1...1_000_000), default: 20, "For how long in all.")
  let runs = Option("runs", "NUMBER", .integer(1...), "How many grammars, whatever the time.")
  let texts = Option("texts", "NUMBER", .integer(1...1_000_000), default: 60, "How many texts a grammar.")
  let seed = Option(
    "seed", "NUMBER", .integer(0...), "What the random choices follow from; another one each time if none is given.")
  let firstFailure = Flag("first-failure", "Stops at the first failure.")
  let exports = Option("exports", "FOLDER", .path, "Where the exports are written.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    let seed = UInt64(given.seed ?? Int.random(in: 0..<1_000_000_000))
    let start = DispatchTime.now().uptimeNanoseconds
    var tally = (made: 0, sound: 0, written: 0, texts: 0, accepted: 0, ordered: 0, failures: 0)
    var files: [OutputFolder.File] = []
    for number in UInt64(0)... {
      if let runs = given.runs {
        if tally.sound == runs { break }
      } else if DispatchTime.now().uptimeNanoseconds - start > UInt64(given.seconds) * 1_000_000_000 {
        break
      }
      tally.made += 1
      guard let grammar = GrammarAgreement.numbered(seed &* 1_000_003 &+ number) else { continue }
      tally.sound += 1
      if grammar.ebnf != nil { tally.written += 1 }
      let seen = grammar.texts(count: given.texts, seed: seed)
      tally.texts += seen.count
      let verdicts = seen.map(grammar.verdicts)
      tally.accepted += verdicts.count(where: \.parser)
      tally.ordered += verdicts.contains(where: \.dependOnOrder) ? 1 : 0
      if given.exports != nil {
        for format in ExportFormat.all {
          guard let written = try? format.files(for: grammar.language) else { continue }
          files += written.map { OutputFolder.File($0.path, Array($0.text.utf8)) }
        }
        try console.output.write(rows(seen, of: grammar))
      } else if let failure = verdicts.allSatisfy(\.agree) ? nil : grammar.disagreement(count: given.texts, seed: seed)
      {
        tally.failures += 1
        try console.output.write(failure.description + "\n")
        if given.firstFailure { break }
      }
    }
    if let folder = given.exports {
      _ = try OutputFolder(folder).write(files, tellingReplaced: nil)
      return .success
    }
    try console.output.write(
      """
      seed \(seed): \(tally.sound) grammars of \(tally.made) that were made, \(tally.written) with an EBNF; \
      \(tally.texts) texts, \(tally.accepted) accepted; \(tally.ordered) grammars in which order counts and that have no problem; \(tally.failures == 0 ? "no failure" : "\(tally.failures) failures")

      """)
    return tally.failures == 0 ? .success : .rejected
  }

  /// The texts with what the parser says of each, as `table` writes them.
  private func rows(_ texts: [String], of grammar: GrammarAgreement) -> String {
    var writer = JSONWriter()
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }.compactMap { text in
      guard let isAccepted = grammar.plainVerdict(on: text) else { return nil }
      writer.removeAll()
      writer.object { object in
        object.member("dialect", grammar.name)
        object.member("verdict", isAccepted ? "accepted" : "rejected")
        object.member("text", text)
      }
      return writer.text + "\n"
    }.joined()
  }
}
