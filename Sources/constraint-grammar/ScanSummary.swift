import ConstraintGrammar
import ConstraintReports
import SourceScanning

/// The counts of a scan, which its last line tells.
struct ScanSummary {
  /// What is done with the sources.
  enum Change {
    case none
    case fixing
    case migration
  }

  var fileCount = 0

  /// The folders of others' code that were left out.
  var foreignFolders: [String] = []

  /// The sources that can't be read, each with the reason.
  var unread: [String] = []

  var fixedCount = 0
  private(set) var mistakeCount = 0
  private var warningCount = 0

  /// The strings that were found, by the names of their dialects.
  private var strings: [String: Int] = [:]

  private var unchecked: [UncheckedReason: Int] = [:]
  private var unknownNameCount = 0
  private var calls = (migrated: 0, remaining: 0, handedOn: 0)

  /// Counts a string that was found.
  mutating func add(_ string: ConstraintString) {
    strings[string.dialect.name, default: 0] += 1
    if case .notChecked(let reason) = string.status {
      unchecked[reason, default: 0] += 1
    } else if string.hasUnknownNames {
      unknownNameCount += 1
    }
  }

  /// Counts what is reported of a string.
  mutating func add(_ diagnostics: [Diagnostic]) {
    let errors = diagnostics.count { $0.severity == .error }
    mistakeCount += errors
    warningCount += diagnostics.count - errors
  }

  /// Counts the calls of a source.
  ///
  /// - Parameter isDone: whether its changes could be made, or shown.
  mutating func add(_ migration: SourceMigration, isDone: Bool) {
    calls.migrated += isDone ? migration.callCount : 0
    calls.remaining += migration.remaining.count + (isDone ? 0 : migration.callCount)
    calls.handedOn += migration.handedOnCount
  }

  /// The last line of a scan.
  ///
  /// - Parameters:
  ///   - baselineCount: how many mistakes the baseline has; `nil` where there is none.
  ///   - saysWhere: whether what is not checked was told with its place.
  func text(_ change: Change, inBaseline baselineCount: Int?, saysWhere: Bool) -> String {
    var parts = [Self.count(fileCount, "file"), Self.count(strings.values.reduce(0, +), "string")]
    let languages = FindingCounts.sorted(strings).map { "\($0.value) \($0.key)" }
    if !languages.isEmpty { parts[1] += " (" + languages.joined(separator: ", ") + ")" }
    switch change {
    case .none: break
    case .fixing: parts.append("\(fixedCount) fixed")
    case .migration:
      parts.append("\(Self.count(calls.migrated, "call")) migrated, \(calls.remaining) left alone")
      if calls.handedOn > 0 { parts.append("\(calls.handedOn) in helpers") }
    }
    parts.append(mistakeCount == 0 ? "no mistake" : Self.count(mistakeCount, "mistake"))
    if warningCount > 0 { parts.append(Self.count(warningCount, "warning")) }
    if let baselineCount { parts.append("\(baselineCount) in the baseline") }
    let reasons = UncheckedReason.allCases.compactMap { reason in unchecked[reason].map { "\($0): \(reason.rawValue)" }
    }
    if !reasons.isEmpty {
      parts.append("\(unchecked.values.reduce(0, +)) not checked (" + reasons.joined(separator: "; ") + ")")
    }
    if unknownNameCount > 0 { parts.append("names of \(unknownNameCount) not checked") }
    if !saysWhere, !reasons.isEmpty || unknownNameCount > 0 { parts[parts.count - 1] += "; --verbose says where" }
    if !foreignFolders.isEmpty {
      let names = Set(foreignFolders).sorted().joined(separator: ", ")
      parts.append("\(Self.count(foreignFolders.count, "folder")) of others' code left out (\(names))")
    }
    if !unread.isEmpty { parts.append("\(unread.count) not read (" + unread.joined(separator: "; ") + ")") }
    return parts.joined(separator: ", ")
  }

  private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
