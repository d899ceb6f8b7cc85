import Filters

extension Handwritten {
  /// Filters, one a line.
  mutating func filters() throws(Mistake) -> [Filter] {
    var filters: [Filter] = []
    repeat {
      skipBlanks()
      filters.append(try disjunction())
      skipBlanks()
    } while take("\n")
    guard isAtEnd else { throw Mistake() }
    return filters
  }

  private mutating func disjunction() throws(Mistake) -> Filter {
    var filter = try conjunction()
    while takeOperator("or") { filter = .or(filter, try conjunction()) }
    return filter
  }

  private mutating func conjunction() throws(Mistake) -> Filter {
    var filter = try negation()
    while takeOperator("and") { filter = .and(filter, try negation()) }
    return filter
  }

  private mutating func takeOperator(_ word: StaticString) -> Bool {
    let start = place
    skipBlanks()
    guard takeWord(word) else {
      place = start
      return false
    }
    skipBlanks()
    return true
  }

  private mutating func negation() throws(Mistake) -> Filter {
    guard takeWord("not") else { return try condition() }
    skipBlanks()
    return .not(try condition())
  }

  private mutating func condition() throws(Mistake) -> Filter {
    if take("(") {
      skipBlanks()
      let filter = try disjunction()
      skipBlanks()
      try expect(")")
      return filter
    }
    guard Self.startsWord(next) else { throw Mistake() }
    let column = text(Self.isInWord)
    skipBlanks()
    guard takeWord("in") else {
      let comparison = try comparison()
      skipBlanks()
      return .compares(column, comparison, try value())
    }
    skipBlanks()
    try expect("(")
    var values: [Filter.Value] = []
    repeat {
      skipBlanks()
      values.append(try value())
      skipBlanks()
    } while take(",")
    try expect(")")
    return .isOneOf(column, values)
  }

  private mutating func comparison() throws(Mistake) -> Filter.Comparison {
    if take("<") { return take("=") ? .lessOrEqual : .less }
    if take(">") { return take("=") ? .greaterOrEqual : .greater }
    let isNegated = take("!")
    try expect("=")
    return isNegated ? .notEqual : .equal
  }

  private mutating func value() throws(Mistake) -> Filter.Value {
    if take("'") { return .text(try quotedText()) }
    if takeWord("null") { return .null }
    let start = place
    _ = take("-")
    try skipDigits()
    if take(".") { try skipDigits() }
    guard let number = Double(text(from: start, to: place)) else { throw Mistake() }
    return .number(number)
  }

  private mutating func quotedText() throws(Mistake) -> String {
    var text = text { $0 != 39 }
    try expect("'")
    while take("'") {
      text += "'" + self.text { $0 != 39 }
      try expect("'")
    }
    return text
  }

  /// A word, in whatever case its letters are.
  private mutating func takeWord(_ word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for index in place..<end {
      // The index is below the count of the constant.
      guard unsafe bytes[index] | 32 == word.utf8Start[index - place] else { return false }
    }
    if end < bytes.count, Self.isInWord(bytes[end]) { return false }
    place = end
    return true
  }
}
