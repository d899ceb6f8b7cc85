/// A name that is given a value where it is declared in a function, and no other after that.
struct LocalConstant: Hashable {
  let name: String

  /// The token of the name, where it is declared.
  let place: Int

  let value: Range<Int>

  /// The tokens from the declaration to the end of the braces that it stands in.
  let scope: Range<Int>
}

extension SourceTokens {
  /// The constant of a name, as seen from a token.
  func localConstant(_ name: String, at index: Int) throws(MigrationObstacle) -> LocalConstant {
    let place = (bindings[name] ?? []).last { $0 < index && isDeclared(at: $0) && isVisible($0, from: index) }
    guard let place, !isTypeBody(braces[place]), let value = assignedValue(behind: place) else {
      throw .dictionary(name)
    }
    if branchEnds.hasAny(in: place..<index) { throw .dictionary(name) }
    let scope = place..<self.scope(around: place).upperBound
    let reach = place + 1..<scope.upperBound
    if otherValues(of: name).hasAny(in: reach) || changes[name]?.hasAny(in: reach) == true { throw .changed(name) }
    return LocalConstant(name: name, place: place, value: value, scope: scope)
  }

  /// Throws if a word of an expression in a constant may mean something else at a token than where the constant is declared.
  func refuseChanges(of expression: Range<Int>, in constant: LocalConstant, at index: Int) throws(MigrationObstacle) {
    // What is in braces of its own may be done later, or again.
    let last = braces[index] == braces[constant.place] ? index : constant.scope.upperBound
    let reach = constant.value.upperBound..<max(constant.value.upperBound, last)
    // A part of something may be another one after a message to that.
    let isPart = isOfList(expression) || name(in: withoutCast(expression)) == nil
    for token in expression {
      guard let word = word(at: token), word != "self" else { continue }
      let isSentMessage = isPart && messages(to: word).hasAny(in: reach)
      let isMeasured = Self.measures.contains(word) && isLaidOut(in: reach)
      if isSentMessage || isMeasured || isSet(word, in: reach) { throw .changed(word) }
      if word.hasSuffix("ubviews"), reach.contains(where: { self.word(at: $0)?.hasSuffix("ubview") == true }) {
        throw .changed(word)
      }
    }
    if hasClosure(around: index, inside: braces[constant.place]) { throw .otherTime(constant.name) }
    let end = endOfLoops(around: index, inside: braces[constant.place]) ?? index
    try refuseCalls(
      in: constant.value.upperBound..<max(constant.value.upperBound, end), before: end, thatMayChange: expression,
      at: index)
  }

  /// Whether a name gets another value in a reach: there, or in another function of the file that is named there.
  private func isSet(_ name: String, in reach: Range<Int>) -> Bool {
    let values = otherValues(of: name)
    if values.hasAny(in: reach) { return true }
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    if language == .objectiveC,
      otherValues(of: "_" + name).hasAny(in: reach) || occurrences[setter]?.hasAny(in: reach) == true
    {
      return true
    }
    return values.contains { place in
      guard !isDeclared(at: place), let function = function(around: place)?.name else { return false }
      return occurrences[function]?.hasAny(in: reach) == true
    }
  }

  /// What a layout changes.
  private static let measures: Set<String> = ["frame", "bounds", "center", "size", "width", "height", "contentSize"]

  private func isLaidOut(in reach: Range<Int>) -> Bool {
    ["layoutIfNeeded", "layoutSubviews", "layout", "sizeToFit", "setFrame", "setBounds"].contains {
      occurrences[$0]?.hasAny(in: reach) == true
    }
  }

  /// Whether an expression takes something out of a list, or out of what a call gives.
  private func isOfList(_ expression: Range<Int>) -> Bool {
    expression.contains { token in
      isMark("([", at: token) || ["first", "last", "firstObject", "lastObject"].contains(word(at: token))
    }
  }

