import GrammarCombinators
import Testing

@testable import GrammarChecks

@Suite struct ProductionGraphTests {
  /// A chain of productions, each of which leads to itself or another one where a bit says so.
  @Test func findsWhatLeadsToEach() {
    let names = (0..<4).map { "r\($0)" }
    let productions = names.map { name in Production(name, .rule) { .literal("") } }
    let all = Grammar(start: Production("start", .rule) { .choice(productions.map { .production($0) }) })
    for bits in 0..<(1 << 16) where bits % 7 == 0 {
      var targets = ["start": names]
      for (origin, name) in names.enumerated() {
        targets[name] = names.indices.filter { bits >> (origin * 4 + $0) & 1 == 1 }.map { names[$0] }
      }
      let graph = ProductionGraph(of: all) { targets[$0.name] ?? [] }
      // All that is reached from a production, one step after the other.
      for name in names {
        let leading = targets.keys.filter { origin in
          var reached = Set(targets[origin] ?? [])
          for _ in names { for next in reached { reached.formUnion(targets[next] ?? []) } }
          return reached.contains(name)
        }
        guard graph.leading(to: name) != Set(leading) else { continue }
        Issue.record("\(targets): \(name) is reached from \(leading), not \(graph.leading(to: name))")
        return
      }
    }
  }
}
