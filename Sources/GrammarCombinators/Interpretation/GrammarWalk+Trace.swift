/// A production or token that a walk is in, or has walked over: all that is inside follows it in the list, up to `next`.
struct TraceEntry: Sendable {
  let node: Int32
  let start: Int
  var end: Int
  var next: Int

  func moved(by count: Int) -> TraceEntry { TraceEntry(node: node, start: start, end: end, next: next + count) }
}

extension GrammarWalk {
  /// Walks over what stands at the offset, if that fits the node, and notes what has been walked over.
  mutating func fitsTraced(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let traced = trace.count
    let start = offset
    let first = enterTrace(of: index)
    let found =
      nodes[Int(index)].isLeaf
      ? fitsLeaf(index, input)
      : first == Node.none ? walks(over: index, input) : isRemembering ? recalls(index, input) : fits(first, input)
    leaveTrace(of: index, from: traced, start, found)
    return found
  }

  /// Notes what has a place of its own, and gives the node that a rule stands for.
  @inline(never) private mutating func enterTrace(of index: Int32) -> Int32 {
    let node = nodes[Int(index)]
    if node.hasPlace { trace.append(TraceEntry(node: index, start: offset, end: offset, next: trace.count)) }
    return node.kind == .rule ? node.first : Node.none
  }

  /// A look-ahead leaves nothing behind, and neither does a run of nothing or what does not fit.
  @inline(never) private mutating func leaveTrace(of index: Int32, from traced: Int, _ start: Int, _ found: Bool) {
    let node = nodes[Int(index)]
    if !found || offset == start && (node.isLeaf || [.ahead, .notAhead].contains(node.kind)) {
      trace.removeSubrange(traced...)
    } else if trace.count > traced, trace[traced].node == index {
      trace[traced].end = offset
      trace[traced].next = trace.count
    }
  }
}
