/// How results are written.
enum ReportFormat: String, CaseIterable {
  /// For a person: results on standard output, diagnostics on standard error.
  case text
  /// One JSON array, on standard output.
  case json
  /// One JSON object a line, on standard output.
  case ndjson
}
