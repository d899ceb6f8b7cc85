import ConstraintReports

extension CallMigration {
  /// The changes that take away the constants that nothing names any more.
  ///
  /// - Parameter edits: the changes so far.
  func removals(among edits: [SourceEdit]) -> [SourceEdit] {
    let edited = edits.map { $0.range }.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    return constants.sorted { $0.place < $1.place }.compactMap { constant in
      let isNamed = places(of: constant, among: tokens.occurrences).contains { place in
        place > constant.place && !tokens.isLabel(place) && (kept.contains(place) || !isEdited(place, edited))
      }
      let isUsed = isNamed || isInString(constant, edited) || tokens.wordsOfMacros.contains(constant.name)
      return isUsed ? nil : removal(of: constant)
    }
  }

  /// Whether the name may be in a value that is put into a string.
  private func isInString(_ constant: LocalConstant, _ edited: [Range<Int>]) -> Bool {
    guard tokens.language == .swift else { return false }
    return places(of: constant, among: tokens.wordsInStrings).contains {
      !constant.value.contains($0) && !isEdited($0, edited)
    }
  }

  /// The places of the name of a constant where that can be seen.
  private func places(of constant: LocalConstant, among places: [String: [Int]]) -> ArraySlice<Int> {
    let name = constant.name.filter { $0 != "`" }
    guard let places = places[constant.name] ?? places[name] else { return [] }
    return places[places.count(below: constant.scope.lowerBound)..<places.count(below: constant.scope.upperBound)]
  }

  /// Whether a token is in what changes.
  ///
  /// - Parameter edited: what changes, in order.
  private func isEdited(_ token: Int, _ edited: [Range<Int>]) -> Bool {
    let place = tokens.all[token].range.lowerBound
    var (low, high) = (0, edited.count)
    while low < high {
      let middle = (low + high) / 2
      if edited[middle].lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 && edited[low - 1].contains(place)
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
