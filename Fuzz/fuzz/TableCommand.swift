import CommandLineInterface
import ConstraintGrammar
import ConstraintReports
import Fuzzing
import JSON

/// `table`: writes texts with the verdicts on them.
struct TableCommand: Subcommand {
  static let name = "table"
  let about = CommandDescription(
    "Writes texts with what a dialect says of each.",
    discussion: """
      One JSON object a line: the dialect, the verdict and the text. A text is accepted or rejected; one that is refused \
      is in the language of the grammar, and not accepted for a reason that no grammar knows, such as a number that is \
      too large. Programs that read Grammar/ are checked against it. The same seed gives the same table.
      """,
    examples: [
      CommandExample("table --dialect equations --count 500", "Writes 500 accepted texts, 500 rejected ones and more.")
    ])

  let dialect = Option(
    "dialect", short: "d", "NAME", .dialects, default: Selection(all: Dialect.allWithHints),
    "The dialects whose texts are written.")
  let count = Option(
    "count", short: "n", "NUMBER", .integer(0...1_000_000), default: 500, "How many of each verdict a dialect.")
  let seed = Option("seed", "NUMBER", .integer(0...Int.max), default: 1, "What the random choices follow from.")
  let results = Flag("results", "Adds what the library makes of each text.")
  let grammars = Option("grammars", "FOLDER", .path, default: "Grammar", "Where the grammar files are.")
  let corpora = Option(
    "corpora", "FOLDER", .path, default: "Tests/ConstraintGrammarTests/Corpora", "Where the corpora are.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    for dialect in given.dialect.values {
      let subject = try FuzzSubject(dialect, grammars: given.grammars)
      var texts: [[UInt8]] = []
      for kind in ["accepted", "rejected"] {
        texts += try CorpusTexts.texts(at: "\(given.corpora)/\(dialect.name).\(kind).txt")
      }
      var writer = JSONWriter()
      for row in TextTable(subject, texts: texts, count: given.count, seed: UInt64(given.seed)).rows {
        writer.removeAll()
        writer.object { object in
          object.member("dialect", dialect.name)
          object.member("verdict", row.verdict.rawValue)
          object.member("text", row.text)
          if given.results {
            let bytes = ContiguousArray(row.text.utf8)
            LibraryResults(dialect: dialect).write(on: bytes.span, to: &object)
          }
        }
        try console.output.write(writer.text + "\n")
      }
    }
    return .success
  }
}
