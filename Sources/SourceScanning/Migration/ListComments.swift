extension SourceTokens {
  /// The comments that belong to each element of a list: those before it, and those behind it on its line.
  func comments(
    ofElements elements: [Range<Int>], in brackets: Range<Int>
  ) throws(MigrationObstacle) -> [[String]] {
    var comments: [[String]] = elements.map { _ in [] }
    for index in brackets.dropFirst() {
      guard hasComment(in: index - 1..<index + 1) else { continue }
      // What stands inside an element has no place of its own.
      if elements.contains(where: { $0.contains(index - 1) && $0.contains(index) }) { throw .comment }
      let previous = elements.lastIndex { $0.upperBound <= index }
      let next = elements.firstIndex { $0.lowerBound >= index }
      for (comment, isBehind) in try self.comments(in: gap(before: index)) {
        guard let element = isBehind ? previous ?? next : next ?? previous else { throw .comment }
        comments[element].append(comment)
      }
    }
    return comments
  }

  /// The comments between two tokens, and whether each stands on the line of the first.
  private func comments(in gap: Range<Int>) throws(MigrationObstacle) -> [(text: String, isBehind: Bool)] {
    var comments: [(text: String, isBehind: Bool)] = []
    var isBehind = true
    var index = gap.lowerBound
    while index < gap.upperBound {
      let rest = bytes[index..<gap.upperBound]
      guard rest.starts(with: "/".utf8) else {
        guard bytes[index] == 10 || Blank.contains(bytes[index]) else { throw .comment }
        if bytes[index] == 10 { isBehind = false }
        index += 1
        continue
      }
      var end = index + 2
      if rest.starts(with: "//".utf8) {
        while end < gap.upperBound, bytes[end] != 10, bytes[end] != 13 { end += 1 }
      } else {
        end = min(end + 2, gap.upperBound)
        while end < gap.upperBound, !bytes[end - 2..<end].elementsEqual("*/".utf8) { end += 1 }
      }
      comments.append((text(of: index..<end), isBehind))
      index = end
    }
    return comments
  }
}
