import GrammarCombinators

extension GrammarGraph {
  /// Every path of one, two and three steps that derivations from the start rule have.
  var paths: Set<DerivationPath> {
    var paths: Set<DerivationPath> = []
    let steps = reachableSteps
    for (first, seconds) in steps {
      paths.insert(DerivationPath(outer: nil, middle: nil, inner: first))
      for second in seconds {
        paths.insert(DerivationPath(outer: nil, middle: first, inner: second))
        for third in steps[second] ?? [] {
          paths.insert(DerivationPath(outer: first, middle: second, inner: third))
        }
      }
    }
    return paths
  }

  /// Each step that a derivation can make, with the steps directly inside it.
  private var reachableSteps: [DerivationStep: [DerivationStep]] {
    let start = DerivationStep(place: 0, choice: .production)
    var steps: [DerivationStep: [DerivationStep]] = [:]
    var waiting = [start]
    while let step = waiting.popLast() {
      guard steps[step] == nil else { continue }
      let inside = self.inside(of: step)
      steps[step] = inside
      waiting += inside
    }
    return steps
  }

  private func inside(of step: DerivationStep) -> [DerivationStep] {
    switch (step.choice, step.choice == .production ? .nothing : nodes[step.place]) {
    case (.production, _): firstSteps(in: definitions[step.place].body)
    case (.alternative(let index), .choice(let parts)): firstSteps(in: parts[index])
    case (.count(let count), .repetition(let body, _, let separator, _)) where count > 0:
      firstSteps(in: body) + (count > 1 ? separator.map { firstSteps(in: $0) } ?? [] : [])
    default: []
    }
  }

  private func firstSteps(in node: Int) -> [DerivationStep] {
    switch nodes[node] {
    case .literal, .characters, .nothing: []
    case .sequence(let parts, _): parts.flatMap { firstSteps(in: $0) }
    case .choice(let parts): parts.indices.map { DerivationStep(place: node, choice: .alternative($0)) }
    case .repetition(_, let bounds, _, _):
      (bounds.lower...2).filter { $0 <= bounds.upper }.map { DerivationStep(place: node, choice: .count($0)) }
    case .production(let number): [DerivationStep(place: number, choice: .production)]
    }
  }
}
