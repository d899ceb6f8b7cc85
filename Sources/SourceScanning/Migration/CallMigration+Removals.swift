import GrammarCombinators

extension CallMigration {
  /// The changes that take away the constants that nothing names any more.
  func removals(among edits: [SourceEdit]) -> [SourceEdit] {
    let edited = edits.ranges
    return constants.sorted { $0.place < $1.place }.flatMap { constant -> [SourceEdit] in
      let isNamed = places(of: constant, among: tokens.occurrences).contains { place in
        place > constant.place && !tokens.isLabel(place) && (kept.contains(place) || !isEdited(place, edited))
      }
      // In Swift it may be in a value that is put into a string.
      let strings = tokens.language == .swift ? places(of: constant, among: tokens.wordsInStrings) : []
      let isInString = strings.contains { !constant.value.contains($0) && !isEdited($0, edited) }
      let isInMacro = tokens.callsMacro(standingFor: constant.name, in: constant.scope)
      let isKept =
        isNamed || isInString || isInMacro || tokens.wordsOfDeadCode.contains(constant.name)
        || tokens.mayBeNamedByPreprocessor(constant)
        || !isScript && tokens.isSeenElsewhere(constant)
      let removal = isKept ? nil : removal(of: constant)
      if let values = bound[constant] { return self.edits(binding: values, of: constant, isRemoved: removal != nil) }
      return removal.map { [$0] } ?? []
    }
  }

  private func places(of constant: LocalValue, among places: [String: [Int]]) -> ArraySlice<Int> {
    let name = constant.name.filter { $0 != "`" }
    return (places[constant.name] ?? places[name] ?? []).within(constant.scope)
  }

  /// Whether a token is in what changes.
  ///
  /// - Parameter edited: what changes, in order.
  func isEdited(_ token: Int, _ edited: [Range<Int>]) -> Bool {
    let place = tokens.all[token].range.lowerBound
    return edited[..<edited.count(below: place + 1)].last?.contains(place) == true
  }

  /// The lines of a declaration; `nil` where something else stands on them or in it, or what the value is made of does something.
  private func removal(of constant: LocalValue) -> SourceEdit? {
    let start = tokens.statementStart(of: constant.place)
    var end = constant.value.upperBound
    if tokens.mark(at: end) == ";" { end += 1 }
    let statement = start..<end
    guard tokens.hasLineFeed(before: start), end == tokens.all.count || tokens.hasLineFeed(before: end),
      !tokens.hasComment(in: statement), bound[constant] != nil || isPlain(constant.value),
      // It is the only variable of the declaration, and all of that stands here.
      ![constant.place - 1, constant.place - 2, end].contains(where: { tokens.mark(at: $0) == "," }),
      start < constant.place, !tokens.isAttribute(start - 1)
    else { return nil }
    let first = tokens.all[start].range.lowerBound
    let lower = first - tokens.indentation(ofLineAt: first).utf8.count
    // A comment behind it is about it, and there may be more in it.
    guard var upper = blankLine(from: tokens.all[end - 1].range.upperBound) else { return nil }
    // Where it was the first of its paragraph, the blank line behind it goes with it.
    let isBehindBlank = blankLine(from: tokens.lineStart(of: max(0, lower - 1))) == lower
    if isBehindBlank || tokens.mark(at: start - 1) == "{", let blank = blankLine(from: upper) { upper = blank }
    return SourceEdit(range: lower..<upper, replacement: "")
  }

  /// Where the line ends that begins at a place; `nil` where something stands on it.
  func blankLine(from place: Int) -> Int? {
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
    let made = try? tokens.entries(madeBy: value, at: value.lowerBound)
    guard let entries = tokens.dictionaryEntries(of: value) ?? made else {
      // The values in it have been looked at.
      return tokens.formatCall(in: value) != nil || !value.contains { tokens.word(at: $0) != nil }
    }
    return entries.allSatisfy { entry in
      let value = tokens.withoutCast(entry.value)
      let isNumber = (try? tokens.metric(value)) != nil
      return (tokens.isPath(value) || isNumber) && tokens.obstacle(toMoving: value, isOnce: false) == nil
    }
  }
}

extension [SourceEdit] {
  var ranges: [Range<Int>] {
    map { $0.range }.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }
}

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
      while case let name = tokens.beforeParentheses(endingAt: start - 1), tokens.mark(at: name - 1) == "@" {
        start = name - 1
      }
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
      if tokens.wordsOfDeadCode.contains(name) { return true }
      // A protocol asks for what it declares.
      let places = tokens.places(of: name).filter {
        tokens.word(at: $0 - 1) != "func" || tokens.typeKeyword(of: tokens.braces[$0]) == "protocol"
      }
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
