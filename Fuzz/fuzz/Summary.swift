import CommandLineInterface
import ConstraintGrammar
import Fuzzing

/// The result of a run.
struct Summary {
  let failures: [FuzzFailure]
  private let dialects: [[FuzzSession]]
  private let seed: UInt64
  private let seconds: Double

  init(of workers: [Worker], seed: UInt64, seconds: Double) {
    let sessions = workers.map(\.snapshot)
    dialects = (sessions.first ?? []).indices.map { index in sessions.map { $0[index] } }
    failures = dialects.flatMap { $0.flatMap(\.failures) }
    self.seed = seed
    self.seconds = seconds
  }

  var text: String {
    var table = [["dialect", "texts", "accepted", "checks", "steps", "pairs", "triples", "failures"]]
    for sessions in dialects {
      let texts = sessions.reduce(0) { $0 + $1.counts.texts }
      let accepted = sessions.reduce(0) { $0 + $1.counts.accepted }
      let checks = sessions.reduce(0) { $0 + $1.counts.checks.values.reduce(0, +) }
      let coverage = (1...3).map { length -> String in
        let paths = Self.coverage(of: sessions, length: length)
        return Self.percent(paths.covered, of: paths.all)
      }
      table.append(
        [
          sessions.first?.subject.dialect.name ?? "", Self.grouped(texts), Self.percent(accepted, of: texts),
          Self.grouped(checks),
        ]
          + coverage + [sessions.reduce(0) { $0 + $1.failures.count }.description])
    }
    let rounded = (seconds * 10).rounded() / 10
    return Self.aligned(table) + "\n" + speeds
      + "\nseed \(seed), \(rounded) s: " + (failures.isEmpty ? "no failure\n" : "\(failures.count) failed\n")
  }

  /// How many checks of each property a second of one job makes.
  private var speeds: String {
    var table = [["property", "checks", "a second"]]
    for property in Property.all {
      let sessions = dialects.flatMap { $0 }
      let checks = sessions.reduce(0) { $0 + ($1.counts.checks[property.name] ?? 0) }
      guard checks > 0 else { continue }
      let seconds = sessions.reduce(0) { $0 + ($1.counts.seconds[property.name] ?? 0) }
      table.append([property.name, Self.grouped(checks), Self.grouped(Int(Double(checks) / max(seconds, 1e-9)))])
    }
    return Self.aligned(table)
  }

  /// How to see a failure again.
  static func text(of failure: FuzzFailure, path: String) -> String {
    """

    \(failure)
      replay  swift run -c release fuzz replay \(path.shellWord)
      seed    \(failure.seed.map(String.init) ?? "none")

    """
  }

  /// The coverage of some sessions of one dialect, or of several.
  static func coverage(of sessions: [FuzzSession], length: Int) -> (covered: Int, all: Int) {
    var covered = 0
    var all = 0
    for (_, same) in Dictionary(grouping: sessions, by: { $0.subject.dialect.name }) {
      guard var coverage = same.first?.coverage else { continue }
      for session in same.dropFirst() { coverage.merge(session.coverage) }
      let paths = coverage.covered(ofLength: length)
      covered += paths.covered
      all += paths.all
    }
    return (covered, all)
  }

  static func grouped(_ number: Int) -> String {
    let digits = Array(number.description)
    return digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }.joined()
  }

  private static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    // Rounded down, so that 100 % is all.
    return "\(part * 1000 / whole / 10).\(part * 1000 / whole % 10) %"
  }

  /// The first column to the left, the others to the right.
  static func aligned(_ table: [[String]]) -> String {
    let widths = (table.first ?? []).indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let gap = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + gap : gap + cell.0
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}
