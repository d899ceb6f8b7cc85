/// The place of a production or a token in a text, and of all that it is made of.
public struct SyntaxTree: Hashable, Sendable {
  /// The name of the production; of a literal or a class its spelling in the grammar, such as `"("`.
  public let name: String

  /// Whether it is made of tokens and other rules, or is a token.
  public let kind: Production.Kind

  /// The part that a token plays, if something is said about it; `nil` for a rule.
  public let role: TokenRole?

  /// Where it stands, in UTF-8 offsets.
  public let range: Range<Int>

  /// The parts of it, in the order of the text: none for a token.
  public let children: [SyntaxTree]
}

extension SyntaxTree {
  /// The tokens in it, in the order of the text.
  public var tokens: [SyntaxTree] { kind == .token ? [self] : children.flatMap { $0.tokens } }
}

extension Interpreter {
  /// Which production stands where in a text that fits; `nil` where it does not.
  ///
  /// What a token is made of is not looked into.
  ///
  /// - Parameters:
  ///   - input: the UTF-8 bytes of the whole text.
  ///   - cursor: where to begin; after a success, where the recognised piece ends.
  /// - Complexity: that of a walk, and linear in the number of productions in the text.
  public func tree(of input: Span<UInt8>, from cursor: inout Cursor) -> SyntaxTree? {
    var walk = GrammarWalk(over: layout, from: cursor.offset, isTracing: true)
    guard fits(&walk, input), !walk.isStopped else { return nil }
    cursor.offset = walk.offset
    return trees(of: walk.trace, in: 0..<walk.trace.count).first
  }

  private func trees(of trace: [TraceEntry], in range: Range<Int>) -> [SyntaxTree] {
    var trees: [SyntaxTree] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let entry = trace[index]
      let node = layout.nodes[Int(entry.node)]
      let token = layout.misses[Int(node.missed)][0]
      trees.append(
        SyntaxTree(
          name: token.name, kind: node.kind == .rule ? .rule : .token, role: token.role,
          range: entry.start..<entry.end, children: self.trees(of: trace, in: index + 1..<entry.next)))
      index = entry.next
    }
    return trees
  }
}
