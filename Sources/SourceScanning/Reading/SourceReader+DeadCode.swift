import GrammarCombinators

// What `#if 0` and `#if false` leave out is no code, whatever stands there.

extension SourceReader {
  /// A line for the preprocessor, or for the compiler of Swift, that a branch begins or ends with.
  private struct Branch {
    let keyword: String
    let range: Range<Int>

    /// Whether its condition is never true.
    let isNever: Bool
  }

  /// Finds the parts of the source that are left out.
  ///
  /// - Complexity: linear in the number of tokens.
  func deadCode() -> [Range<Int>] {
    var dead: [Range<Int>] = []
    // Where what is left out begins, of each condition around a place; `nil` where it may count.
    var starts: [Int?] = []
    for branch in branches() {
      if branch.keyword.hasPrefix("if") {
        starts.append(branch.isNever ? branch.range.upperBound : nil)
      } else if let start = starts.popLast() {
        if let start, starts.allSatisfy({ $0 == nil }) { dead.append(start..<branch.range.lowerBound) }
        if branch.keyword != "endif" { starts.append(branch.isNever ? branch.range.upperBound : nil) }
      }
    }
    return dead
  }

  private func branches() -> [Branch] {
    if language == .objectiveC {
      return directives.compactMap { directive in
        branch(bytes[directive].dropFirst(), directive)
      }
    }
    return tokens.indices.dropLast().compactMap { index in
      let sign = tokens[index].range
      guard tokens[index].kind == .mark, bytes[sign.lowerBound] == UInt8(ascii: "#") else { return nil }
      let end = bytes[sign.lowerBound...].firstIndex(of: 10) ?? bytes.count
      return branch(bytes[sign.upperBound..<end], sign.lowerBound..<end)
    }
  }

  private func branch(_ line: ContiguousArray<UInt8>.SubSequence, _ range: Range<Int>) -> Branch? {
    let text = line.drop(while: Blank.contains)
    let keyword = String(decoding: text.prefix(while: WordPart.contains), as: UTF8.self)
    guard ["if", "ifdef", "ifndef", "elif", "elseif", "else", "endif"].contains(keyword) else { return nil }
    let condition = text.dropFirst(keyword.utf8.count).split(whereSeparator: Blank.contains)
    let isAlone = condition.count == 1 || condition.dropFirst().first?.first == UInt8(ascii: "/")
    let isNever = isAlone && ["0", "false"].contains(condition.first.map { String(decoding: $0, as: UTF8.self) })
    return Branch(keyword: keyword, range: range, isNever: isNever)
  }
}
