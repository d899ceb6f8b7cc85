import ConstraintReports

extension CallMigration {
  /// The changes that take away the constants that nothing names any more.
  ///
  /// - Parameter edits: the changes so far.
  func removals(among edits: [SourceEdit]) -> [SourceEdit] {
    constants.sorted { $0.place < $1.place }.compactMap { constant in
      let isNamed = (tokens.occurrences[constant.name] ?? []).contains { place in
        let start = tokens.all[place].range.lowerBound
        return place > constant.place && constant.scope.contains(place) && !tokens.isLabel(place)
          && (kept.contains { $0.contains(place) } || !edits.contains { $0.range.contains(start) })
      }
      let isUsed = isNamed || isInString(constant, edits) || tokens.wordsOfMacros.contains(constant.name)
      return isUsed ? nil : removal(of: constant)
    }
  }

  /// Whether the name may be in a value that is put into a string.
  private func isInString(_ constant: LocalConstant, _ edits: [SourceEdit]) -> Bool {
    guard tokens.language == .swift else { return false }
    return constant.scope.contains { index in
      guard tokens.isString(at: index), !constant.value.contains(index) else { return false }
      let range = tokens.all[index].range
      if edits.contains(where: { $0.range.contains(range.lowerBound) }) { return false }
      return tokens.bytes[range].has(constant.name)
    }
  }

  /// The lines of a declaration; `nil` where something else stands on them or in it, or what the value is made of does something.
  private func removal(of constant: LocalConstant) -> SourceEdit? {
    let start = tokens.statementStart(of: constant.place)
    var end = constant.value.upperBound
    if tokens.mark(at: end) == ";" { end += 1 }
    let statement = start..<end
    guard tokens.hasLineFeed(before: start), end == tokens.all.count || tokens.hasLineFeed(before: end),
      !tokens.hasComment(in: statement), isPlain(constant.value),
      // It is the only variable of the declaration, and all of that stands here.
      ![constant.place - 1, constant.place - 2, end].contains(where: { tokens.mark(at: $0) == "," }),
      start < constant.place, !tokens.isAttribute(start - 1)
    else { return nil }
    let first = tokens.all[start].range.lowerBound
    let lower = first - tokens.indentation(ofLineAt: first).utf8.count
    // A comment behind it is about it, and there may be more in it.
    guard var upper = blankLine(from: tokens.all[end - 1].range.upperBound) else { return nil }
    // Where it was the first of its paragraph, the blank line behind it goes with it.
    if isBlank(before: lower) || tokens.mark(at: start - 1) == "{", let blank = blankLine(from: upper) { upper = blank }
    return SourceEdit(range: lower..<upper, replacement: "")
  }

  /// Whether the line before a place is blank.
  private func isBlank(before place: Int) -> Bool {
    blankLine(from: tokens.lineStart(of: max(0, place - 1))) == place
  }

  /// Where the line ends that begins at a place; `nil` where something stands on it.
  private func blankLine(from place: Int) -> Int? {
    var end = place
    while end < tokens.bytes.count, tokens.bytes[end] != 10 {
      guard Blank.contains(tokens.bytes[end]) else { return nil }
      end += 1
    }
    return end < tokens.bytes.count ? end + 1 : nil
  }

  /// Whether a value is made of literals, and of names that do nothing when they are asked for.
  private func isPlain(_ value: Range<Int>) -> Bool {
    let value = tokens.withoutCast(value)
    guard let entries = tokens.dictionaryEntries(of: value) else {
      return !value.contains { tokens.word(at: $0) != nil }
    }
    return entries.allSatisfy { entry in
      let value = tokens.withoutCast(entry.value)
      let isNumber = (try? NumberExpression(tokens: tokens, file: tokens).metric(value)) != nil
      return (tokens.isPath(value) || isNumber) && tokens.obstacle(toMoving: value, isOnce: false) == nil
    }
  }
}
