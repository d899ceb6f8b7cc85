// The steps that decide how a parse goes on behind what does not fit.

extension GrammarWalk {
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
    let outer = (silence: silence, mistake: mistake)
    silence = 0
    // What an alternative got to that was not taken is further than the mistake, and not what is wrong.
    if mistake.furthest > start { mistake = Mistake(furthest: start) }
    let found = fits(node.first, input) && !isCut
    let end = offset
    if !found, !isStopped, skips(upTo: node, input, from: start) {
      mistakes?.append(mistake)
      skips.append(start..<offset)
      silence = outer.silence
      mistake = Mistake(furthest: offset)
      return true
    }
    if found || !isCut { silence = outer.silence }
    if outer.mistake.furthest > mistake.furthest { mistake = outer.mistake }
    offset = end
    return found
  }

  /// Moves behind what ends a mistake, and that stands behind the place of the mistake, if there is anything to skip.
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
