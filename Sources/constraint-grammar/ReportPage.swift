import CommandLineInterface

/// What becomes of some of the lines of an input, ready to be written after what becomes of the lines before.
///
/// A page is handed from one thread to another, and used by one at a time.
final class ReportPage<Work: LineWork>: @unchecked Sendable {
  /// The lines.
  let lines = LineBatch()

  private let work: Work
  private var report: LineReport

  init(_ work: Work, format: ReportFormat, isQuiet: Bool, page: ConsolePage) {
    self.work = work
    report = LineReport(format: format, isQuiet: isQuiet, page: page)
  }

  /// How many lines there are.
  var counts: LineCounts { report.counts }

  /// Whether there is a result.
  var hasResults: Bool { report.hasResults }

  /// Does the work on the lines that were read.
  func workOnLines() { report.start(lines, work) }

  /// Does the work on a text that is given on the command line.
  func work(on text: String, number: Int) { report.start(text, number: number, work) }

  /// Writes what became of the lines.
  ///
  /// - Parameter isFirst: whether there was no result before.
  func write(to console: Console, isFirst: Bool) throws(CommandFailure) {
    try report.write(to: console, title: isFirst ? Work.Line.title : nil, isFirst: isFirst)
  }
}
