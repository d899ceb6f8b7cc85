import CommandLineInterface
import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import JSON

/// `dialects`: lists the languages.
struct DialectsCommand: Subcommand {
  /// The command for the list, which help refers to.
  static let commandLine = "constraint-grammar dialects"

  static let name = "dialects"
  let about = CommandDescription(
    "Lists the dialects.",
    discussion: """
      A dialect goes by its name or by an alias, the name of its library, in capitals or small letters.
      """,
    examples: [
      CommandExample("dialects", "Shows each dialect with a sample."),
      CommandExample("dialects --format json", "The same for a program to read."),
    ])

  let format = Option("format", "FORMAT", .oneOf(ReportFormat.self), default: .text, "How the list is written.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    switch given.format {
    case .text: try console.output.write(Self.table(of: Dialect.allWithHints))
    case .json:
      let objects = Dialect.allWithHints.map { "\n" + Self.object(for: $0) }
      try console.output.write("[" + objects.joined(separator: ",") + "\n]\n")
    case .ndjson:
      for dialect in Dialect.allWithHints { try console.output.write(Self.object(for: dialect) + "\n") }
    }
    return .success
  }

  private static func table(of dialects: [Dialect]) -> String {
    let width = (dialects.map(\.name.count).max() ?? 0) + 2
    let margin = String(repeating: " ", count: width)
    return dialects.map { dialect in
      dialect.name + margin.dropFirst(dialect.name.count) + dialect.sample + "\n" + margin + "of "
        + dialect.library + "\n"
    }.joined()
  }

  private static func object(for dialect: Dialect) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("name", dialect.name)
      writer.key("aliases")
      writer.array { writer in for alias in dialect.aliases { writer.value(alias) } }
      writer.member("document", "the README of \(dialect.library)")
      writer.member("sample", dialect.sample)
    }
    return writer.text
  }
}
