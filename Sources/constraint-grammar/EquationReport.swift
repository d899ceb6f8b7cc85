import CommandLineInterface
import ConstraintReports

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
