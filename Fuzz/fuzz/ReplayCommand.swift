import CommandLineInterface
import ConstraintGrammar
import ConstraintReports
import Fuzzing

/// `replay`: checks stored texts.
struct ReplayCommand: Subcommand {
  static let name = "replay"
  let about = CommandDescription(
    "Checks properties with texts from files.",
    discussion: "A file holds one text; every byte of it counts.",
    examples: [
      CommandExample("replay Fuzz/Regressions/*", "Checks the texts that failed once."),
      CommandExample(
        "replay --failures Fuzz/Regressions fuzz-failures/*", "Keeps what still fails, as short as can be, for good."),
    ])

  let dialect = Option(
    "dialect", short: "d", "NAME", .dialectsOrLog, default: Selection(all: Dialect.allWithHints),
    "The dialects to check.")
  let property = Option(
    "property", short: "p", "NAME", .properties, default: Selection(all: Property.all), "The properties to check.")
  let grammars = Option("grammars", "FOLDER", .path, default: "Grammar", "Where the grammar files are.")
  let failures = Option("failures", "FOLDER", .path, "Where texts that fail are written, as short as they still fail.")
  let verbose = OutputFolder.verbose
  let files = Positional(repeated: "FILE", .path, "A file with a text.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    guard !given.files.isEmpty else { throw .usage(.other("no FILE is given")) }
    var status = CommandStatus.success
    for file in given.files {
      let text = Array(try InputFile.bytes(at: file))
      for dialect in given.dialect.values {
        let subject = try FuzzSubject(dialect, grammars: given.grammars)
        var session = FuzzSession(subject, properties: given.property.values, seed: 0)
        session.check(text)
        for failure in session.failures {
          status = .rejected
          let path = try given.failures.map { (folder) throws(CommandFailure) in
            try TextFolder.write(failure, to: folder, tellingReplaced: given.verbose ? console : nil)
          }
          try console.output.write(Summary.text(of: failure, path: path ?? file))
        }
      }
    }
    let count = given.files.count
    let texts = count == 1 ? "1 text" : "\(count) texts"
    try console.output.writeLine(texts + (status == .success ? ": no failure" : ": some failed"))
    return status
  }
}
