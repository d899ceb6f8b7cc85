import CConstraintGrammar
import ConstraintGrammar
import ConstraintReports
import JSON

/// A report on a text that a caller asks for, and the memory for it.
struct Report {
  private let kind: constraint_grammar_report
  let buffer: TextBuffer

  /// The name of the file that the caller has the text from; `nil` if there is none.
  let file: String?

  /// The number of the line.
  let line: Int

  /// Whether it is an object of JSON with all that is known.
  var isRecord: Bool { kind == CONSTRAINT_GRAMMAR_RECORD || hasTree }

  /// Whether the tree of the text is in the record.
  var hasTree: Bool { kind == CONSTRAINT_GRAMMAR_RECORD_WITH_TREE }

  /// The reports that there are of whatever is done with a text.
  static let kinds = [CONSTRAINT_GRAMMAR_RECORD, CONSTRAINT_GRAMMAR_DIAGNOSTICS, CONSTRAINT_GRAMMAR_DIAGNOSTICS_JSON]

  /// - Throws: if there is no such report.
  @safe init(
    _ kind: Int32, among kinds: [constraint_grammar_report] = kinds,
    from origin: UnsafePointer<constraint_grammar_origin>?, to buffer: TextBuffer
  ) throws(Failure) {
    guard let known = kinds.first(where: { $0.rawValue == kind }) else { throw .unknownReport }
    self.kind = known
    self.buffer = buffer
    // What is not NULL is there, says the header.
    let given = unsafe origin?.pointee
    file = unsafe String(given: given?.file)
    line = unsafe max(1, given?.line ?? 1)
    guard unsafe given.map({ unsafe 0...Self.lastLine ~= $0.line }) ?? true else { throw .invalidSize }
  }

  /// Lines inside a text are counted from its own number on, so there must be numbers left.
  private static let lastLine = Int.max / 2

  /// Writes the report of a line.
  ///
  /// - Parameter bytes: the line, whose diagnostics count lines from ``line`` on.
  /// - Returns: the length of the report.
  func write(_ line: Line<some LineValue>, on bytes: Span<UInt8>) -> Int {
    if kind == CONSTRAINT_GRAMMAR_DIAGNOSTICS {
      return buffer.write(line.diagnostics.map { $0.rendered(in: bytes, file: file ?? "<text>") }.joined())
    }
    var writer = JSONWriter()
    if isRecord {
      writer.value(line)
    } else {
      for (index, diagnostic) in line.diagnostics.enumerated() {
        if index > 0 { writer.endLine() }
        writer.value(diagnostic)
      }
    }
    return writer.withBytes { buffer.write($0) }
  }
}
