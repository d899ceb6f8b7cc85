import ConstraintGrammar

/// What a subcommand does with each line, on whatever thread.
protocol LineWork: Sendable {
  associatedtype Line: ReportedLine

  /// Whether blank lines are written in text form as they stand.
  var keepsBlankLines: Bool { get }

  /// What becomes of a line.
  ///
  /// - Parameter file: the name of the file that it is from; `nil` if it is from none.
  func line(_ bytes: Span<UInt8>, number: Int, file: String?) -> Line

  /// Writes the object that programs read.
  ///
  /// Left to itself it makes the line and writes that.
  ///
  /// - Returns: whether the line is accepted.
  func writeObject(for bytes: Span<UInt8>, number: Int, file: String?, to writer: inout JSONWriter) -> Bool
}

extension LineWork {
  var keepsBlankLines: Bool { false }

  func writeObject(for bytes: Span<UInt8>, number: Int, file: String?, to writer: inout JSONWriter) -> Bool {
    let line = line(bytes, number: number, file: file)
    line.write(to: &writer)
    return !line.isRejected
  }
}

extension ReportedLine {
  /// Whether something is wrong with the line.
  var isRejected: Bool { diagnostics.contains { $0.severity == .error } }
}
