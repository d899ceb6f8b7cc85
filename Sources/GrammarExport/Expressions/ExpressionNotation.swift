/// How a notation writes right-hand sides.
protocol ExpressionNotation: Sendable {
  /// The leaves of right-hand sides.
  associatedtype Leaf: Hashable & Sendable

  /// The signs between the parts of a sequence, between alternatives, and around what is grouped.
  var sequenceMark: String { get }
  var choiceMark: String { get }
  var parentheses: (String, String) { get }

  func written(_ leaf: Leaf) -> WrittenExpression
  func repeated(_ multiplicity: Multiplicity, _ body: (Precedence) -> String) -> WrittenExpression
}

extension ExpressionNotation {
  var sequenceMark: String { " " }
  var choiceMark: String { " | " }
  var parentheses: (String, String) { ("(", ")") }

  func repeated(_ multiplicity: Multiplicity, _ body: (Precedence) -> String) -> WrittenExpression {
    WrittenExpression(body(.primary) + multiplicity.rawValue, .postfix)
  }

  /// The text of an expression, in parentheses if it holds together less tightly than `needed`.
  func write(_ expression: Expression<Leaf>, atLeast needed: Precedence = .choice) -> String {
    let written = written(expression)
    return written.precedence.rawValue < needed.rawValue
      ? parentheses.0 + written.text + parentheses.1 : written.text
  }

  func written(_ expression: Expression<Leaf>) -> WrittenExpression {
    switch expression {
    case .leaf(let leaf): written(leaf)
    case .sequence(let parts): .sequence(parts.map { write($0, atLeast: .postfix) }, sequenceMark)
    case .choice(let parts): .choice(parts.map { write($0, atLeast: .sequence) }, choiceMark)
    case .repeated(let body, let multiplicity): repeated(multiplicity) { write(body, atLeast: $0) }
    }
  }

  /// One production: what begins it, then its alternatives under each other.
  func production(_ head: String, _ body: Expression<Leaf>, end: String = "") -> String {
    guard case .choice(let alternatives) = body else { return head + write(body) + end }
    let mark = choiceMark.drop { $0 == " " }
    let margin = "\n" + String(repeating: " ", count: max(0, head.count - mark.count)) + mark
    return head + alternatives.map { write($0, atLeast: .sequence) }.joined(separator: margin) + end
  }
}

/// How tightly an expression holds together: what binds less tightly than its place asks for goes into parentheses.
enum Precedence: Int {
  case choice
  case sequence
  case postfix
  case primary
}

/// The text of an expression, and how tightly it holds together.
struct WrittenExpression {
  let text: String
  let precedence: Precedence

  init(_ text: String, _ precedence: Precedence = .primary) {
    self.text = text
    self.precedence = precedence
  }

  /// Texts one after the other.
  static func sequence(_ texts: [String], _ mark: String = " ") -> WrittenExpression {
    WrittenExpression(texts.joined(separator: mark), texts.count == 1 ? .primary : .sequence)
  }

  /// Texts of which each is one.
  static func choice(_ texts: [String], _ mark: String) -> WrittenExpression {
    WrittenExpression(texts.joined(separator: mark), texts.count == 1 ? .primary : .choice)
  }
}
