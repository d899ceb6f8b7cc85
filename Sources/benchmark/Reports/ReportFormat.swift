/// How results are written.
enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
}
