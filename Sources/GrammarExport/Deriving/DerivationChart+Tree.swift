import GrammarCombinators

/// The tree of what has been found.
extension DerivationChart {
  /// A part of a tree while it is put together, from its end to its beginning.
  private struct Part {
    let node: Int32
    let isLeaf: Bool
    let range: Range<Int>
    var children: [SyntaxTree] = []
  }

  /// The tree of a whole text; `nil` if it is deeper than that.
  ///
  /// Lists contain themselves as often as they have elements, so the way back is kept in an array.
  func tree(of whole: Int32, mostDepth: Int) -> SyntaxTree? {
    var parts: [Part] = [Part(node: Node.none, isLeaf: false, range: 0..<0)]
    var way = [whole]
    while let index = way.popLast() {
      if parts.count > mostDepth { return nil }
      let item = items[Int(index)]
      let rule = rules.rules[Int(rules.states[Int(item.state)].rule)]
      guard item.before >= 0 else {
        if rule.node != Node.none { close(&parts) }
        continue
      }
      way.append(item.before)
      let range = Int(items[Int(item.before)].end)..<Int(item.end)
      if item.child >= 0 {
        let child = items[Int(item.child)]
        let rule = rules.rules[Int(rules.states[Int(child.state)].rule)]
        if rule.node != Node.none {
          parts.append(Part(node: rule.node, isLeaf: rule.isLeaf, range: Int(child.origin)..<Int(child.end)))
        }
        // A rule without a right-hand side has its place all the same.
        if child.before < 0, rule.node != Node.none { close(&parts) } else { way.append(item.child) }
      } else if case .terminal(let terminal)? = rules.states[Int(item.state) - 1].next,
        !rules.terminals[Int(terminal)].isOneCharacter
      {
        add(leaf(rules.terminals[Int(terminal)].node, range), to: &parts)
      }
    }
    return parts[0].children[0]
  }

  private func add(_ tree: SyntaxTree?, to parts: inout [Part]) {
    guard let tree, !parts[parts.count - 1].isLeaf else { return }
    parts[parts.count - 1].children.append(tree)
  }

  private func close(_ parts: inout [Part]) {
    guard let part = parts.popLast() else { return }
    if part.isLeaf { return add(part.range.isEmpty ? nil : leaf(part.node, part.range), to: &parts) }
    let token = rules.layout.misses[Int(rules.layout.nodes[Int(part.node)].missed)][0]
    add(
      SyntaxTree(
        name: token.name, kind: .rule, role: token.role, range: part.range, children: part.children.reversed()),
      to: &parts)
  }

  /// A token; `nil` for what has no place in a tree.
  private func leaf(_ node: Int32, _ range: Range<Int>) -> SyntaxTree? {
    let miss = rules.layout.nodes[Int(node)].missed
    guard miss >= 0, let token = rules.layout.misses[Int(miss)].first, rules.layout.nodes[Int(node)].kind != .end else {
      return nil
    }
    return SyntaxTree(name: token.name, kind: .token, role: token.role, range: range, children: [])
  }
}
