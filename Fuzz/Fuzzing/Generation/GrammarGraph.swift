import GrammarCombinators

/// A grammar whose parts have numbers, so that what has been generated from them can be counted.
struct GrammarGraph: Sendable {
  /// A part of a right-hand side.
  enum Node: Sendable {
    case literal(String, ignoresCase: Bool)
    case characters(CharacterClass)
    case sequence([Int], isSpaced: Bool)
    case choice([Int])
    case repetition(Int, Syntax.RepetitionBounds, separator: Int?, isSpaced: Bool)
    case production(Int)
    case nothing
  }

  struct Definition: Sendable {
    let name: String
    let isToken: Bool
    var body: Int
  }

  private(set) var nodes: [Node] = []
  private(set) var definitions: [Definition] = []

  /// How many productions are inside one another in the shortest text of each node.
  private(set) var heights: [Int] = []

  private var numbers: [String: Int] = [:]

  init(_ grammar: Grammar) {
    for (index, production) in grammar.productions.enumerated() {
      numbers[production.name] = index
      definitions.append(Definition(name: production.name, isToken: production.kind == .token, body: -1))
    }
    for (index, production) in grammar.productions.enumerated() { definitions[index].body = add(production.body) }
    findHeights()
  }

  private mutating func add(_ syntax: Syntax) -> Int {
    if case .annotated(let body, _) = syntax { return add(body) }
    let node: Node =
      switch syntax {
      case .literal(let text, let ignoresCase, _): .literal(text, ignoresCase: ignoresCase)
      case .characters(let characters): .characters(characters)
      case .sequence(let parts, let spacing): .sequence(parts.map { add($0) }, isSpaced: spacing != .glued)
      case .choice(let parts): .choice(parts.map { add($0) })
      case .repetition(let body, let bounds, let separator, let spacing):
        .repetition(add(body), bounds, separator: separator.map { add($0) }, isSpaced: spacing != .glued)
      case .production(let production): numbers[production.name].map { .production($0) } ?? .nothing
      case .reference(let name): numbers[name].map { .production($0) } ?? .nothing
      case .lookAhead, .end, .annotated: .nothing
      }
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func findHeights() {
    let unknown = 1_000_000
    heights = Array(repeating: unknown, count: nodes.count)
    var isSettled = false
    while !isSettled {
      isSettled = true
      for index in nodes.indices {
        let height =
          switch nodes[index] {
          case .literal, .characters, .nothing: 0
          case .sequence(let parts, _): parts.map { heights[$0] }.max() ?? 0
          case .choice(let parts): parts.map { heights[$0] }.min() ?? 0
          case .repetition(let body, let bounds, _, _): bounds.lower == 0 ? 0 : heights[body]
          case .production(let number): heights[definitions[number].body] + 1
          }
        if height < heights[index] {
          heights[index] = height
          isSettled = false
        }
      }
    }
  }
}