  /// The places where a method is called of what a word names.
  private func messages(to word: String) -> [Int] {
    if let known = messages[word] { return known }
    let places = (occurrences[word] ?? []).filter(isSentMessage)
    messages[word] = places
    return places
  }

  /// Whether a method of what a word names is called, which may change it.
  private func isSentMessage(at index: Int) -> Bool {
    if mark(at: index - 1) == "[", language == .objectiveC { return word(at: index + 1) != nil }
    return mark(at: index + 1) == "." && word(at: index + 2) != nil && mark(at: index + 3) == "("
  }

  /// Whether a token stands in a closure or a block that is inside of some braces.
  private func hasClosure(around index: Int, inside outer: Int) -> Bool {
    var brace = braces[index]
    while brace > outer {
      if isClosure(brace) { return true }
      brace = braces[brace]
    }
    return false
  }

  /// The end of the outermost loop around a token that is inside of some braces; `nil` where there is none.
  private func endOfLoops(around index: Int, inside outer: Int) -> Int? {
    var end: Int?
    var brace = braces[index]
    while brace > outer {
      if isLoop(brace), partners[brace] > brace { end = partners[brace] }
      brace = braces[brace]
    }
    return end
  }

  /// Whether braces are those of a loop, of whose head no more than this is read.
  private func isLoop(_ brace: Int) -> Bool {
    var index = brace - 1
    while index > max(0, brace - 60), !isMark("{};", at: index) {
      if ["for", "while", "repeat"].contains(word(at: index)) || word(at: index) == "do" && language == .objectiveC {
        return true
      }
      index = min(index, partners[index]) - 1
    }
    return false
  }

  /// Whether braces are those of a closure or a block, and not of a statement.
  private func isClosure(_ brace: Int) -> Bool {
    if let known = closures[brace] { return known }
    let isClosure = beginsNoStatement(brace)
    closures[brace] = isClosure
    return isClosure
  }

  private func beginsNoStatement(_ brace: Int) -> Bool {
    var index = brace - 1
    if language == .objectiveC {
      return mark(at: mark(at: index) == ")" ? partners[index] - 1 : index) == "^"
    }
    while index >= 0, !isMark("{};", at: index) {
      steps += 1
      if let word = word(at: index), Self.statements.contains(word) { return false }
      let goesOn = isMark(",&|.", at: index) || isMark(",&|.", at: index - 1)
      if hasLineFeed(before: index), !goesOn { break }
      index = min(index, partners[index]) - 1
    }
    return true
  }

  /// The words that a statement with braces begins with.
  private static let statements: Set<String> = [
    "if", "guard", "for", "while", "switch", "else", "do", "catch", "repeat", "defer", "case", "default", "func",
    "init",
  ]

  /// The places where a name gets another value, or is declared again, in order.
  func otherValues(of name: String) -> [Int] {
    if let known = otherValues[name] { return known }
    let places = (occurrences[name] ?? []).filter { isAnother(at: $0) || isChanged(at: $0, isCollection: false) }
    otherValues[name] = places
    return places
  }

  /// Whether a name gets a value at a token, or is declared there.
  private func isAnother(at index: Int) -> Bool {
    if isDeclared(at: index) || word(at: index + 1) == "in" || isParameter(at: index) { return true }
    return mark(at: index + 1) == "=" && mark(at: index + 2) != "="
  }

  /// Whether a name is a parameter of a function or a block.
  private func isParameter(at index: Int) -> Bool {
    if language == .objectiveC {
      return mark(at: index - 1) == "*" && isMark("),;", at: index + 1)
    }
    // Of parentheses that are longer than this it is not told.
    var end = index + 1
    while end < min(index + 40, all.count), partners[end] >= end { end = partners[end] + 1 }
    guard mark(at: end) == ")", partners[end] < index else { return false }
    let isFunction = ["func", "init"].contains(word(at: partners[end] - 2)) || word(at: partners[end] - 1) == "init"
    return isFunction || mark(at: end + 1) == "-" && mark(at: end + 2) == ">"
  }
}
