import CronTable

extension Handwritten {
  /// A table of cron.
  mutating func cronTable() throws(Mistake) -> [Line] {
    var lines: [Line] = []
    while true {
      skipBlanks()
      if isAtEnd { return lines }
      if next != 10 { lines.append(try line()) }
      if !isAtEnd { try expect("\n") }
    }
  }

  private mutating func line() throws(Mistake) -> Line {
    if take("#") {
      skip { $0 != 10 }
      return .comment
    }
    if take("@") {
      let name = text { 97...122 ~= $0 }
      guard Self.nicknames.contains(name) else { throw Mistake() }
      try skipGap()
      return .job(.named(name), command: try command())
    }
    if Self.startsWord(next) {
      let name = text(Self.isInWord)
      skipBlanks()
      try expect("=")
      skipBlanks()
      return .setting(name: name, value: text { $0 != 10 })
    }
    let times = Schedule.times(
      minutes: try moments(0...59), hours: try moments(0...23), days: try moments(1...31),
      months: try moments(1...12, Self.months, from: 1), weekdays: try moments(0...7, Self.weekdays, from: 0))
    return .job(times, command: try command())
  }

  private mutating func command() throws(Mistake) -> String {
    guard !isAtEnd, next != 10 else { throw Mistake() }
    return text { $0 != 10 }
  }

  private mutating func skipGap() throws(Mistake) {
    guard next == 32 || next == 9 else { throw Mistake() }
    skipBlanks()
  }

  private mutating func moments(
    _ bounds: ClosedRange<Int>, _ words: [UInt32] = [], from first: Int = 0
  ) throws(Mistake) -> Moments {
    var all = Moments(all: [])
    repeat {
      var range = bounds
      if !take("*") {
        let low = try moment(words, from: first)
        let high = take("-") ? try moment(words, from: first) : low
        guard low <= high, bounds.contains(low), bounds.contains(high) else { throw Mistake() }
        range = low...high
      }
      let step = take("/") ? try number() : 1
      guard step > 0 else { throw Mistake() }
      all = Moments(all: [all, Moments(range, step: step)])
    } while take(",")
    try skipGap()
    return all
  }

  private mutating func number() throws(Mistake) -> Int {
    let start = place
    var number = 0
    while Self.isDigit(next) {
      let (product, isLarge) = number.multipliedReportingOverflow(by: 10)
      guard !isLarge, product <= .max - 9 else { throw Mistake() }
      number = product + Int(next - 48)
      place += 1
    }
    if place == start { throw Mistake() }
    return number
  }

  /// A number, or the place of a word of three letters.
  private mutating func moment(_ words: [UInt32], from first: Int) throws(Mistake) -> Int {
    if Self.isDigit(next) { return try number() }
    guard place + 3 <= bytes.count else { throw Mistake() }
    let word = bytes[place..<place + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1 | 32) }
    place += 3
    guard let index = words.firstIndex(of: word), !Self.isInWord(next) else { throw Mistake() }
    return first + index
  }

  private static let nicknames: Set = [
    "reboot", "yearly", "annually", "monthly", "weekly", "daily", "midnight", "hourly",
  ]
  private static let months = codes([
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ])
  private static let weekdays = codes(["sun", "mon", "tue", "wed", "thu", "fri", "sat"])

  private static func codes(_ words: [String]) -> [UInt32] {
    words.map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
