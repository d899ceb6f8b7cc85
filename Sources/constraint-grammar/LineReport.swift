import CommandLineInterface
import ConstraintGrammar

/// Collects what becomes of each line, in the form in which it will be written.
struct LineReport: ~Copyable {
  /// How many lines there are.
  private(set) var counts = LineCounts()

  /// Whether there is a result.
  private(set) var hasResults = false

  private let format: ReportFormat
  private let isQuiet: Bool
  private let page: ConsolePage
  private var writer = JSONWriter()

  /// Where lines are from.
  private struct Origin {
    /// The name of the file, for programs.
    let file: String?
    /// What a diagnostic in text form calls the file.
    let source: String
  }

  init(format: ReportFormat, isQuiet: Bool, page: ConsolePage) {
    self.format = format
    self.isQuiet = isQuiet
    self.page = page
  }

  /// Forgets all, and reports on the lines of a batch.
  mutating func start(_ lines: LineBatch, _ work: some LineWork) {
    removeAll()
    let file = lines.path == "-" ? nil : lines.path.legible
    let origin = Origin(file: file, source: file ?? "<stdin>")
    lines.forEachLine(
      unread: { beginning, number, reason in addUnread(beginning, number: number, origin, reason, work) },
      { bytes, number in
        if !bytes.isBlank {
          add(bytes, number: number, origin, firstLine: number, work)
        } else if work.keepsBlankLines, format == .text, !isQuiet {
          addBlank(bytes)
        }
      })
  }

  /// Forgets all, and reports on a text that is given on the command line.
  mutating func start(_ text: String, number: Int, _ work: some LineWork) {
    removeAll()
    let bytes = text.systemBytes
    add(bytes.span, number: number, Origin(file: nil, source: "<argument \(number)>"), firstLine: 1, work)
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
    counts = LineCounts()
    hasResults = false
    page.removeAll()
    // A long line that came before is no reason to keep as much memory.
    if writer.count > 1 << 20 { writer = JSONWriter() } else { writer.removeAll() }
  }

  /// - Parameter firstLine: the number that a diagnostic in text form gives to the first line of `bytes`.
  private mutating func add(
    _ bytes: Span<UInt8>, number: Int, _ origin: Origin, firstLine: Int, _ work: some LineWork
  ) {
    if format == .text || isQuiet {
      add(work.line(bytes, number: number, file: origin.file), bytes, origin, firstLine: firstLine)
    } else {
      addObject { writer in work.writeObject(for: bytes, number: number, file: origin.file, to: &writer) }
    }
  }

  /// - Parameter beginning: what is shown of the line.
  private mutating func addUnread<Work: LineWork>(
    _ beginning: Span<UInt8>, number: Int, _ origin: Origin, _ reason: UnreadLine, _ work: Work
  ) {
    let nothing = work.line(beginning.extracting(0..<0), number: number, file: origin.file)
    let diagnostic = Diagnostic(
      code: .textTooLong, offset: 0, length: 0, line: number, column: 1, found: nil, expected: [],
      message: "the line \(reason.reason)", hint: nil)
    let text = String(decoding: beginning.indices.map { beginning[$0] }, as: UTF8.self)
    add(Work.Line(refusing: nothing, text: text, diagnostic), beginning, origin, firstLine: number)
  }

  private mutating func add(
    _ line: some ReportedLine, _ bytes: Span<UInt8>, _ origin: Origin, firstLine: Int
  ) {
    if format == .text {
      addText(of: line, bytes, origin, firstLine)
    } else if isQuiet, line.diagnostics.isEmpty {
      counts.add(isRejected: false)
    } else {
      addObject { writer in
        line.write(to: &writer)
        return !line.isRejected
      }
    }
  }

  /// - Parameter write: writes the object, and returns whether the line is accepted.
  private mutating func addObject(_ write: (inout JSONWriter) -> Bool) {
    if format == .json, hasResults { writer.separateLines() }
    counts.add(isRejected: !write(&writer))
    if format == .ndjson { writer.endLine() }
    hasResults = true
  }

  private mutating func addBlank(_ bytes: Span<UInt8>) {
    do throws(CommandFailure) {
      try page.output.writeLine(String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self))
    } catch {
      preconditionFailure("a page is written to no file: \(error)")
    }
  }

  private mutating func addText(
    of line: some ReportedLine, _ bytes: Span<UInt8>, _ origin: Origin, _ firstLine: Int
  ) {
    counts.add(isRejected: line.isRejected)
    do throws(CommandFailure) {
      if let result = line.resultText, !isQuiet {
        if !hasResults { page.markOutput() }
        hasResults = true
        try page.output.writeLine(result)
      }
      let style: DiagnosticStyle = page.diagnostics.isColored ? .colored : .plain
      for var diagnostic in line.diagnostics {
        diagnostic.line += firstLine - line.number
        try page.diagnostics.write(diagnostic.rendered(in: bytes, file: origin.source, style: style))
      }
    } catch {
      preconditionFailure("a page is written to no file: \(error)")
    }
  }
}
