import Filters

/// Filters by recursive descent, as it is written by hand.
struct HandwrittenFilters {
  private let bytes: ContiguousArray<UInt8>
  private var place = 0

  /// The filters of a text; `nil` where it is none.
  static func filters(in bytes: ContiguousArray<UInt8>) -> [Filter]? {
    var reader = HandwrittenFilters(bytes)
    return reader.file()
  }

  private init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  private mutating func file() -> [Filter]? {
    var filters: [Filter] = []
    repeat {
      skipBlanks()
      guard let filter = disjunction() else { return nil }
      filters.append(filter)
      skipBlanks()
    } while take(10)
    return place == bytes.count ? filters : nil
  }

  private mutating func disjunction() -> Filter? {
    guard var filter = conjunction() else { return nil }
    while true {
      let end = place
      skipBlanks()
      guard word("or") else {
        place = end
        return filter
      }
      skipBlanks()
      guard let next = conjunction() else { return nil }
      filter = .or(filter, next)
    }
  }

  private mutating func conjunction() -> Filter? {
    guard var filter = negation() else { return nil }
    while true {
      let end = place
      skipBlanks()
      guard word("and") else {
        place = end
        return filter
      }
      skipBlanks()
      guard let next = negation() else { return nil }
      filter = .and(filter, next)
    }
  }

  private mutating func negation() -> Filter? {
    guard word("not") else { return condition() }
    skipBlanks()
    return condition().map { .not($0) }
  }

  private mutating func condition() -> Filter? {
    if take(UInt8(ascii: "(")) {
      skipBlanks()
      guard let filter = disjunction() else { return nil }
      skipBlanks()
      return take(UInt8(ascii: ")")) ? filter : nil
    }
    guard Self.startsWord(next) else { return nil }
    let start = place
    while place < bytes.count, Self.isInWord(bytes[place]) { place += 1 }
    let column = String(decoding: bytes[start..<place], as: UTF8.self)
    skipBlanks()
    if word("in") {
      skipBlanks()
      guard take(UInt8(ascii: "(")) else { return nil }
      var values: [Filter.Value] = []
      repeat {
        skipBlanks()
        guard let value = value() else { return nil }
        values.append(value)
        skipBlanks()
      } while take(UInt8(ascii: ","))
      return take(UInt8(ascii: ")")) ? .isOneOf(column, values) : nil
    }
    guard let comparison = comparison() else { return nil }
    skipBlanks()
    return value().map { .compares(column, comparison, $0) }
  }

  private mutating func comparison() -> Filter.Comparison? {
    if take(UInt8(ascii: "!")) { return take(UInt8(ascii: "=")) ? .notEqual : nil }
    if take(UInt8(ascii: "<")) { return take(UInt8(ascii: "=")) ? .lessOrEqual : .less }
    if take(UInt8(ascii: ">")) { return take(UInt8(ascii: "=")) ? .greaterOrEqual : .greater }
    return take(UInt8(ascii: "=")) ? .equal : nil
  }

  private mutating func value() -> Filter.Value? {
    if take(UInt8(ascii: "'")) { return text() }
    guard next == UInt8(ascii: "-") || next &- UInt8(ascii: "0") < 10 else { return word("null") ? .null : nil }
    let start = place
    place += 1
    skipDigits()
    if take(UInt8(ascii: ".")) { skipDigits() }
    return Double(String(decoding: bytes[start..<place], as: UTF8.self)).map { .number($0) }
  }

  private mutating func text() -> Filter.Value? {
    let start = place
    var isEscaped = false
    while true {
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: "'") {
        place += 1
        if next != UInt8(ascii: "'") { break }
        isEscaped = true
      }
      place += 1
    }
    let content = bytes[start..<place - 1]
    return .text(isEscaped ? unquoted(content) : String(decoding: content, as: UTF8.self))
  }

  private var next: UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  private mutating func word(_ word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for index in place..<end {
      // The index is below the count of the constant.
      guard unsafe bytes[index] | 0x20 == word.utf8Start[index - place] else { return false }
    }
    if end < bytes.count, Self.isInWord(bytes[end]) { return false }
    place = end
    return true
  }

  private mutating func skipBlanks() {
    while next == 32 || next == 9 { place += 1 }
  }

  private mutating func skipDigits() {
    while next &- UInt8(ascii: "0") < 10 { place += 1 }
  }

  private static func startsWord(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 || byte == 95 }

  private static func isInWord(_ byte: UInt8) -> Bool { startsWord(byte) || byte &- UInt8(ascii: "0") < 10 }
}
