import CommandLineInterface
import ConstraintGrammar

extension Given where Command: EquationCommand {
  /// Writes what becomes of each equation, in the order of the input, one at a time.
  ///
  /// - Parameter body: makes something of a line and its number.
  /// - Returns: the exit status.
  func report<Line: ReportedLine>(
    to console: Console, _ body: (_ bytes: Span<UInt8>, _ number: Int) -> Line
  ) throws(CommandFailure) -> CommandStatus {
    let (texts, files) = (self.texts, self.files)
    var report = LineReport<Line>(format: self.format, console: console)
    try report.begin()
    for (index, text) in texts.enumerated() {
      let bytes = Array(text.utf8)
      try report.add(body(bytes.span, index + 1), of: bytes.span, from: "<argument \(index + 1)>", firstLine: 1)
    }
    for file in files.isEmpty && texts.isEmpty ? ["-"] : files {
      let source = file == "-" ? "<stdin>" : file
      do throws(CommandFailure) {
        try console.forEachLine(ofFileAt: file) { (bytes, number) throws(CommandFailure) in
          guard !bytes.isBlank else { return }
          try report.add(body(bytes, number), of: bytes, from: source, firstLine: number)
        }
      } catch {
        try report.skip(error)
      }
    }
    return try report.end()
  }
}
