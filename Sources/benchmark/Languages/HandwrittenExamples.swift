import CronTable
import GrammarCombinators
import VersionRanges

// Languages of the examples, read by recursive descent. What is read makes values of the same form.

/// Ranges of versions; what throws is no range.
struct HandwrittenVersions {
  struct Mistake: Error {}

  private var reader: TextReader

  static func alternatives(in bytes: ContiguousArray<UInt8>) -> [[Comparator]]? {
    var reader = HandwrittenVersions(reader: TextReader(bytes))
    return try? reader.alternatives()
  }

  private mutating func alternatives() throws(Mistake) -> [[Comparator]] {
    var all: [[Comparator]] = []
    while true {
      _ = skipSpace()
      all.append(try alternative())
      _ = skipSpace()
      if reader.isAtEnd { return all }
      guard reader.take("|"), reader.take("|") else { throw Mistake() }
    }
  }

  private mutating func alternative() throws(Mistake) -> [Comparator] {
    var relation = relation()
    if relation != nil { _ = skipSpace() }
    var version = try partial()
    if relation == nil {
      let end = reader.place
      if skipSpace(), reader.take("-") {
        guard skipSpace() else { throw Mistake() }
        let last = try partial()
        return Comparator.comparators(.greaterOrEqual, version) + Comparator.comparators(.lessOrEqual, last)
      }
      reader.place = end
    }
    var all = Comparator.comparators(relation, version)
    while true {
      let end = reader.place
      guard skipSpace(), !reader.isAtEnd, reader.next != UInt8(ascii: "|") else {
        reader.place = end
        return all
      }
      relation = self.relation()
      if relation != nil { _ = skipSpace() }
      version = try partial()
      all += Comparator.comparators(relation, version)
    }
  }

  private mutating func relation() -> Relation? {
    if reader.take(">") { return reader.take("=") ? .greaterOrEqual : .greater }
    if reader.take("<") { return reader.take("=") ? .lessOrEqual : .less }
    return reader.take("=") ? .equal : reader.take("^") ? .caret : reader.take("~") ? .tilde : nil
  }

  private mutating func partial() throws(Mistake) -> Version {
    if takeOpen() { return Version(numbers: []) }
    let major = try number()
    guard reader.take(".") else { return Version(numbers: [major]) }
    if takeOpen() {
      if reader.take("."), !takeOpen() { throw Mistake() }
      return Version(numbers: [major])
    }
    let minor = try number()
    guard reader.take(".") else { return Version(numbers: [major, minor]) }
    if takeOpen() { return Version(numbers: [major, minor]) }
    var version = Version(numbers: [major, minor, try number()])
    if reader.take("-") { version.preRelease = try identifiers() }
    if reader.take("+") { version.build = try identifiers() }
    return version
  }

  private mutating func takeOpen() -> Bool { reader.take("x") || reader.take("X") || reader.take("*") }

  private mutating func number() throws(Mistake) -> Int {
    let start = reader.place
    guard let number = reader.number(), reader.place == start + 1 || reader.bytes[start] != UInt8(ascii: "0") else {
      throw Mistake()
    }
    return number
  }

  private mutating func identifiers() throws(Mistake) -> [String] {
    var all: [String] = []
    repeat {
      guard let text = reader.text({ isWordPart($0) || $0 == UInt8(ascii: "-") }) else { throw Mistake() }
      all.append(text)
    } while reader.take(".")
    return all
  }

  private mutating func skipSpace() -> Bool {
    let start = reader.place
    while reader.next == 32 || 9...13 ~= reader.next { reader.place += 1 }
    return reader.place > start
  }

  static func digest(of alternatives: [[Comparator]]) -> Int {
    alternatives.reduce(0) { $0 &* 31 &+ $1.reduce(1) { $0 &* 7 &+ digest(of: $1) } }
  }

  private static func digest(of comparator: Comparator) -> Int {
    let kind = comparator.relation == .less ? 1 : comparator.relation == .greaterOrEqual ? 2 : 3
    let texts = comparator.version.preRelease + comparator.version.build
    return comparator.version.numbers.reduce(kind) { $0 &* 31 &+ $1 } &+ texts.reduce(0) { $0 &* 7 &+ $1.utf8.count }
  }
}

/// Tables of cron; what throws is a line with a mistake.
struct HandwrittenCron {
  struct Mistake: Error {}

  private var reader: TextReader

