import ConflictLogs
import ConstraintGrammar
import ConstraintReports

extension Dialect {
  /// The dialects that the tool lists, with hints: those that are written, and the one that Auto Layout prints.
  static let listed = allWithConflictLog.map { $0.withHintsAmongAll }
}
