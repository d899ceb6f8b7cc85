extension Grammar {
  /// The productions that begin with themselves.
  var leftRecursions: [GrammarProblem] {
    LeftRecursion(in: self).cycles.map { .leftRecursion(rule: $0[0], through: Array($0.dropFirst())) }
  }
}

/// Which production may be tried at the very beginning of which other.
struct LeftRecursion {
  private let names: [String]
  private var beginnings: [String: [String]] = [:]

  init(in grammar: Grammar) {
    names = grammar.productions.map { $0.name }
    let nullable = NullableRules(of: grammar)
    for production in grammar.productions {
      beginnings[production.name] = Self.beginnings(of: production.body, nullable)
    }
  }

  /// Cycles of productions that begin with one another, each from its first production in the grammar's order on.
  ///
  /// Every production that begins with itself is on one of them. A cycle is listed once for each production on it.
  var cycles: [[String]] {
    names.compactMap { name in
      guard let cycle = shortestCycle(from: name) else { return nil }
      let first = names.first(where: cycle.contains).flatMap(cycle.firstIndex) ?? 0
      return Array(cycle[first...] + cycle[..<first])
    }
  }

  private func shortestCycle(from start: String) -> [String]? {
    var paths = [[start]]
    var seen: Set<String> = []
    var next = 0
    while next < paths.count {
      let path = paths[next]
      next += 1
      for name in beginnings[path[path.count - 1]] ?? [] {
        if name == start { return path }
        if seen.insert(name).inserted { paths.append(path + [name]) }
      }
    }
    return nil
  }

  /// The productions that `syntax` may try before it has read anything.
  private static func beginnings(of syntax: Syntax, _ nullable: NullableRules) -> [String] {
    switch syntax {
    case .literal, .characters, .end: []
    case .production(let production): [production.name]
    case .reference(let name): [name]
    case .choice, .lookAhead, .annotated: syntax.parts.flatMap { beginnings(of: $0, nullable) }
    case .sequence, .repetition:
      syntax.parts.prefix(1 + (syntax.parts.firstIndex { !nullable.canBeEmpty($0) } ?? syntax.parts.count))
        .flatMap { beginnings(of: $0, nullable) }
    }
  }
}
