import CommandLineInterface
import ConstraintGrammar

/// Writes what became of each line, in the order of the input, and keeps the exit status.
struct LineReport<Line: ReportedLine> {
  private let format: ReportFormat
  private let console: Console
  private var status = CommandStatus.success
  private var isFirst = true
  private var writer = JSONWriter()

  init(format: ReportFormat, console: Console) {
    self.format = format
    self.console = console
  }

  func begin() throws(CommandFailure) {
    if format == .json { try console.output.write("[") }
  }

  /// - Parameters:
  ///   - line: what became of the line.
  ///   - bytes: the line.
  ///   - source: where the line comes from, as a diagnostic names it.
  ///   - firstLine: the number that a diagnostic in text form gives to the first line of `bytes`.
  mutating func add(
    _ line: Line, of bytes: Span<UInt8>, from source: String, firstLine: Int
  ) throws(CommandFailure) {
    let isRejected = line.diagnostics.contains { $0.severity == .error }
    if isRejected, status == .success { status = .rejected }
    switch format {
    case .text: try writeText(line, bytes, source, firstLine)
    case .json, .ndjson:
      writer.removeAll()
      line.write(to: &writer)
      if format == .json { try console.output.write(isFirst ? "\n" : ",\n") }
      try console.output.write(writer.bytes.span)
      if format == .ndjson { try console.output.write("\n") }
      isFirst = false
    }
  }

  /// Says that an input can't be read; the others still are.
  mutating func skip(_ failure: CommandFailure) throws(CommandFailure) {
    guard case .unreadable = failure, let message = failure.message else { throw failure }
    status = failure.status
    let title = console.diagnostics.styled("error:", .bold + .red)
    try console.diagnostics.writeLine("constraint-grammar: \(title) \(message)")
  }

  func end() throws(CommandFailure) -> CommandStatus {
    if format == .json { try console.output.write(isFirst ? "]\n" : "\n]\n") }
    return status
  }

  private mutating func writeText(
    _ line: Line, _ bytes: Span<UInt8>, _ source: String, _ firstLine: Int
  ) throws(CommandFailure) {
    if let result = line.resultText {
      if isFirst, let title = Line.title { try console.output.writeLine(console.output.styled(title, .bold)) }
      isFirst = false
      try console.output.writeLine(result)
    }
    let style: DiagnosticStyle = console.diagnostics.isColored ? .colored : .plain
    for var diagnostic in line.diagnostics {
      diagnostic.line += firstLine - line.number
      try console.diagnostics.write(diagnostic.rendered(in: bytes, file: source, style: style))
    }
  }
}
