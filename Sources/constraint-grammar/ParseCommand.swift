import CommandLineInterface
import ConstraintGrammar

/// `parse`: reads equations and writes what they say, or what is wrong with them.
struct ParseCommand: Subcommand {
  let about = CommandDescription(
    "parse", "Reads equations and writes what they say.",
    discussion: """
      An equation is a TEXT, or a line of a file. Without a TEXT and without --file, the lines of standard input are \
      read, and results appear as they are read. Blank lines are skipped. A line that is wrong does not keep the others \
      from being read.
      """,
    examples: [
      CommandExample(
        "parse --dialect expression-format 'view1.width = view2.width * 0.9 + 5'", "Reads one equation."),
      CommandExample(
        "parse --dialect expression-format --file layout.txt --format ndjson",
        "Reads a file and writes a JSON object a line."),
    ])

  let dialect = Option(
    "dialect", short: "d", "NAME", .dialectOrAny, default: .any,
    "The language of the equations; with 'any', whichever accepts a line.")
  let files = Option(
    repeated: "file", short: "f", "PATH", .path, "A file with an equation a line; '-' is standard input.")
  let format = Option("format", "FORMAT", .oneOf(ReportFormat.self), default: .text, "How results are written.")
  let texts = Positional(repeated: "TEXT", .text, "An equation.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    var report = ParseReport(format: given.format, console: console)
    try report.begin()
    for (index, text) in given.texts.enumerated() {
      let bytes = Array(text.utf8)
      let line = given.dialect.parse(bytes.span, number: index + 1)
      try report.add(line, of: bytes.span, from: "<argument \(index + 1)>", firstLine: 1)
    }
    let files = given.files.isEmpty && given.texts.isEmpty ? ["-"] : given.files
    for file in files {
      let source = file == "-" ? "<stdin>" : file
      do throws(CommandFailure) {
        try console.forEachLine(ofFileAt: file) { (bytes, number) throws(CommandFailure) in
          guard !bytes.isBlank else { return }
          let line = given.dialect.parse(bytes, number: number)
          try report.add(line, of: bytes, from: source, firstLine: number)
        }
      } catch {
        try report.skip(error)
      }
    }
    return try report.end()
  }
}
