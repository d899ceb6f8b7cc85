import Numerals

// The steps that are made of others, one for each kind of node.

extension GrammarWalk {
  mutating func fitsSequence(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    for place in 0..<Int(node.count) {
      let end = offset
      if place > 0, node.spacing != Node.none, !skips(node.spacing, input) { return false }
      let start = offset
      let link = links[Int(node.first) &+ place]
      guard fitsPart(link, input) else { return false }
      // What stands before a part that is empty is given back.
      if place > 0, offset == start { offset = end }
    }
    return true
  }

  /// Walks over a part of a sequence, or leaves it out.
  @inline(__always) private mutating func fitsPart(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    // What stands for itself is most of what is walked over.
    if nodes[Int(index)].kind == .byte, !isTracing { return fitsByte(index, input) }
    return leavesOut(index, input) || fits(index, input)
  }

  /// Whether a part is left out, since it can't begin with what stands here.
  @inline(__always) private mutating func leavesOut(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    guard nodes[Int(index)].kind == .repetition, nodes[Int(index)].lower == 0, isSkipping else { return false }
    let first = nodes[Int(index)].first
    if canBegin(first, with: input.byte(at: offset)) { return false }
    if silence == 0 { skip(first, first: 0, at: offset) }
    return true
  }

  mutating func fitsChoice(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    let start = offset
    let known = mistakes?.count
    let isSkipping = isSkipping
    let isHeard = silence == 0
    let byte = input.byte(at: start)
    var (place, found) = (0, false)
    while !found, place < Int(node.count) {
      let link = links[Int(node.first) &+ place]
      place &+= 1
      if isSkipping, !canBegin(link, with: byte) { continue }
      offset = start
      let tried = known == nil ? nil : mistakes?.count
      found = fits(link, input)
      // What is wrong in an alternative that is not taken is nobody's concern.
      if found, let known, let tried { mistakes?.removeSubrange(known..<tried) }
      if isCut { break }
    }
    if isHeard, isSkipping, place > 1 { skip(index, first: place, at: start) }
    return found
  }

  mutating func fitsRepetition(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    var count: Int32 = 0
    var end = offset
    if node.upper == 1, node.lower == 0 { return tries(node.first, input) || move(to: end) }
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
      // All that follows would be as empty; only a separator may still stand behind an empty first iteration.
      if iterationEnd == end, count >= node.lower, count > 0 || node.separator == Node.none { break }
      count &+= 1
      traced = trace.count
      end = iterationEnd
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

  mutating func fitsAhead(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let start = offset
    labels &+= 1
    let found = fits(nodes[Int(index)].first, input)
    labels &-= 1
    return found && move(to: start)
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
    if found {
      stop(at: start)
      if silence == 0, start == mistake.furthest { mistake.excluded = start..<offset }
    }
    offset = start
    return !found
  }

  mutating func fitsToken(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    let start = offset
    guard canBegin(index, with: input.byte(at: start)) else { return miss(node.missed, at: start) }
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
    let last = mistake.runOn ?? 0..<0
    if blindness == 0, (start, end) > (last.lowerBound, last.upperBound) { mistake.runOn = start..<end }
    return false
  }

  mutating func fitsLabel(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let node = nodes[Int(index)]
    let start = offset
    let isHere = mistake.furthest == start
    let (count, attempts) = isHere ? (mistake.missed.count, mistake.attempts) : (0, 0)
    labels &+= 1
    let found = fits(node.first, input)
    labels &-= 1
    if silence == 0, mistake.furthest == start, mistake.attempts > attempts {
      mistake.keep(first: count)
      _ = miss(node.missed, at: start)
    }
    // A body may fail without a miss: a look-ahead, a number that runs on. Where it got further, this miss is ignored.
    return found || miss(node.missed, at: start)
  }

  /// Walks over what may stand somewhere.
  package mutating func skips(_ spacing: Int32, _ input: Span<UInt8>) -> Bool {
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

  @inline(never) func isSpelled(_ index: Int32, _ input: Span<UInt8>, at start: Int) -> Bool {
    let node = nodes[Int(index)]
    for place in 0..<Int(node.count) {
      guard let byte = input.byte(at: start &+ place) else { return false }
      if (node.ignoresCase ? ASCII.lowercased(byte) : byte) != bytes[Int(node.first) &+ place] { return false }
    }
    guard node.isWord, let next = input.byte(at: start &+ Int(node.count)) else { return true }
    return !WordPart.contains(next)
  }
}
