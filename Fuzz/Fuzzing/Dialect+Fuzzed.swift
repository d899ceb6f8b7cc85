import ConflictLogs
public import ConstraintGrammar
import ConstraintReports

extension Dialect {
  /// The dialects whose properties are checked, with hints: those that are written, and the one that Auto Layout prints.
  public static let fuzzed = allWithConflictLog.map { $0.withHintsAmongAll }
}
