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
  ///   - isSkipped: whether what stands on either side of a terminal is taken for neighbours.
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
