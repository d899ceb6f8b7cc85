import CommandLineInterface
import ConstraintGrammar
import ConstraintLanguages
import ConstraintReports
import JSON

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
    .oneOf(Dialect.listed, name: \.name, aliases: \.aliases, listedBy: { _ in DialectsCommand.commandLine })
  }
}

extension Given where Command: EquationCommand {
  /// Writes what becomes of each equation that is given.
  ///
  /// - Parameters:
  ///   - isInOrder: whether the work on a line must wait for that on the lines before it.
  ///   - isWhole: whether a file is one text.
  /// - Returns: the exit status.
  func report<Work: LineWork>(
    to console: Console, _ work: Work, isInOrder: Bool = false, isWhole: Bool = false
  ) throws(CommandFailure) -> CommandStatus {
    let (format, isQuiet): (ReportFormat, Bool) = (self.format, self.quiet)
    let style: DiagnosticStyle = console.diagnostics.isColored ? .colored : .plain
    let crew = OrderedCrew(
      jobs: isInOrder ? 1 : self.jobs ?? Processors.count(atMost: 64),
      makeItem: { ReportedLines(LineReport(work: work, format: format, isQuiet: isQuiet, style: style)) },
      work: { $0.report.add($0.lines) })
    var (readCount, rejectedCount, isFirst) = (0, 0, true)
    func finish(_ reported: ReportedLines<Work>) throws(CommandFailure) {
      readCount += reported.report.readCount
      rejectedCount += reported.report.rejectedCount
      try reported.report.write(to: console, isFirst: isFirst)
      if reported.report.hasResults { isFirst = false }
    }
    var failure: CommandStatus?
    if format == .json { try console.output.write("[") }
    for (index, text) in self.texts.enumerated() {
      let reported = crew.next { _ in }
      reported.report.add(text, number: index + 1)
      try finish(reported)
      if reported.report.rejectedCount > 0 { try console.advise(onFileGivenAs: text, EquationInput.files) }
    }
    for file in self.files.isEmpty && self.texts.isEmpty ? ["-"] : self.files {
      do throws(CommandFailure) {
        if isWhole {
          let reported = crew.next { _ in }
          reported.report.add(try InputFile.bytes(at: file), of: file)
          try finish(reported)
        } else {
          try console.work(onFileAt: file, crew, batch: \.lines, finish: finish)
        }
      } catch {
        // The others are read nevertheless.
        guard case .unreadable = error, let message = error.message else { throw error }
        try crew.finishAll(finish)
        failure = error.status
        try console.say(.error, message)
      }
    }
    try crew.finishAll(finish)
    if format == .json { try console.output.write(isFirst ? "]\n" : "\n]\n") }
    if readCount > 1, console.diagnostics.isTerminal, !isQuiet {
      try console.diagnostics.writeLine("\(readCount) read, \(rejectedCount) rejected")
    }
    return failure ?? (rejectedCount > 0 ? .rejected : .success)
  }
}

/// The work of a subcommand on each line, on whatever thread.
protocol LineWork: Sendable {
  associatedtype Value: LineValue

  /// The title above the results in text form; `nil` for none.
  var title: String? { get }

  /// Whether lines stay lines in text form: blank ones too, those without a text as they are, and each with its end.
  var keepsLines: Bool { get }

  /// The line that comes of some bytes.
  ///
  /// - Parameter file: the name of the file that it is from; `nil` if it is from none.
  func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> Line<Value>

  /// The text that is written of a line; `nil` for none.
  func text(of line: Line<Value>) -> String?

  /// Writes the object of a line for programs, in whatever way is fastest.
  ///
  /// - Returns: whether the line is accepted.
  func writeObject(for bytes: Span<UInt8>, number: Int, file: String?, to writer: inout JSONWriter) -> Bool
}

extension LineWork {
  var title: String? { nil }

  var keepsLines: Bool { false }

  func writeObject(for bytes: Span<UInt8>, number: Int, file: String?, to writer: inout JSONWriter) -> Bool {
    writer.value(line(bytes, number: number, file: file))
  }
}
