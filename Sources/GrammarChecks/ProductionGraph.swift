import GrammarCombinators

/// Which production leads to which other.
struct ProductionGraph {
  private let names: [String]
  private let edges: [String: [String]]
  private let origins: [String: [String]]

  /// - Parameter next: the names to which a production leads.
  init(of grammar: Grammar, _ next: (Production) -> [String]) {
    names = grammar.productions.map { $0.name }
    var edges: [String: [String]] = [:]
    for production in grammar.productions { edges[production.name] = next(production) }
    self.edges = edges
    var origins: [String: [String]] = [:]
    for (origin, targets) in edges { for target in Set(targets) { origins[target, default: []].append(origin) } }
    self.origins = origins
  }

  /// Cycles of productions that lead to one another, each from its first production in the grammar's order on.
  ///
  /// Every production that leads to itself is on one of them. A cycle is listed once for each production on it.
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
      for name in edges[path[path.count - 1]] ?? [] {
        if name == start { return path }
        if seen.insert(name).inserted { paths.append(path + [name]) }
      }
    }
    return nil
  }

  /// The productions that lead to `name`, over others too; itself if it is on a cycle.
  func leading(to name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [name]
    while let next = waiting.popLast() {
      waiting += (origins[next] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }
}
