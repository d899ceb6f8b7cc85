import CommandLineInterface
import ConstraintGrammar
import ConstraintReports
import JSON
import Spelling

/// The report on some of the lines of an input, ready to be written after that on the lines before.
///
/// A page is handed from one thread to another, and used by one at a time.
final class ReportPage: @unchecked Sendable {
  /// The lines.
  let lines = LineBatch()

  /// The report on them.
  var report: LineReport

  init(_ report: consuming LineReport) { self.report = report }
}

/// Collects what becomes of each line, in the form in which it will be written.
struct LineReport: ~Copyable {
  /// How many lines were read.
  private(set) var readCount = 0

  /// How many of them were rejected.
  private(set) var rejectedCount = 0

  /// Whether there is a result.
  private(set) var hasResults = false

  private let format: ReportFormat
  private let isQuiet: Bool
  private let page: ConsolePage
  private var writer = JSONWriter()

  /// Where lines are from. It is made once for many lines: each of its own would count references for each.
  private struct Origin {
    /// The name of the file, for programs.
    let file: String?
    /// The name of the file in a diagnostic in text form.
    let source: String
    /// The number that a diagnostic in text form gives to the line, where it is not that of the line.
    var firstLine: Int?
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
      unread: { beginning, number, reason in addUnread(beginning, number, origin, reason, work) },
      { bytes, number, hasReturn in
        let lineEnd = hasReturn && work.keepsLines ? "\r" : ""
        if !bytes.isBlank {
          add(bytes, number, origin, work, lineEnd: lineEnd)
        } else if work.keepsLines, format == .text, !isQuiet {
          write { () throws(CommandFailure) in try page.output.write(String(decoding: bytes) + lineEnd + "\n") }
        }
      })
  }

  /// Forgets all, and reports on a text that is given on the command line.
  mutating func start(_ text: String, number: Int, _ work: some LineWork) {
    removeAll()
    let bytes = text.systemBytes
    add(bytes.span, number, Origin(file: nil, source: "<argument \(number)>", firstLine: 1), work)
  }

  /// Forgets all, and reports on a file that is one text.
  mutating func start(_ file: [UInt8], of path: String, _ work: some LineWork) {
    removeAll()
    let bytes = ContiguousArray(file)
    let name = path == "-" ? nil : path.legible
    let text = bytes.span.extracting(bytes.span.byteOrderMarkLength...)
    add(text, 1, Origin(file: name, source: name ?? "<stdin>"), work)
  }

  /// Writes what was collected.
  ///
  /// - Parameters:
  ///   - title: what stands above the first result in text form.
  ///   - isFirst: whether there was no result before.
  func write(to console: Console, title: String?, isFirst: Bool) throws(CommandFailure) {
    switch format {
    case .text:
      let title = isFirst ? title : nil
      try console.write(page, mark: title.map { console.output.styled($0, .bold) + "\n" } ?? "")
    case .json, .ndjson:
      if format == .json, hasResults { try console.output.write(isFirst ? "\n" : ",\n") }
      try writer.withBytes { (bytes) throws(CommandFailure) in try console.output.write(bytes) }
    }
  }

  private mutating func removeAll() {
    (readCount, rejectedCount, hasResults) = (0, 0, false)
    page.removeAll()
    // A long line that came before is no reason to keep as much memory.
    if writer.count > 1 << 20 { writer = JSONWriter() } else { writer.removeAll() }
  }

  /// - Parameter lineEnd: what stands before the line feed of a line that stays one.
  private mutating func add(
    _ bytes: Span<UInt8>, _ number: Int, _ origin: Origin, _ work: some LineWork, lineEnd: String = ""
  ) {
    if format == .text || isQuiet {
      add(work.line(bytes, number: number, file: origin.file), bytes, origin, work, lineEnd)
    } else {
      addObject { work.writeObject(for: bytes, number: number, file: origin.file, to: &$0) }
    }
  }

  /// - Parameter beginning: what is shown of the line.
  private mutating func addUnread(
    _ beginning: Span<UInt8>, _ number: Int, _ origin: Origin, _ reason: UnreadLine, _ work: some LineWork
  ) {
    let nothing = work.line(beginning.extracting(0..<0), number: number, file: origin.file)
    let diagnostic = Diagnostic(
      code: .textTooLong, offset: 0, length: 0, line: number, column: 1, found: nil, expected: [],
      message: "the line \(reason.reason)", hint: nil)
    add(nothing.with(text: String(decoding: beginning), .failure(diagnostic)), beginning, origin, work, nil)
  }

  /// - Parameter lineEnd: what stands before the line feed of a line that stays one; `nil` where the bytes are not all of it.
  private mutating func add<Work: LineWork>(
    _ line: Line<Work.Value>, _ bytes: Span<UInt8>, _ origin: Origin, _ work: Work, _ lineEnd: String?
  ) {
    let diagnostics = line.diagnostics
    if format == .text {
      readCount += 1
      if diagnostics.contains(where: { $0.severity == .error }) { rejectedCount += 1 }
      let result = work.text(of: line)
      // What is not even text stays as it is, too.
      let isKept = result == nil && work.keepsLines && lineEnd != nil
      if !isQuiet, result != nil || isKept {
        if !hasResults { page.markOutput() }
        hasResults = true
        write { () throws(CommandFailure) in
          if isKept { try page.output.write(bytes) }
          try page.output.write((result ?? "") + (lineEnd ?? "") + "\n")
        }
      }
      let style: DiagnosticStyle = page.diagnostics.isColored ? .colored : .plain
      for var diagnostic in diagnostics {
        diagnostic.line += (origin.firstLine ?? line.number) - line.number
        let text = diagnostic.rendered(in: bytes, file: origin.source, style: style)
        write { () throws(CommandFailure) in try page.diagnostics.writeStyled(text) }
      }
    } else if diagnostics.isEmpty {
      readCount += 1
    } else {
      addObject { $0.value(line) }
    }
  }

  /// - Parameter write: writes the object, and returns whether the line is accepted.
  private mutating func addObject(_ write: (inout JSONWriter) -> Bool) {
    if format == .json, hasResults { writer.endLine(withComma: true) }
    readCount += 1
    if !write(&writer) { rejectedCount += 1 }
    if format == .ndjson { writer.endLine() }
    hasResults = true
  }

  private func write(_ body: () throws(CommandFailure) -> Void) {
    do throws(CommandFailure) {
      try body()
    } catch {
      preconditionFailure("a page is written to no file: \(error)")
    }
  }
}

extension String {
  /// The text of some bytes; what is not UTF-8 becomes U+FFFD.
  init(decoding bytes: Span<UInt8>) { self.init(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self) }
}
