// What a walk keeps to tell why a text does not fit.

extension GrammarWalk {
  @inline(__always) mutating func move(to end: Int) -> Bool {
    offset = end
    return true
  }

  @inline(__always) mutating func miss(_ miss: Int32, at place: Int) -> Bool {
    if silence == 0, place >= mistake.furthest { note(miss, at: place) }
    return false
  }

  @inline(never) private mutating func note(_ miss: Int32, at place: Int) {
    stop(at: place)
    mistake.add(miss)
  }

  /// Notes that the walk goes no further than a place. Something stands there that must not, and nothing with a name
  /// is missing.
  mutating func stop(at place: Int) {
    if silence == 0, place > mistake.furthest { mistake.move(to: place) }
  }

  /// Whether a node can begin with a byte, or at the end of the text if there is none. Where that is not known, it is
  /// taken for true.
  @inline(__always) package func canBegin(_ index: Int32, with byte: UInt8?) -> Bool {
    let beginning = nodes[Int(index)].beginning
    if beginning == Node.none { return true }
    return byte.map { classes[Int(beginning)].bits.contains($0) } ?? false
  }

  /// Walks over a node of several that may stand here, unless the node can't begin with what stands here.
  @inline(__always) mutating func tries(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    if canBegin(index, with: input.byte(at: offset)) { return fits(index, input) }
    if !isSkipping { return fits(index, input) }
    if silence == 0 { skip(index, first: 0, at: offset) }
    return false
  }

  /// Whether nodes that can't begin with what stands here are only noted, and not walked over at once.
  @inline(__always) var isSkipping: Bool { mutating get { labels == 0 && mistakes == nil } }

  /// Notes that a node was not walked over; with a count, those of the first nodes of a choice that can't begin here.
  @inline(never) mutating func skip(_ index: Int32, first count: Int, at place: Int) {
    guard place >= mistake.furthest, place >= skippedPlace else { return }
    if place > skippedPlace {
      while !skipped.isEmpty { skipped.removeLast() }
      skippedPlace = place
    } else if skipped.contains(where: { $0.node == index && $0.count == count }) {
      return
    }
    skipped.append((index, count))
  }

  /// Finds out what is missed by all nodes that were skipped, if that is still the furthest place.
  mutating func walkOverSkipped(_ input: Span<UInt8>) {
    guard skippedPlace >= mistake.furthest else { return }
    (silence, labels) = (0, 1)
    stop(at: skippedPlace)
    for (index, count) in skipped {
      let node = nodes[Int(index)]
      for link in count == 0 ? [index] : links[Int(node.first)..<Int(node.first) + count]
      where !canBegin(link, with: input.byte(at: skippedPlace)) {
        offset = skippedPlace
        _ = fits(link, input)
      }
    }
  }
}

// The steps that decide how a parse goes on behind a mistake.

extension GrammarWalk {
  mutating func fitsCommitted(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let first = nodes[Int(index)].first
    let start = offset
    let outer = silence
    if fits(first, input) { return true }
    if isCut || isStopped { return false }
    if outer > 0, blindness == 0 {
      // Inside a token, it was not noted what is missing.
      (offset, silence) = (start, 0)
      _ = fits(first, input)
    }
    silence = Self.cut
    return false
  }

  mutating func fitsRecovery(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    guard mistakes != nil, blindness == 0 else { return fits(node.first, input) }
    let start = offset
    let outer = (silence: silence, mistake: mistake)
    silence = 0
    // An alternative that was not taken may have got further than the mistake. That is not what is wrong.
    if mistake.furthest > start { mistake = Mistake(furthest: start) }
    let found = fits(node.first, input) && !isCut
    let end = offset
    let obstacle = obstacle
    if let obstacle, steps < Self.mostSteps {
      // Nesting that is too deep is a mistake like others where the walk goes on behind mistakes.
      mistake = Mistake(furthest: obstacle)
      mistake.isTooDeep = true
      self.obstacle = nil
    }
    if !found || obstacle != nil, !isStopped, skips(upTo: node, input, from: start) {
      mistakes?.append(mistake)
      skips.append((start..<offset, index))
      silence = outer.silence
      mistake = Mistake(furthest: offset)
      return true
    }
    self.obstacle = obstacle
    if found || !isCut { silence = outer.silence }
    if outer.mistake.furthest > mistake.furthest { mistake = outer.mistake }
    offset = end
    return found
  }

  /// Moves behind the text that ends a mistake. That text has to stand at the place of the mistake or behind it.
  ///
  /// - Returns: whether it stands there, and there is anything to skip.
  private mutating func skips(upTo node: Node, _ input: Span<UInt8>, from start: Int) -> Bool {
    let outer = silence
    blindness += 1
    defer { (silence, blindness) = (outer, blindness - 1) }
    var end = start
    while end < mistake.furthest || !moves(over: node.separator, input, from: end) {
      if moves(over: node.spacing, input, from: end), offset > end {
        end = offset
      } else if end < input.count {
        end += 1
      } else {
        return false
      }
    }
    return offset > start
  }

  private mutating func moves(over index: Int32, _ input: Span<UInt8>, from start: Int) -> Bool {
    (offset, silence) = (start, 1)
    let found = fits(index, input) && !isCut && !isStopped
    obstacle = nil
    return found
  }
}

/// A production or token that a walk is in, or has walked over: all that is inside follows it in the list, up to `next`.
package struct TraceEntry: Sendable {
  let node: Int32
  let start: Int
  var end: Int
  package var next: Int

  package init(node: Int32, start: Int, end: Int, next: Int) {
    (self.node, self.start, self.end, self.next) = (node, start, end, next)
  }

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

  /// Notes the beginning of a node that has a place in the tree. Gives the node that a rule stands for.
  @inline(never) private mutating func enterTrace(of index: Int32) -> Int32 {
    let node = nodes[Int(index)]
    if node.hasPlace { trace.append(TraceEntry(node: index, start: offset, end: offset, next: trace.count)) }
    return node.kind == .rule ? node.first : Node.none
  }

  /// Ends the place of a node in the tree. Look-aheads, runs of nothing and what does not fit leave nothing in it.
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
