import CommandLineInterface
public import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
public import JSON

/// `dialects`: lists the languages.
struct DialectsCommand: Subcommand {
  /// The command for the list, which help refers to.
  static let commandLine = "constraint-grammar dialects"

  static let name = "dialects"
  let about = CommandDescription(
    "Lists the dialects.",
    discussion: """
      A dialect goes by its name or by an alias, such as the name of its library, in capitals or small letters.
      """,
    examples: [
      CommandExample("dialects", "Shows each dialect with a sample."),
      CommandExample("dialects --format json", "The same for a program to read."),
    ])

  let format = Option("format", "FORMAT", .oneOf(ReportFormat.self), default: .text, "How the list is written.")

  func run(_ given: Given<Self>, _ console: Console) throws(CommandFailure) -> CommandStatus {
    switch given.format {
    case .text: try console.output.write(Self.table(of: Dialect.listed))
    case .json:
      let objects = Dialect.listed.map { "\n" + $0.record }
      try console.output.write("[" + objects.joined(separator: ",") + "\n]\n")
    case .ndjson:
      for dialect in Dialect.listed { try console.output.write(dialect.record + "\n") }
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
}

extension Dialect: JSONWritable {
  /// Writes what the list has of a dialect.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("aliases", aliases)
      writer.member("library", library)
      writer.member("sample", sample)
    }
  }
}
