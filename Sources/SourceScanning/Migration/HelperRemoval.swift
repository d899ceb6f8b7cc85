/// A function whose calls are written as anchors, so that it may be taken out of its source.
struct MigratedHelper {
  let name: String
  let place: Int
  let range: Range<Int>

  /// Whether this source alone can call it, or no other does; what Objective-C sees may be called by a name in a string.
  let isPrivate: Bool
}

extension CallMigration {
  /// The helpers that are written in the source and that no call in it is left of.
  func unusedHelpers(_ calls: [KnownCall], named: Set<String>, unnamed: Set<String>) -> [MigratedHelper] {
    guard tokens.language == .swift else { return [] }
    let helpers = calls.helpers.subtracting(named).compactMap { name -> MigratedHelper? in
      let places = tokens.places(of: name)
      guard let place = places.first(where: { tokens.word(at: $0 - 1) == "func" }), let bodies = tokens.bodies[name],
        bodies.count == 1, bodies[0].lowerBound > place,
        calls.allSatisfy({ one in
          one.function != name || one.effect != nil || calls.contains { one.isSuperseded(by: $0) }
        })
      else { return nil }
      var start = tokens.statementStart(of: place)
      while case let name = tokens.mark(at: start - 1) == ")" ? tokens.partners[start - 1] - 1 : start - 1,
        tokens.mark(at: name - 1) == "@"
      { start = name - 1 }
      var words = Set((start..<place).compactMap { tokens.word(at: $0) })
      let brace = tokens.braces[place]
      if tokens.typeKeyword(of: brace) == "extension" {
        words.formUnion((tokens.statementStart(of: brace)..<brace).compactMap { tokens.word(at: $0) })
      }
      let isSeen = !words.isDisjoint(with: ["objc", "public", "open", "override", "dynamic"])
      return MigratedHelper(
        name: name, place: place, range: start..<bodies[0].upperBound + 1,
        isPrivate: !isSeen && (unnamed.contains(name) || !words.isDisjoint(with: ["private", "fileprivate"])))
    }
    return helpers.sorted { $0.place < $1.place }
  }

  /// The helpers that the source names still, but where they are declared.
  func namedHelpers(_ calls: [KnownCall], among edits: [SourceEdit]) -> Set<String> {
    let edited = edits.ranges
    return calls.helpers.filter { name in
      let places = tokens.places(of: name).filter { tokens.word(at: $0 - 1) != "func" }
      return (places + (tokens.wordsInStrings[name] ?? [])).contains { !isEdited($0, edited) }
    }
  }

  /// The lines of a helper, with the comment about it; `nil` where something else stands on them.
  func removal(of helper: MigratedHelper) -> SourceEdit? {
    guard tokens.hasLineFeed(before: helper.range.lowerBound),
      let end = blankLine(from: tokens.bytes(of: helper.range).upperBound)
    else { return nil }
    let gap = tokens.gap(before: helper.range.lowerBound)
    // A comment belongs to it if no blank line stands in between.
    var lower = tokens.lineStart(of: gap.upperBound)
    while lower > gap.lowerBound, case let line = tokens.lineStart(of: lower - 1), line > gap.lowerBound,
      blankLine(from: line) != lower, !tokens.bytes[line..<lower].has("MARK:".utf8)
    { lower = line }
    let isLast = tokens.mark(at: helper.range.upperBound) == "}"
    let isFirst = tokens.mark(at: helper.range.lowerBound - 1) == "{"
    let isBehindBlank = lower > 0 && blankLine(from: tokens.lineStart(of: lower - 1)) == lower
    if isLast, isBehindBlank, !isFirst { lower = tokens.lineStart(of: lower - 1) }
    let upper = isFirst || isBehindBlank ? blankLine(from: end) ?? end : end
    return SourceEdit(range: lower..<upper, replacement: "")
  }
}
