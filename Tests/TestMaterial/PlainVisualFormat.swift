import Foundation

/// Reads visual formats as Foundation does, written by hand over an array of characters, with `strtod` for the numbers.
///
/// It shares nothing with the library: what both make of a text is compared.
public struct PlainVisualFormat {
  /// A number, a name, or the distance that the system keeps.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case name(String)
    case system

    var line: String {
      switch self {
      case .number(let number): "\(number)"
      case .name(let name): name
      case .system: "system"
      }
    }
  }

  /// A constraint between the attributes of two items, or of a size alone.
  public struct Constraint: Sendable {
    /// The name of the item, which the superview does not have, and the attribute.
    public var first: (item: String?, attribute: String)
    public let relation: String
    /// What the distance is from; `nil` for a size.
    public var second: (item: String?, attribute: String)?
    public let value: Value
    public let priority: Value?

    /// Whether it is one more of a connection or a size that has several.
    public let isFurther: Bool

    public init(
      first: (item: String?, attribute: String), relation: String, second: (item: String?, attribute: String)?,
      value: Value, priority: Value?, isFurther: Bool = false
    ) {
      self.first = first
      self.relation = relation
      self.second = second
      self.value = value
      self.priority = priority
      self.isFurther = isFurther
    }

    /// The constraint in one line.
    public var line: String {
      let object: String
      if let second {
        object = "\(second.item ?? "superview").\(second.attribute) + \(value.line)"
      } else if case .name(let name) = value {
        object = "number-or-size \(name)"
      } else {
        object = value.line
      }
      return "\(first.item ?? "superview").\(first.attribute) \(relation) \(object)"
        + (priority.map { " @ " + $0.line } ?? "")
    }
  }

  /// The constraints that a text states; `nil` if it is none.
  public static func constraints(in text: String) -> [Constraint]? {
    guard text.utf8.allSatisfy({ $0 < 128 && $0 > 0 }) else { return nil }
    var reader = PlainVisualFormat(rest: Array(text.utf8).map { Character(Unicode.Scalar($0)) })
    return reader.text()
  }

  private struct Predicate {
    var relation: String
    var value: Value
    var priority: Value?
  }

  private var rest: [Character]
  private var constraints: [Constraint] = []
  private var isVertical = false

  private init(rest: [Character]) { self.rest = rest }

  private var start: String { isVertical ? "top" : "leading" }
  private var end: String { isVertical ? "bottom" : "trailing" }
  private var size: String { isVertical ? "height" : "width" }

  private mutating func text() -> [Constraint]? {
    if rest.count > 1, rest[1] == ":" {
      guard rest[0] == "H" || rest[0] == "V" else { return nil }
      isVertical = rest[0] == "V"
      rest.removeFirst(2)
    }
    var previous: String?
    var isFirst = true
    var gap: [Predicate]?
    if take("|") {
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
      if let gap { state((name, start), gap, (previous, isFirst ? start : end)) }
      state((name, size), sizes, nil)
      (previous, isFirst) = (name, false)
      if rest.isEmpty { return constraints }
      guard let connection = connection() else { return nil }
      gap = connection
      if take("|") {
        guard rest.isEmpty else { return nil }
        state((nil, end), connection, (name, end))
        return constraints
      }
    }
  }

  private mutating func state(_ first: (String?, String), _ predicates: [Predicate], _ second: (String?, String)?) {
    for (index, predicate) in predicates.enumerated() {
      constraints.append(
        Constraint(
          first: first, relation: predicate.relation, second: second, value: predicate.value,
          priority: predicate.priority, isFurther: index > 0))
    }
  }

  private mutating func connection() -> [Predicate]? {
    guard take("-") else { return [Predicate(relation: "==", value: .number(0))] }
    if rest.first == "[" || rest.first == "|" { return [Predicate(relation: "==", value: .system)] }
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
    guard let value = value() else { return nil }
    var predicate = Predicate(relation: relation, value: value)
    if take("@") {
      guard let priority = self.value() else { return nil }
      if case .number(let number) = priority, !(number > 0 && number <= 1000) { return nil }
      predicate.priority = priority
    }
    return predicate
  }

  private mutating func value() -> Value? {
    guard let first = rest.first else { return nil }
    guard first.isNumber || first == "-" else { return name().map { .name($0) } }
    // What `strtod` takes for a number that is none, or for infinity, is a word here.
    if first == "-", rest.count > 1, rest[1].isLetter { return nil }
    let (number, length) = Self.number(at: String(rest))
    guard length > 0, number.isFinite else { return nil }
    rest.removeFirst(length)
    return .number(number)
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
