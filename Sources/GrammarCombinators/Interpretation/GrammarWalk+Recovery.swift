/// What is wrong at one place of a text.
struct Mistake {
  var furthest: Int
  var missed: [Int32] = []
  var runOn: Range<Int>?
  var excluded: Range<Int>?
}

// The steps that decide how a parse goes on behind what does not fit.

extension GrammarWalk {
  var mistake: Mistake {
    get { Mistake(furthest: furthest, missed: missed, runOn: runOn, excluded: excluded) }
    set {
      (furthest, missed) = (newValue.furthest, newValue.missed)
      (runOn, excluded) = (newValue.runOn, newValue.excluded)
    }
  }

  mutating func fitsCommitted(_ index: Int32, _ input: Span<UInt8>) -> Bool {
    let first = nodes[Int(index)].first
    let start = offset
    let outer = silence
    if fits(first, input) { return true }
    if isCut || isStopped { return false }
    if outer > 0, blindness == 0 {
      // Inside a token nobody has heard what is missing.
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
    let outer = (silence, mistake, known, attempts)
    silence = 0
    // What an alternative got to that was not taken is further than the mistake, and not what is wrong.
    if furthest > start { (mistake, known, attempts) = (Mistake(furthest: start), 0, 0) }
    let found = fits(node.first, input) && !isCut
    let end = offset
    if !found, !isStopped, skips(upTo: node, input, from: start) {
      let told = mistake
      mistakes?.append(told)
      skips.append(start..<offset)
      silence = outer.0
      (mistake, known, attempts) = (Mistake(furthest: offset), 0, 0)
      return true
    }
    if found || !isCut { silence = outer.0 }
    if outer.1.furthest > furthest { (mistake, known, attempts) = (outer.1, outer.2, outer.3) }
    offset = end
    return found
  }

  /// Moves behind what ends a mistake, and that stands behind the place of the mistake, if there is anything to skip.
  private mutating func skips(upTo node: Node, _ input: Span<UInt8>, from start: Int) -> Bool {
    let outer = silence
    blindness += 1
    defer { (silence, blindness) = (outer, blindness - 1) }
    var end = start
    while end < furthest || !moves(over: node.separator, input, from: end) {
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
