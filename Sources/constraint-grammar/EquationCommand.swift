import CommandLineInterface

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
