public import GrammarCombinators

public enum Line: Hashable, Sendable {
  case comment
  case setting(name: String, value: String)
  case job(Schedule, command: String)
  case mistake(SourceRange)
}

public enum Schedule: Hashable, Sendable {
  case named(String)
  case times(minutes: Moments, hours: Moments, days: Moments, months: Moments, weekdays: Moments)
}

/// Numbers from 0 to 63, a bit each.
public struct Moments: Hashable, Sendable {
  public internal(set) var bits: UInt64 = 0

  public init(_ range: ClosedRange<Int>, step: Int = 1) {
    for number in stride(from: range.lowerBound, through: range.upperBound, by: step) { bits |= 1 << UInt64(number) }
  }

  public init(all moments: [Moments]) { for moment in moments { bits |= moment.bits } }

  public var numbers: [Int] { (0..<64).filter { bits >> UInt64($0) & 1 == 1 } }
}

struct Month: KeywordSet {
  static let table = KeywordTable(
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"].enumerated().map {
      ($1, $0 + 1)
    },
    ignoringCase: true)
}

struct Weekday: KeywordSet {
  static let table = KeywordTable(
    ["sun", "mon", "tue", "wed", "thu", "fri", "sat"].enumerated().map { ($1, $0) }, ignoringCase: true)
}

struct Nickname: KeywordSet {
  static let table = KeywordTable(
    ["reboot", "yearly", "annually", "monthly", "weekly", "daily", "midnight", "hourly"].map { ($0, $0) })
}

/// Which commands are run when: lines such as `*/15 9-17 * * MON-FRI make check`.
public struct CronTable: Sendable {
  /// The lines that are not empty, what can't be read as a mistake.
  public let lines: [Line]

  /// What is wrong, in the order of the text.
  public let failures: [ParseFailure]

  /// Reads a table and goes on in the line behind each mistake.
  public init(_ text: String) {
    let (lines, failures) = crontab.run(recovering: text)
    self.lines = lines ?? []
    self.failures = failures
  }

  /// The productions of the language.
  public static let grammar = Grammar(crontab)
}
