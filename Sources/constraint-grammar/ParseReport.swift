import CommandLineInterface
import ConstraintGrammar

/// Writes what parsing made of each line, in the order of the input, and keeps the exit status.
struct ParseReport {
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
  ///   - line: what parsing made of the line.
  ///   - bytes: the line.
  ///   - source: where the line comes from, as a diagnostic names it.
  ///   - firstLine: the number that a diagnostic in text form gives to the first line of `bytes`.
  mutating func add(
    _ line: ParsedLine, of bytes: Span<UInt8>, from source: String, firstLine: Int
  ) throws(CommandFailure) {
    if case .failure = line.result, status == .success { status = .rejected }
    switch format {
    case .text: try writeText(line, bytes, source, firstLine)
    case .json, .ndjson:
      writer.removeAll()
      writer.value(line)
      if format == .json { try console.output.write(isFirst ? "\n" : ",\n") }
      try console.output.write(writer.bytes.span)
      if format == .ndjson { try console.output.write("\n") }
    }
    isFirst = false
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

  private func writeText(
    _ line: ParsedLine, _ bytes: Span<UInt8>, _ source: String, _ firstLine: Int
  ) throws(CommandFailure) {
    switch line.result {
    case .success(let equation):
      // What a dialect has parsed it can print; if not, the text as it was typed says the same.
      let text = line.dialect.flatMap(Dialect.init(named:)).flatMap { try? $0.print(equation) } ?? line.text
      let names = line.accepted.map { $0.joined(separator: ", ") + ": " } ?? ""
      try console.output.writeLine(names + text)
    case .failure(var diagnostic):
      diagnostic.line += firstLine - line.number
      let style: DiagnosticStyle = console.diagnostics.isColored ? .colored : .plain
      try console.diagnostics.write(diagnostic.rendered(in: bytes, file: source, style: style))
    }
  }
}