  /// The lines; `nil` where one has a mistake.
  static func lines(in bytes: ContiguousArray<UInt8>) -> [Line]? {
    var reader = HandwrittenCron(reader: TextReader(bytes))
    var lines: [Line] = []
    while true {
      reader.reader.skipBlanks()
      if reader.reader.isAtEnd { return lines }
      if reader.reader.next != 10 {
        guard let line = try? reader.line() else { return nil }
        lines.append(line)
        if reader.reader.isAtEnd { return lines }
      }
      reader.reader.place += 1
    }
  }

  private mutating func line() throws(Mistake) -> Line {
    if reader.take("#") {
      reader.skipLine()
      return .comment
    }
    if reader.take("@") {
      guard let name = reader.text({ 97...122 ~= $0 }), Self.nicknames.contains(name), skipGap() else {
        throw Mistake()
      }
      return .job(.named(name), command: try command())
    }
    if reader.next &- 48 < 10 || reader.next == UInt8(ascii: "*") {
      let minutes = try moments(0...59)
      let hours = try moments(0...23)
      let days = try moments(1...31)
      let months = try moments(1...12, Self.months, from: 1)
      let weekdays = try moments(0...7, Self.weekdays, from: 0)
      let times = Schedule.times(minutes: minutes, hours: hours, days: days, months: months, weekdays: weekdays)
      return .job(times, command: try command())
    }
    guard let name = reader.text({ isWordPart($0) || $0 == 95 }) else { throw Mistake() }
    reader.skipBlanks()
    guard reader.take("=") else { throw Mistake() }
    reader.skipBlanks()
    return .setting(name: name, value: reader.text { $0 != 10 } ?? "")
  }

  private mutating func command() throws(Mistake) -> String {
    guard let command = reader.text({ $0 != 10 }) else { throw Mistake() }
    return command
  }

  private mutating func skipGap() -> Bool {
    guard reader.next == 32 || reader.next == 9 else { return false }
    reader.skipBlanks()
    return true
  }

  private mutating func moments(
    _ bounds: ClosedRange<Int>, _ words: [UInt32] = [], from first: Int = 0
  ) throws(Mistake) -> Moments {
    var all = Moments(all: [])
    repeat {
      var range = bounds
      if !reader.take("*") {
        let low = try number(words, from: first)
        let high = reader.take("-") ? try number(words, from: first) : low
        guard low <= high, bounds.contains(low), bounds.contains(high) else { throw Mistake() }
        range = low...high
      }
      var step = 1
      if reader.take("/") {
        guard let number = reader.number(), number > 0 else { throw Mistake() }
        step = number
      }
      all = Moments(all: [all, Moments(range, step: step)])
    } while reader.take(",")
    guard skipGap() else { throw Mistake() }
    return all
  }

  private mutating func number(_ words: [UInt32], from first: Int) throws(Mistake) -> Int {
    if let number = reader.number() { return number }
    guard !words.isEmpty, reader.place + 3 <= reader.bytes.count else { throw Mistake() }
    let word = (0..<3).reduce(UInt32(0)) { $0 << 8 | UInt32(reader.bytes[reader.place + $1] | 32) }
    reader.place += 3
    guard let index = words.firstIndex(of: word), !isWordPart(reader.next), reader.next != 95 else { throw Mistake() }
    return first + index
  }

  private static let nicknames: Set = [
    "reboot", "yearly", "annually", "monthly", "weekly", "daily", "midnight", "hourly",
  ]
  private static let months = words("janfebmaraprmayjunjulaugsepoctnovdec")
  private static let weekdays = words("sunmontuewedthufrisat")

  private static func words(_ text: String) -> [UInt32] {
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: 3).map { place in
      bytes[place..<place + 3].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  static func digest(of lines: [Line]) -> Int { lines.reduce(0) { $0 &* 31 &+ digest(of: $1) } }

  private static func digest(of line: Line) -> Int {
    switch line {
    case .comment: 1
    case .setting(let name, let value): name.utf8.count &* 3 &+ value.utf8.count
    case .job(.named(let name), let command): name.utf8.count &* 5 &+ command.utf8.count
    case .job(.times(let minutes, let hours, let days, let months, let weekdays), let command):
      [minutes, hours, days, months, weekdays].reduce(command.utf8.count) {
        $0 &* 7 &+ Int(truncatingIfNeeded: $1.bits)
      }
    case .mistake: 0
    }
  }
}
