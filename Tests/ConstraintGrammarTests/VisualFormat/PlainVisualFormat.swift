import Foundation

/// Reads visual formats as Foundation does, written by hand over an array of characters, with `strtod` for the numbers.
///
/// It shares nothing with the library: what both make of a text is compared.
struct PlainVisualFormat {
  /// The constraints that a text states, a line each; `nil` if it is none.
  static func constraints(in text: String) -> [String]? {
    guard text.utf8.allSatisfy({ $0 < 128 && $0 > 0 }) else { return nil }
    var reader = PlainVisualFormat(rest: Array(text.utf8).map { Character(Unicode.Scalar($0)) })
    return reader.text()
  }

  private struct Predicate {
    var relation: String
    var value: String
    var isName: Bool
    var priority: String?
  }

  private var rest: [Character]
  private var lines: [String] = []
  private var isVertical = false

  private init(rest: [Character]) { self.rest = rest }

  private var start: String { isVertical ? "top" : "leading" }
  private var end: String { isVertical ? "bottom" : "trailing" }
  private var size: String { isVertical ? "height" : "width" }

  private mutating func text() -> [String]? {
    if rest.count > 1, rest[1] == ":" {
      guard rest[0] == "H" || rest[0] == "V" else { return nil }
      isVertical = rest[0] == "V"
      rest.removeFirst(2)
    }
    var previous: String?
    var gap: [Predicate]?
    if take("|") {
      previous = "superview"
      guard let connection = connection() else { return nil }
      gap = connection
    }
    while true {
      guard take("["), let name = name() else { return nil }
      let sizes: [Predicate]
      if rest.first == "(" {
        guard let list = list() else { return nil }
        sizes = list
      } else {
        sizes = []
      }
      guard take("]") else { return nil }
      if let previous, let gap {
        for predicate in gap {
          state(name, start, predicate, previous, previous == "superview" ? start : end)
        }
      }
      for predicate in sizes {
        let object = predicate.isName ? "number-or-size \(predicate.value)" : predicate.value
        lines.append("\(name).\(size) \(predicate.relation) \(object)" + suffix(predicate))
      }
      previous = name
      if rest.isEmpty { return lines }
      guard let connection = connection() else { return nil }
      gap = connection
      if take("|") {
        guard rest.isEmpty else { return nil }
        for predicate in connection { state("superview", end, predicate, name, end) }
        return lines
      }
    }
  }

  private mutating func state(
    _ first: String, _ attribute: String, _ predicate: Predicate, _ second: String, _ other: String
  ) {
    lines.append(
      "\(first).\(attribute) \(predicate.relation) \(second).\(other) + \(predicate.value)" + suffix(predicate))
  }

  private func suffix(_ predicate: Predicate) -> String { predicate.priority.map { " @ " + $0 } ?? "" }

  private mutating func connection() -> [Predicate]? {
    guard take("-") else { return [Predicate(relation: "==", value: "0.0", isName: false)] }
    if rest.first == "[" || rest.first == "|" { return [Predicate(relation: "==", value: "system", isName: false)] }
    let predicates: [Predicate]
    if rest.first == "(" {
      guard let list = list() else { return nil }
      predicates = list
    } else {
      guard rest.first != "-", let predicate = predicate() else { return nil }
      predicates = [predicate]
    }
    return take("-") ? predicates : nil
  }

  private mutating func list() -> [Predicate]? {
    guard take("(") else { return nil }
    var predicates: [Predicate] = []
    repeat {
      guard let predicate = predicate() else { return nil }
      predicates.append(predicate)
    } while take(",")
    return take(")") ? predicates : nil
  }

  private mutating func predicate() -> Predicate? {
    var relation = "=="
    for sign in ["==", "<=", ">="] where rest.starts(with: sign) {
      relation = sign
      rest.removeFirst(2)
      break
    }
    guard let (value, isName) = value() else { return nil }
    var predicate = Predicate(relation: relation, value: value, isName: isName)
    if take("@") {
      guard let (priority, isName) = self.value() else { return nil }
      if !isName, let number = Double(priority), !(number > 0 && number <= 1000) { return nil }
      predicate.priority = priority
    }
    return predicate
  }

  private mutating func value() -> (String, isName: Bool)? {
    guard let first = rest.first else { return nil }
    guard first.isNumber || first == "-" else { return name().map { ($0, true) } }
    // What `strtod` takes for a number that is none, or for infinity, is a word here.
    if first == "-", rest.count > 1, rest[1].isLetter { return nil }
    let (number, length) = Self.number(at: String(rest))
    guard length > 0, number.isFinite else { return nil }
    rest.removeFirst(length)
    return ("\(number)", false)
  }

  /// What `strtod` reads at the beginning of a text, and how many bytes that takes.
  private static func number(at text: String) -> (Double, Int) {
    // The text is held by the closure as long as the pointers to it are used.
    unsafe text.withCString { start in
      var end: UnsafeMutablePointer<CChar>?
      // The end is a pointer into the text.
      let number = unsafe strtod(start, &end)
      return (number, unsafe end.map { unsafe UnsafePointer($0) - start } ?? 0)
    }
  }

  private mutating func name() -> String? {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = word.first, !first.isNumber else { return nil }
    rest.removeFirst(word.count)
    return String(word)
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}
