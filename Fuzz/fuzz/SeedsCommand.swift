import CommandLineInterface
import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import Fuzzing

/// `seeds`: writes the texts that the tests have for a dialect, one a file.
struct SeedsCommand: Subcommand {
  static let name = "seeds"
  let about = CommandDescription(
    "Writes the texts of the tests' corpora, one a file.",
    discussion: "They are what 'fuzz run --seeds' and libFuzzer begin with.",
    examples: [CommandExample("seeds --dialect equations seeds", "Writes those of one dialect to the folder seeds.")])

  let dialect = Option(
    "dialect", short: "d", "NAME", .dialects, default: Selection(all: Dialect.allWithHints),
    "The dialects whose texts are written.")
  let corpora = Option(
    "corpora", "FOLDER", .path, default: "Tests/ConstraintGrammarTests/Corpora", "Where the corpora are.")
  let verbose = OutputFolder.verbose
  let folder = Positional("FOLDER", .path, "Where the texts are written.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    var texts: Set<[UInt8]> = []
    for dialect in given.dialect.values {
      for kind in ["accepted", "rejected"] {
        texts.formUnion(try CorpusTexts.texts(at: "\(given.corpora)/\(dialect.name).\(kind).txt"))
      }
    }
    let files = texts.map { TextFolder.file($0, named: "seed") }
    try OutputFolder(given.folder).write(files, tellingReplaced: given.verbose ? console : nil)
    try console.output.writeLine("\(Summary.grouped(texts.count)) texts")
    return .success
  }
}
