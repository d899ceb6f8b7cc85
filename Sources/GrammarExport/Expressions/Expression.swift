/// A right-hand side whose leaves are of some kind: the symbols of a text, those of a grammar of tokens, or written
/// text.
///
/// It matches the empty text only where a part may be left out, unless a leaf matches that.
package indirect enum Expression<Leaf: Hashable & Sendable>: Hashable, Sendable {
  case leaf(Leaf)
  case sequence([Expression])
  case choice([Expression])
  case repeated(Expression, Multiplicity)

  /// The parts directly inside, in order.
  package var parts: [Expression] {
    switch self {
    case .leaf: []
    case .sequence(let parts), .choice(let parts): parts
    case .repeated(let body, _): [body]
    }
  }

  /// The leaves in it, in order.
  var leaves: [Leaf] { if case .leaf(let leaf) = self { [leaf] } else { parts.flatMap(\.leaves) } }

  /// One after the other, without a list of one or a list inside a list.
  static func joined(_ parts: [Expression]) -> Expression {
    let flat = parts.flatMap(\.pieces)
    return flat.count == 1 ? flat[0] : .sequence(flat)
  }

  /// One of several, without a list of one or a list inside a list.
  static func either(_ parts: [Expression]) -> Expression {
    let flat = parts.flatMap(\.alternatives)
    return flat.count == 1 ? flat[0] : .choice(flat)
  }

  /// The parts that it has one after the other.
  var pieces: [Expression] { if case .sequence(let parts) = self { parts } else { [self] } }

  /// The alternatives of which it is one.
  var alternatives: [Expression] { if case .choice(let parts) = self { parts } else { [self] } }

  /// This or nothing.
  var orNothing: Expression {
    switch self {
    case .repeated(let body, .oneOrMore): .repeated(body, .zeroOrMore)
    case .repeated: self
    default: .repeated(self, .optional)
    }
  }

  /// The same `lower` times, then as often as there may be more.
  func times(_ lower: Int, _ upper: Int) -> [Expression] {
    let copies = Array(repeating: self, count: lower)
    if upper == .max { return copies + [.repeated(self, .zeroOrMore)] }
    guard lower < upper else { return copies }
    var rest = Expression.repeated(self, .optional)
    for _ in (lower + 1)..<upper { rest = .repeated(.joined([self, rest]), .optional) }
    return copies + [rest]
  }

  /// The same with its parts changed.
  func mapParts(_ change: (Expression) -> Expression) -> Expression {
    switch self {
    case .leaf: self
    case .sequence(let parts): .sequence(parts.map(change))
    case .choice(let parts): .choice(parts.map(change))
    case .repeated(let body, let multiplicity): .repeated(change(body), multiplicity)
    }
  }

  /// The same with its leaves changed, in order.
  func mapLeaves<Other>(_ change: (Leaf) -> Other) -> Expression<Other> {
    switch self {
    case .leaf(let leaf): .leaf(change(leaf))
    case .sequence(let parts): .sequence(parts.map { $0.mapLeaves(change) })
    case .choice(let parts): .choice(parts.map { $0.mapLeaves(change) })
    case .repeated(let body, let multiplicity): .repeated(body.mapLeaves(change), multiplicity)
    }
  }

  /// Whether it matches the empty text.
  func canBeEmpty(_ isEmpty: (Leaf) -> Bool = { _ in false }) -> Bool {
    switch self {
    case .leaf(let leaf): isEmpty(leaf)
    case .sequence(let parts): parts.allSatisfy { $0.canBeEmpty(isEmpty) }
    case .choice(let parts): parts.contains { $0.canBeEmpty(isEmpty) }
    case .repeated(let body, let multiplicity): multiplicity != .oneOrMore || body.canBeEmpty(isEmpty)
    }
  }

  /// The beginnings of it, from those of the leaves.
  func beginnings<Beginning>(
    _ isEmpty: (Leaf) -> Bool = { _ in false }, of leaf: (Leaf) -> [Beginning]
  ) -> [Beginning] {
    switch self {
    case .leaf(let symbol): return leaf(symbol)
    case .sequence(let parts):
      let count = parts.prefix { $0.canBeEmpty(isEmpty) }.count
      return parts.prefix(count + 1).flatMap { $0.beginnings(isEmpty, of: leaf) }
    case .choice, .repeated: return parts.flatMap { $0.beginnings(isEmpty, of: leaf) }
    }
  }
}

/// How often something is there.
package enum Multiplicity: String, Sendable {
  case optional = "?"
  case zeroOrMore = "*"
  case oneOrMore = "+"
}

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

/// How tightly an expression holds together. If it does so less tightly than its place needs, it stands in
/// parentheses.
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

/// Which terminals of a grammar can be the first of a text, and which can follow each other.
struct Neighbours<Leaf: Hashable & Sendable> {
  /// The terminals that can stand directly behind each, and behind each rule.
  private(set) var followers: [Leaf: Set<Leaf>] = [:]

  private let rules: Set<Leaf>
  private let isSkipped: (Leaf) -> Bool
  private var first: [Leaf: Set<Leaf>] = [:]
  private var hasChanged = true

  /// - Parameters:
  ///   - rules: the rules by what stands for them; all other leaves are terminals.
  ///   - isSkipped: whether a terminal is passed over, so that what stands on either side of it is taken for
  ///     neighbours.
  init(_ rules: [(leaf: Leaf, body: Expression<Leaf>)], skipping isSkipped: @escaping (Leaf) -> Bool = { _ in false }) {
    self.rules = Set(rules.map(\.leaf))
    self.isSkipped = isSkipped
    while hasChanged {
      hasChanged = false
      for (leaf, body) in rules {
        let found = beginnings(of: body)
        if found != first.updateValue(found, forKey: leaf) { hasChanged = true }
      }
    }
    hasChanged = true
    while hasChanged {
      hasChanged = false
      for (leaf, body) in rules { visit(body, before: followers[leaf] ?? []) }
    }
  }

  /// The terminals that an expression can begin with.
  func beginnings(of expression: Expression<Leaf>) -> Set<Leaf> {
    Set(
      expression.beginnings(isSkipped) { leaf in
        rules.contains(leaf) ? Array(first[leaf] ?? []) : isSkipped(leaf) ? [] : [leaf]
      })
  }

  private mutating func visit(_ expression: Expression<Leaf>, before next: Set<Leaf>) {
    switch expression {
    case .leaf(let leaf):
      guard !next.isSubset(of: followers[leaf] ?? []) else { return }
      followers[leaf, default: []].formUnion(next)
      hasChanged = true
    case .sequence(let parts):
      var next = next
      for part in parts.reversed() {
        visit(part, before: next)
        next = beginnings(of: part).union(part.canBeEmpty(isSkipped) ? next : [])
      }
    case .repeated(let body, let multiplicity):
      visit(body, before: multiplicity == .optional ? next : next.union(beginnings(of: body)))
    case .choice(let parts): for part in parts { visit(part, before: next) }
    }
  }
}
