package import ConflictLogs

/// The logs that were found, each of which is told once.
package struct FoundConflicts {
  /// A log, where it was found first, and how often.
  package struct Conflict {
    /// The log that was found first.
    package let log: ConflictLog

    /// The path of the file that it is in.
    package let path: String

    /// How often a log of the same constraints was found.
    package fileprivate(set) var count = 1
  }

  /// The logs in the order in which they were found first.
  package private(set) var conflicts: [Conflict] = []

  private var indexOfSignature: [String: Int] = [:]

  /// No logs.
  package init() {}

  /// Adds a log, unless one of the same constraints is there.
  package mutating func add(_ log: ConflictLog, _ path: String) {
    let signature = log.signature
    if let known = indexOfSignature[signature] {
      conflicts[known].count += 1
    } else {
      indexOfSignature[signature] = conflicts.count
      conflicts.append(Conflict(log: log, path: path))
    }
  }
}
