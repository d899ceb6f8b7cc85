import CSVTable
import CommandLineInterface
import GrammarCombinators
import GrammarExport
import JSON
import JSONText

/// Writes the examples' grammars in all notations, and texts with what their parsers say, for `.ci/check-exports`.
@main enum Main {
  static let tool = Tool(
    name: "example-exports", version: "0.1.0",
    summary: "Writes the grammars of the examples in all notations, and texts with what their parsers say of each.",
    discussion: "", defaultSubcommand: "export"
  ) {
    ExportCommand()
  }

  static func main() { tool.main() }
}

struct ExportCommand: Subcommand {
  static let name = "export"
  let about = CommandDescription(
    "Writes the exports to a folder, and the table of texts on standard output.",
    examples: [CommandExample("exports", "Writes to the folder exports.")])

  let count = Option("count", short: "n", "NUMBER", .integer(0...1_000_000), default: 1000, "How many of each verdict.")
  let folder = Positional("FOLDER", .path, "Where the exports are written.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    var files: [OutputFolder.File] = []
    for example in Example.all {
      for format in ExportFormat.all {
        do throws(ExportFailure) {
          for file in try format.files(for: example.language) + format.companions {
            files.append(OutputFolder.File(file.path, Array(file.text.utf8)))
          }
        } catch {
          try console.say(.note, error.description)
        }
      }
      var writer = JSONWriter()
      for row in example.rows(count: given.count) {
        writer.removeAll()
        writer.object { object in
          object.member("dialect", example.language.name)
          object.member("verdict", row.isAccepted ? "accepted" : "rejected")
          object.member("text", row.text)
        }
        try console.output.write(writer.text + "\n")
      }
    }
    _ = try OutputFolder(given.folder).write(files, tellingReplaced: nil)
    return .success
  }
}
