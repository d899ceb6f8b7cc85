/// How results are written.
enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
  /// One table of all, as the README has it.
  case markdown
}
