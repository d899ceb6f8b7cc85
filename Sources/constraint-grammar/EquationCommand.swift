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
    .oneOf(Dialect.allWithHints, name: \.name, aliases: \.aliases, listedBy: { _ in DialectsCommand.commandLine })
  }
}

/// Writes what becomes of each equation, in the order of the input, and keeps the exit status.
struct EquationReport<Work: LineWork> {
  private let work: Work
  private let format: ReportFormat
  private let isQuiet: Bool
  private let isWhole: Bool
  private let console: Console
  private let crew: OrderedCrew<ReportPage>
  private var readCount = 0
  private var rejectedCount = 0
  private var failure: CommandStatus?
  private var isFirst = true

  /// - Parameter isWhole: whether a file is one text.
  init(_ work: Work, format: ReportFormat, isQuiet: Bool, isWhole: Bool, jobs: Int, console: Console) {
    self.work = work
    self.format = format
    self.isQuiet = isQuiet
    self.isWhole = isWhole
    self.console = console
    crew = OrderedCrew(
      jobs: jobs,
      makeItem: { ReportPage(LineReport(format: format, isQuiet: isQuiet, page: console.makePage())) },
      work: { $0.report.start($0.lines, work) })
  }

  /// Reports on texts, then on files.
  ///
  /// - Returns: the exit status.
  mutating func run(texts: [String], files: [String]) throws(CommandFailure) -> CommandStatus {
    if format == .json { try console.output.write("[") }
    for (index, text) in texts.enumerated() {
      let page = crew.next { _ in }
      page.report.start(text, number: index + 1, work)
      try finish(page)
      if page.report.rejectedCount > 0 { try console.advise(onFileGivenAs: text, EquationInput.files) }
    }
    for file in files.isEmpty && texts.isEmpty ? ["-"] : files {
      do throws(CommandFailure) {
        if isWhole {
          let bytes = try InputFile.bytes(at: file)
          try finishAll()
          let page = crew.next { _ in }
          page.report.start(bytes, of: file, work)
          try finish(page)
          continue
        }
        try console.work(onFileAt: file, crew, batch: \.lines) { (page) throws(CommandFailure) in try finish(page) }
      } catch {
        try skip(error)
      }
    }
    try finishAll()
    if format == .json { try console.output.write(isFirst ? "]\n" : "\n]\n") }
    if readCount > 1, console.diagnostics.isTerminal, !isQuiet {
      try console.diagnostics.writeLine("\(readCount) read, \(rejectedCount) rejected")
    }
    return failure ?? (rejectedCount > 0 ? .rejected : .success)
  }

  private mutating func finish(_ page: ReportPage) throws(CommandFailure) {
    readCount += page.report.readCount
    rejectedCount += page.report.rejectedCount
    try page.report.write(to: console, title: work.title, isFirst: isFirst)
    if page.report.hasResults { isFirst = false }
  }

  private mutating func finishAll() throws(CommandFailure) {
    try crew.finishAll { (page) throws(CommandFailure) in try finish(page) }
  }

  /// Says that an input can't be read; the others still are.
  private mutating func skip(_ failure: CommandFailure) throws(CommandFailure) {
    guard case .unreadable = failure, let message = failure.message else { throw failure }
    try finishAll()
    self.failure = failure.status
    try console.say(.error, message)
  }
}

extension Given where Command: EquationCommand {
  /// Writes what becomes of each equation that is given.
  ///
  /// - Returns: the exit status.
  func report(
    to console: Console, _ work: some LineWork, isInOrder: Bool = false, isWhole: Bool = false
  ) throws(CommandFailure) -> CommandStatus {
    let jobs = isInOrder ? 1 : self.jobs ?? Processors.count(atMost: 64)
    var report = EquationReport(
      work, format: self.format, isQuiet: self.quiet, isWhole: isWhole, jobs: jobs, console: console)
    return try report.run(texts: self.texts, files: self.files)
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
