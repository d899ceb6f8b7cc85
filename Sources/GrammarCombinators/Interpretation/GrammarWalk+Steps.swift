import Numerals

// The steps that are made of others, one for each kind of node.

extension GrammarWalk {
  mutating func fitsSequence(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    for place in 0..<Int(node.count) {
      let end = offset
      if place > 0, !skips(node.spacing, input) { return false }
      let start = offset
      guard fits(links[Int(node.first) &+ place], input) else { return false }
      // What stands before a part that is empty is given back.
      if place > 0, offset == start { offset = end }
    }
    return true
  }

  mutating func fitsChoice(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    let start = offset
    let known = mistakes?.count
    for place in 0..<Int(node.count) {
      offset = start
      let tried = mistakes?.count
      if fits(links[Int(node.first) &+ place], input) {
        // What is wrong in an alternative that is not taken is nobody's concern.
        if let known, let tried { mistakes?.removeSubrange(known..<tried) }
        return true
      }
    }
    return false
  }

  mutating func fitsRepetition(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    var count: Int32 = 0
    var end = offset
    var traced = trace.count
    while count < node.upper {
      var iterationEnd = end
      if count > 0 {
        guard skips(node.spacing, input) else { return false }
        if node.separator != Node.none {
          let start = offset
          guard tries(node.separator, input) else { break }
          if offset > start { iterationEnd = offset }
          guard skips(node.spacing, input) else { return false }
        }
      }
      let start = offset
      guard tries(node.first, input) else { break }
      if offset > start { iterationEnd = offset }
      count &+= 1
      traced = trace.count
      let isEmpty = iterationEnd == end
      end = iterationEnd
      // All that follows would be as empty; only a separator may still stand behind an empty first iteration.
      if isEmpty, count >= node.lower, count > 1 || node.separator == Node.none { break }
    }
    offset = end
    // A separator that the body does not follow is given back.
    if trace.count > traced { trace.removeSubrange(traced...) }
    return count >= node.lower
  }

  mutating func fitsNesting(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    guard nesting < nodes[Int(index)].upper else { return stopForGood() }
    nesting &+= 1
    let found = fits(nodes[Int(index)].first, input)
    nesting &-= 1
    return found
  }

  /// The nodes that few grammars have.
  mutating func fitsOther(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    switch nodes[Int(index)].kind {
    case .notAhead: return fitsNot(index, input)
    case .numeral: return fitsNumeral(index, input)
    case .label: return fitsLabel(index, input)
    default: return fitsAhead(index, input)
    }
  }

  mutating func fitsAhead(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let start = offset
    guard fits(nodes[Int(index)].first, input) else { return false }
    return move(to: start)
  }

  mutating func fitsNot(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    let start = offset
    let outer = silence
    silence &+= 1
    blindness &+= 1
    let found = fits(node.first, input) && !isCut
    silence = outer
    blindness &-= 1
    offset = start
    if found { stop(at: start) }
    return !found
  }

  mutating func fitsToken(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    let start = offset
    if node.beginning != Node.none {
      guard let byte = input.byte(at: start), classes[Int(node.beginning)].contains(byte) else {
        return miss(node.missed, at: start)
      }
    }
    silence &+= 1
    let found = fits(node.first, input)
    silence &-= 1
    return found || miss(node.missed, at: start)
  }

  mutating func fitsNumeral(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    let start = offset
    guard fits(node.first, input) else { return false }
    let end = DecimalNumeral.endOfRun(in: input, from: offset)
    if end == offset { return true }
    stop(at: start)
    // Of two kinds of numbers that begin here the one is told that gets further.
    if blindness == 0, (start, end) > (runOn?.lowerBound ?? 0, runOn?.upperBound ?? 0) { runOn = start..<end }
    return false
  }

  mutating func fitsLabel(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    let start = offset
    let earlier = furthest == start ? (count: missed.count, attempts: attempts) : (count: 0, attempts: 0)
    labels &+= 1
    let found = fits(node.first, input)
    labels &-= 1
    if silence == 0, furthest == start, attempts > earlier.attempts {
      missed.removeSubrange(earlier.count...)
      known = missed.reduce(0) { $0 | Self.bit(of: $1) }
      _ = miss(node.missed, at: start)
    }
    // A body may fail without a miss: a look-ahead, a number that runs on. Where it got further, this miss is ignored.
    return found || miss(node.missed, at: start)
  }

  /// Walks over what may stand somewhere.
  mutating func skips(_ spacing: Int32, _ input: Span<UInt8>) -> Bool {
    switch spacing {
    case Node.none: return true
    case Node.whiteSpace:
      while let byte = input.byte(at: offset), WhiteSpace.contains(byte) { offset &+= 1 }
      return true
    default:
      let node = nodes[Int(spacing)]
      if node.kind == .run, node.lower == 0 { return move(to: run(of: node, input, from: offset).end) }
      silence &+= 1
      let isSkipped = fits(spacing, input)
      silence &-= 1
      // A comment that does not end is what is wrong, where it begins.
      if !isSkipped { stop(at: offset) }
      return isSkipped
    }
  }

  func isSpelled(_ node: Node, _ input: Span<UInt8>, at start: Int) -> Bool {
    for place in 0..<Int(node.count) {
      guard let byte = input.byte(at: start &+ place) else { return false }
      if (node.ignoresCase ? ASCII.lowercased(byte) : byte) != bytes[Int(node.first) &+ place] { return false }
    }
    guard node.isWord, let next = input.byte(at: start &+ Int(node.count)) else { return true }
    return !WordPart.contains(next)
  }
}
