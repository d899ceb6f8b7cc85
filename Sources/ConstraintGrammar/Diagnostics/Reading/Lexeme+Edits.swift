import GrammarCombinators

extension [Lexeme] {
  /// The changes that make of these pieces others, with the pieces that both have left as they are.
  ///
  /// - Complexity: that of both numbers of pieces multiplied.
  func edits(to others: [Lexeme], _ bytes: Span<UInt8>, _ otherBytes: Span<UInt8>) -> [TextEdit] {
    var edits: [TextEdit] = []
    var (end, otherEnd) = (0, 0)
    for (kept, other) in common(with: others) + [(count, others.count)] {
      let start = kept < count ? self[kept].range.lowerBound : bytes.count
      let otherStart = other < others.count ? others[other].range.lowerBound : otherBytes.count
      let new = otherBytes.trimmed(otherEnd..<otherStart)
      let old = bytes.trimmed(end..<start)
      if !old.isEmpty || !new.isEmpty {
        edits.append(
          edit(
            from: end..<start, old, to: String(copying: otherBytes, in: new),
            blanks: (new.lowerBound > otherEnd, new.upperBound < otherStart), isFirst: end == 0, isLast: kept == count))
      }
      if kept < count {
        end = self[kept].range.upperBound
        otherEnd = others[other].range.upperBound
      }
    }
    return edits
  }

  private func edit(
    from gap: Range<Int>, _ old: Range<Int>, to text: String, blanks: (before: Bool, behind: Bool), isFirst: Bool,
    isLast: Bool
  ) -> TextEdit {
    if old.isEmpty {
      // What is added has blanks around it, unless it begins or ends the text.
      let place = isFirst ? gap.upperBound : gap.lowerBound
      let isBetween = !isFirst && !isLast && gap.isEmpty
      return TextEdit(
        range: place..<place, replacement: (isFirst ? "" : " ") + text + (isFirst || isBetween ? " " : ""))
    }
    let (isGluedBefore, isGluedBehind) = (old.lowerBound == gap.lowerBound, old.upperBound == gap.upperBound)
    if text.isEmpty {
      // What is left out takes a blank with it, where there is one on either side.
      if isFirst { return TextEdit(range: 0..<gap.upperBound, replacement: "") }
      let start = isLast || !isGluedBehind ? gap.lowerBound : old.lowerBound
      return TextEdit(range: start..<old.upperBound, replacement: "")
    }
    // It is as far from its neighbours as in the other text.
    let start = blanks.before || isFirst ? old.lowerBound : gap.lowerBound
    let end = blanks.behind || isLast ? old.upperBound : gap.upperBound
    let (before, behind) = (isGluedBefore && blanks.before && !isFirst, isGluedBehind && blanks.behind && !isLast)
    return TextEdit(range: start..<end, replacement: (before ? " " : "") + text + (behind ? " " : ""))
  }

  /// The places of the pieces of a longest common sequence, in both.
  private func common(with others: [Lexeme]) -> [(Int, Int)] {
    // For every pair of places how many pieces can be kept from there on.
    var lengths = [Int](repeating: 0, count: (count + 1) * (others.count + 1))
    let width = others.count + 1
    for index in indices.reversed() {
      for other in others.indices.reversed() {
        lengths[index * width + other] =
          self[index].text == others[other].text
          ? lengths[(index + 1) * width + other + 1] + 1
          : Swift.max(lengths[(index + 1) * width + other], lengths[index * width + other + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (index, other) = (0, 0)
    while index < count, other < others.count {
      if self[index].text == others[other].text {
        pairs.append((index, other))
        index += 1
        other += 1
      } else if lengths[(index + 1) * width + other] >= lengths[index * width + other + 1] {
        index += 1
      } else {
        other += 1
      }
    }
    return pairs
  }
}

extension Span<UInt8> {
  /// A range without the white space at its ends.
  fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, WhiteSpace.contains(self[start]) { start += 1 }
    while start < end, WhiteSpace.contains(self[end - 1]) { end -= 1 }
    return start..<end
  }
}
