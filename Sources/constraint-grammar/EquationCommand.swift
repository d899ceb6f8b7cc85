import CommandLineInterface
import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports

/// A subcommand that makes something of each equation in texts, files or standard input.
///
/// Its parameters for them are the ones of ``EquationInput``.
protocol EquationCommand: Subcommand {
  var files: Option<[String]> { get }
  var format: Option<ReportFormat> { get }
  var jobs: Option<Int?> { get }
  var quiet: Flag { get }
  var texts: Positional<[String]> { get }
}

/// The parameters of the subcommands that read equations.
enum EquationInput {
  static let files = Option(
    repeated: "file", short: "f", "PATH", .path, "A file with an equation a line; '-' is standard input.")
  static let format = Option("format", "FORMAT", .oneOf(ReportFormat.self), default: .text, "How results are written.")
  static let jobs = Option(
    "jobs", short: "j", "NUMBER", .integer(1...64),
    "How many threads share the work: if not given, as many as there are processors. The results are the same.")
  static let quiet = Flag("quiet", short: "q", "Writes what is wrong, and neither results nor a summary.")
  static let visualFormatOptions = Option(
    "options", "NAMES", .visualFormatOptions,
    "How views of a visual format are aligned, and its direction, such as 'alignAllTop,directionLeftToRight'.")
  static let texts = Positional(repeated: "TEXT", .text, "An equation.")

  /// The help on the input.
  static let discussion = """
    An equation is a TEXT, or a line of a file. Without a TEXT and without --file, the lines of standard input are read, \
    and results appear as they are read. Blank lines are skipped. A line that is wrong does not keep the others from \
    being read; one of more than \(LineLimit.text) is wrong. On a terminal, a summary follows more than one equation.
    """
}

/// How results are written.
enum ReportFormat: String, CaseIterable {
  /// For a person: results on standard output, diagnostics on standard error.
  case text
  /// One JSON array, on standard output.
  case json
  /// One JSON object a line, on standard output.
  case ndjson
}

extension ValueForm<Dialect> {
  /// The name or an alias of a documented dialect.
  static var dialect: ValueForm {
    .oneOf(Dialect.allWithHints, name: \.name, aliases: \.aliases, listedBy: { _ in DialectsCommand.commandLine })
  }
}
