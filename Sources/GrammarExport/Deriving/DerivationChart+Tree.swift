import GrammarCombinators

/// The tree of what has been found.
extension DerivationChart {
  /// A part of a tree while it is put together, from its end to its beginning.
  private struct Part {
    let node: Int32
    let isLeaf: Bool
    let range: Range<Int>
    /// How many places were found when it was begun.
    let count: Int
  }

  /// The tree of a whole text; `nil` if it is deeper than that.
  ///
  /// Lists contain themselves as often as they have elements, so the way back is kept in an array.
  mutating func tree(of whole: Int32, mostDepth: Int) -> SyntaxTree? {
    // The last one first, and the number of places inside each for where the next one is.
    var places: [TraceEntry] = []
    var parts: [Part] = []
    var way = [whole]

    func add(_ node: Int32, _ range: Range<Int>, since count: Int) {
      places.append(
        TraceEntry(node: node, start: range.lowerBound, end: range.upperBound, next: places.count - count + 1))
    }

    func close() {
      guard let part = parts.popLast() else { return }
      if !part.isLeaf {
        add(part.node, part.range, since: part.count)
      } else if !part.range.isEmpty {
        add(part.node, part.range, since: places.count)
      }
    }

    while let index = way.popLast() {
      if parts.count > mostDepth { return nil }
      unfold(index)
      let item = items[Int(index)]
      guard item.before >= 0 else {
        if rule(of: item).node != Node.none { close() }
        continue
      }
      way.append(item.before)
      let range = Int(items[Int(item.before)].end)..<Int(item.end)
      if item.child >= 0 {
        let child = items[Int(item.child)]
        let rule = rule(of: child)
        if rule.node != Node.none {
          parts.append(
            Part(
              node: rule.node, isLeaf: rule.isLeaf, range: Int(child.origin)..<Int(child.end), count: places.count))
        }
        // A rule without a right-hand side has its place all the same.
        if child.before < 0, rule.node != Node.none { close() } else { way.append(item.child) }
      } else if case .terminal(let terminal)? = rules.states[Int(item.state) - 1].next,
        case let terminal = rules.terminals[Int(terminal)], !terminal.isOneCharacter, parts.last?.isLeaf != true,
        case let node = rules.layout.nodes[Int(terminal.node)], node.hasPlace, node.kind == .token || !range.isEmpty
      {
        add(terminal.node, range, since: places.count)
      }
    }
    let count = places.count
    for index in places.indices { places[index].next += count - 1 - index }
    return SyntaxTree(places.reversed(), of: rules.layout)
  }

  private func rule(of item: Item) -> DerivationRules.Rule { rules.rules[Int(rules.states[Int(item.state)].rule)] }
}
