import CommandLineInterface
import ConstraintGrammar
import ConstraintReports
import JSON
import Spelling

/// Some of the lines of an input, and the report on them. It is handed from one thread to another, and used by one at a time.
final class ReportedLines<Work: LineWork>: @unchecked Sendable {
  let lines = LineBatch()
  var report: LineReport<Work>

  init(_ report: consuming LineReport<Work>) { self.report = report }
}

/// The report on some lines, written as soon as those on the lines before are.
struct LineReport<Work: LineWork>: ~Copyable {
  let work: Work
  let format: ReportFormat
  let isQuiet: Bool

  /// How diagnostics are shown.
  let style: DiagnosticStyle

  /// How many lines were read.
  private(set) var readCount = 0

  /// How many of them were rejected.
  private(set) var rejectedCount = 0

  /// Whether there is a result.
  private(set) var hasResults = false

  private(set) var writer = JSONWriter()
  private(set) var parts: [Part] = []

  /// A part of a report in text form.
  enum Part {
    case result(String)
    /// A line as it stands.
    case line(ContiguousArray<UInt8>)
    case diagnostic(String)
  }

  /// Where lines are from. It is made once for many lines: each of its own would count references for each.
  private struct Origin {
    /// The name of the file, for programs.
    var file: String?
    /// The name of the file in a diagnostic in text form.
    let source: String
    /// The number that a diagnostic in text form gives to the line, where it is not that of the line.
    var firstLine: Int?
  }

  /// Forgets all, and reports on the lines of a batch.
  mutating func add(_ lines: LineBatch) {
    removeAll()
    let origin = Self.origin(lines.path)
    lines.forEachLine(
      unread: { beginning, number, reason in addUnread(beginning, number, origin, reason) },
      { bytes, number, hasReturn in
        let lineEnd = hasReturn && work.keepsLines ? "\r" : ""
        if !bytes.isBlank {
          add(bytes, number, origin, lineEnd: lineEnd)
        } else if work.keepsLines, format == .text, !isQuiet {
          addLine(bytes, lineEnd)
        }
      })
  }

  /// Forgets all, and reports on a text that is given on the command line.
  mutating func add(_ text: String, number: Int) {
    removeAll()
    add(text.systemBytes.span, number, Origin(source: "<argument \(number)>", firstLine: 1))
  }

  /// Forgets all, and reports on a file that is one text.
  mutating func add(_ file: ContiguousArray<UInt8>, of path: String) {
    removeAll()
    add(file.span.extracting(file.span.byteOrderMarkLength...), 1, Self.origin(path))
  }

  /// Writes what was collected.
  ///
  /// - Parameter isFirst: whether there was no result before.
  func write(to console: Console, isFirst: Bool) throws(CommandFailure) {
    if format != .text {
      if format == .json, hasResults { try console.output.write(isFirst ? "\n" : ",\n") }
      return try writer.withBytes { (bytes) throws(CommandFailure) in try console.output.write(bytes) }
    }
    var title = isFirst ? work.title : nil
    for part in parts {
      switch part {
      case .result(let text):
        if let title { try console.output.writeStyled(console.output.styled(title, .bold) + "\n") }
        title = nil
        try console.output.write(text)
      case .line(let bytes): try console.output.write(bytes.span)
      case .diagnostic(let text): try console.diagnostics.writeStyled(text)
      }
    }
  }

  private static func origin(_ path: String) -> Origin {
    path == "-" ? Origin(source: "<stdin>") : Origin(file: path.legible, source: path.legible)
  }

  private mutating func removeAll() {
    (readCount, rejectedCount, hasResults) = (0, 0, false)
    parts.removeAll()
    // A long line that came before is no reason to keep as much memory.
    if writer.count > 1 << 20 { writer = JSONWriter() } else { writer.removeAll() }
  }

  /// - Parameter lineEnd: what stands before the line feed of a line that stays one.
  private mutating func add(_ bytes: Span<UInt8>, _ number: Int, _ origin: Origin, lineEnd: String = "") {
    if format == .text || isQuiet {
      add(work.line(bytes, number: number, file: origin.file), bytes, origin, lineEnd)
    } else {
      beginObject()
      endObject(work.writeObject(for: bytes, number: number, file: origin.file, to: &writer))
    }
  }

  /// - Parameter beginning: what is shown of the line.
  private mutating func addUnread(_ beginning: Span<UInt8>, _ number: Int, _ origin: Origin, _ reason: UnreadLine) {
    let nothing = work.line(beginning.extracting(0..<0), number: number, file: origin.file)
    let diagnostic = Diagnostic(
      code: .textTooLong, offset: 0, length: 0, line: number, column: 1, found: nil, expected: [],
      message: "the line \(reason.reason)", hint: nil)
    add(nothing.with(text: String(decoding: beginning), .failure(diagnostic)), beginning, origin, nil)
  }

  /// - Parameter lineEnd: what stands before the line feed of a line that stays one; `nil` where the bytes are not all of it.
  private mutating func add(_ line: Line<Work.Value>, _ bytes: Span<UInt8>, _ origin: Origin, _ lineEnd: String?) {
    let diagnostics = line.diagnostics
    if format != .text, !diagnostics.isEmpty {
      beginObject()
      return endObject(writer.value(line))
    }
    readCount += 1
    if format != .text { return }
    if diagnostics.contains(where: { $0.severity == .error }) { rejectedCount += 1 }
    if !isQuiet {
      if let result = work.text(of: line) {
        hasResults = true
        parts.append(.result(result + (lineEnd ?? "") + "\n"))
      } else if work.keepsLines, let lineEnd {
        // What is not even text stays as it is, too.
        addLine(bytes, lineEnd)
      }
    }
    for var diagnostic in diagnostics {
      diagnostic.line += (origin.firstLine ?? line.number) - line.number
      parts.append(.diagnostic(diagnostic.rendered(in: bytes, file: origin.source, style: style)))
    }
  }

  private mutating func addLine(_ bytes: Span<UInt8>, _ lineEnd: String) {
    var line: ContiguousArray<UInt8> = []
    for index in bytes.indices { line.append(bytes[index]) }
    parts.append(.line(line + (lineEnd + "\n").utf8))
  }

  private mutating func beginObject() {
    if format == .json, hasResults { writer.endLine(withComma: true) }
  }

  private mutating func endObject(_ isAccepted: Bool) {
    readCount += 1
    if !isAccepted { rejectedCount += 1 }
    if format == .ndjson { writer.endLine() }
    hasResults = true
  }
}

extension String {
  /// The text of some bytes; what is not UTF-8 becomes U+FFFD.
  init(decoding bytes: Span<UInt8>) { self.init(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self) }
}
