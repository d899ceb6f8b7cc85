// What a source says of the systems that come to a place in it.

extension SourceTokens {
  /// Whether the code says that only systems come to a token which may be older than anchors: that it is not for those which
  /// have what this is written for.
  func isForOlderSystems(_ index: Int) -> Bool {
    let braces = bracesAround(index)
    // In Objective-C a branch may have no braces.
    if isElse(statementStart(of: index)) { return true }
    let isOld = braces.contains { brace in
      let condition = condition(before: brace)
      if asks("unavailable", in: condition) || asks("obsoleted", in: condition) { return true }
      if word(at: brace - 1) == "else", mark(at: brace - 2) != "}" { return asks("available", in: condition) }
      return isElse(condition.lowerBound)
    }
    if isOld { return true }
    // The others have gone before.
    return places(of: "available").within(0..<index).suffix(50).contains { place in
      guard let end = outline(of: place..<min(place + 200, index)).first(where: { mark(at: $0) == "{" }),
        braces.contains(self.braces[place]) || self.braces[place] < 0, self.braces[place] == self.braces[end],
        language == .swift || mark(at: end - 1) == ")" && partners[end - 1] < place,
        partners[end] < index, partners[end] > end,
        word(at: statementStart(of: place)) == "if", asks("available", in: place..<end)
      else { return false }
      let last = statementStart(of: partners[end] - 1)
      return last > end && ["return", "throw", "break", "continue"].contains(word(at: last))
    }
  }

  /// Whether `else` stands at a token, and a condition before it has asked for a system.
  private func isElse(_ index: Int) -> Bool {
    guard word(at: index) == "else", index > 1 else { return false }
    let condition =
      mark(at: index - 1) == "}"
      ? condition(before: partners[index - 1]) : statementStart(of: index - 2)..<index
    return asks("available", in: condition) || isElse(condition.lowerBound)
  }

  /// What stands before braces, from the beginning of the statement on.
  private func condition(before brace: Int) -> Range<Int> {
    head(before: brace, behind: max(0, brace - 200) - 1).reduce(brace) { min($0, $1, partners[$1]) }..<brace
  }

  /// Whether some tokens ask in some way for a system in which something may be new that anchors have: none newer than 11.
  private func asks(_ word: String, in tokens: Range<Int>) -> Bool {
    places(of: word).within(tokens).contains { place in
      guard word == "obsoleted" || isMark("#@", at: place - 1) else { return false }
      let versions = place + 1..<max(place + 1, mark(at: place + 1) == "(" ? partners[place + 1] : place + 3)
      return versions.contains { version in
        guard all.indices.contains(version), all[version].kind == .number else { return false }
        return Int(text(of: all[version].range).prefix { $0 != "." }).map { $0 <= 11 } ?? false
      }
    }
  }
}
