import CommandLineInterface
import ConstraintGrammar

/// Collects what becomes of each line, in the form in which it will be written.
struct LineReport: ~Copyable {
  /// Whether a line is rejected.
  private(set) var isRejected = false

  /// Whether there is a result.
  private(set) var hasResults = false

  private let format: ReportFormat
  private let page: ConsolePage
  private var writer = JSONWriter()

  init(format: ReportFormat, page: ConsolePage) {
    self.format = format
    self.page = page
  }

  /// Forgets all, and reports on the lines of a batch.
  mutating func start(_ lines: LineBatch, _ work: some LineWork) {
    removeAll()
    let source = lines.path == "-" ? "<stdin>" : lines.path
    lines.forEachLine { bytes, number in
      if !bytes.isBlank { add(bytes, number: number, from: source, firstLine: number, work) }
    }
  }

  /// Forgets all, and reports on a text that is given on the command line.
  mutating func start(_ text: String, number: Int, _ work: some LineWork) {
    removeAll()
    let bytes = ContiguousArray(text.utf8)
    add(bytes.span, number: number, from: "<argument \(number)>", firstLine: 1, work)
  }

  /// Writes what was collected.
  ///
  /// - Parameters:
  ///   - title: what stands above the first result in text form.
  ///   - isFirst: whether there was no result before.
  func write(to console: Console, title: String?, isFirst: Bool) throws(CommandFailure) {
    switch format {
    case .text: try console.write(page, mark: title.map { console.output.styled($0, .bold) + "\n" } ?? "")
    case .json, .ndjson:
      if format == .json, hasResults { try console.output.write(isFirst ? "\n" : ",\n") }
      try writer.withBytes { (bytes) throws(CommandFailure) in try console.output.write(bytes) }
    }
  }

  private mutating func removeAll() {
    isRejected = false
    hasResults = false
    page.removeAll()
    writer.removeAll()
  }

  /// - Parameters:
  ///   - source: where the line comes from, as a diagnostic names it.
  ///   - firstLine: the number that a diagnostic in text form gives to the first line of `bytes`.
  private mutating func add(
    _ bytes: Span<UInt8>, number: Int, from source: String, firstLine: Int, _ work: some LineWork
  ) {
    if format == .text { return addText(of: work.line(bytes, number: number), bytes, source, firstLine) }
    if format == .json, hasResults { writer.separateLines() }
    if !work.writeObject(for: bytes, number: number, to: &writer) { isRejected = true }
    if format == .ndjson { writer.endLine() }
    hasResults = true
  }

  private mutating func addText(
    of line: some ReportedLine, _ bytes: Span<UInt8>, _ source: String, _ firstLine: Int
  ) {
    if line.isRejected { isRejected = true }
    do throws(CommandFailure) {
      if let result = line.resultText {
        if !hasResults { page.markOutput() }
        hasResults = true
        try page.output.writeLine(result)
      }
      let style: DiagnosticStyle = page.diagnostics.isColored ? .colored : .plain
      for var diagnostic in line.diagnostics {
        diagnostic.line += firstLine - line.number
        try page.diagnostics.write(diagnostic.rendered(in: bytes, file: source, style: style))
      }
    } catch {
      preconditionFailure("a page is written to no file: \(error)")
    }
  }
}
