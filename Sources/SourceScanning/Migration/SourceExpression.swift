extension SourceTokens {
  /// Whether an expression is a name, or a property of one, and so on: asked for twice, it gives the same.
  func isPath(_ tokens: Range<Int>) -> Bool {
    guard let first = tokens.first, let name = word(at: first), !["nil", "NULL", "true", "false"].contains(name) else {
      return false
    }
    var index = first + 1
    while index < tokens.upperBound {
      if mark(at: index) == ".", word(at: index + 1) != nil {
        index += 2
      } else if mark(at: index) == "!", language == .swift {
        index += 1
      } else if mark(at: index) == "-", mark(at: index + 1) == ">", word(at: index + 2) != nil {
        index += 3
      } else {
        return false
      }
    }
    return index == tokens.upperBound
  }

  /// An expression without the parentheses around all of it.
  func withoutParentheses(_ tokens: Range<Int>) -> Range<Int> {
    var tokens = tokens
    while mark(at: tokens.lowerBound) == "(", encloses(tokens.lowerBound, tokens) {
      tokens = tokens.lowerBound + 1..<tokens.upperBound - 1
    }
    return tokens
  }

  /// An expression without the `as Any` behind it.
  func withoutCast(_ tokens: Range<Int>) -> Range<Int> {
    guard language == .swift, let place = outline(of: tokens).first(where: { word(at: $0) == "as" }),
      place > tokens.lowerBound, !isMark("!?", at: place + 1)
    else {
      return tokens
    }
    return tokens.lowerBound..<place
  }

  /// The view that an expression stands for, as code that can be written any number of times.
  func view(_ expression: Range<Int>) throws(MigrationObstacle) -> String {
    let tokens = withoutCast(expression)
    let text = text(ofTokens: tokens)
    guard isPath(tokens) else { throw .manyViews(text) }
    // Only what can be nil takes such a cast.
    let isAny = tokens != expression && word(at: expression.upperBound - 1) == "Any"
    if isAny, !isView(tokens, isNamed: true) { throw .optional(text) }
    if let name = name(in: tokens) {
      let types = language == .swift ? declaredTypes(of: name) : []
      if types.contains(where: { $0.hasSuffix("?") }) { throw .optional(name) }
      if types.contains("Any") || types.contains("AnyObject") { throw .anyObject(name) }
      if language == .objectiveC, places(of: name).contains(where: isOfAnyType) {
        throw .anyObject(name)
      }
    }
    return text
  }

  /// What a layout guide does not have that a view has, if the code for a view is that for one, by its name or by the type that
  /// it is declared with.
  func partsMissing(inGuide code: String) -> [String] {
    let name = code.split(separator: ".").last.map { String($0) } ?? ""
    let words = [name] + places(of: String(name.drop { $0 == "_" })).compactMap(wordOfType)
    let supports: Set<String> = ["UILayoutSupport", "topLayoutGuide", "bottomLayoutGuide"]
    if !supports.isDisjoint(with: words) {
      let others = "leading trailing left right centerX centerY width firstBaseline lastBaseline"
      return ["superview"] + others.split(separator: " ").map { $0 + "Anchor" }
    }
    let isGuide = name.hasSuffix("Guide") || words.dropFirst().contains { $0.hasSuffix("LayoutGuide") }
    return isGuide ? ["superview", "firstBaselineAnchor", "lastBaselineAnchor"] : []
  }

  /// The type that a name is declared with at a place, or the last word of the path that it is given.
  private func wordOfType(at index: Int) -> String? {
    if language == .objectiveC { return word(at: index - 2) }
    guard isMark(":=", at: index + 1) else { return nil }
    var place = index + 2
    while isMark(".!", at: place + 1) { place += mark(at: place + 1) == "." ? 2 : 1 }
    return word(at: place)
  }

  /// Whether a name stands behind `id` or `id<Protocol>`.
  func isOfAnyType(_ index: Int) -> Bool {
    var place = index - 1
    if mark(at: place) == ">" {
      while place > max(0, index - 20), mark(at: place) != "<" { place -= 1 }
      place -= 1
    }
    return word(at: place) == "id"
  }

  /// The types that a name is declared with in a file of Swift, with `?` behind those that may be `nil`; an empty one where it
  /// is left to be inferred from what is not a number.
  func declaredTypes(of name: String) -> Set<String> {
    var types: Set<String> = []
    for index in places(of: name, .binding) {
      let isDeclared = isDeclared(at: index)
      if mark(at: index + 1) == ":" {
        let isParameter = isMark("(,", at: index - 1) || word(at: index - 1) != nil
        guard isDeclared || isParameter, let type = word(at: index + 2), type.first?.isUppercase == true else {
          continue
        }
        types.insert(mark(at: index + 3) == "?" ? type + "?" : type)
      } else if isDeclared {
        types.insert(mark(at: index + 1) == "=" ? typeOfValue(at: index + 2) : "")
      }
    }
    return types
  }

  private func typeOfValue(at index: Int) -> String {
    if word(at: index) == "CGFloat", mark(at: index + 1) == "(" {
      return isEndOfLine(after: partners[index + 1]) ? "CGFloat" : ""
    }
    let number = mark(at: index) == "-" ? index + 1 : index
    guard all.indices.contains(number), all[number].kind == .number, isEndOfLine(after: number) else { return "" }
    return text(of: all[number].range).contains(".") ? "Double" : "Int"
  }

  /// Whether an expression ends with a token for certain: with its line, or before another variable of its declaration.
  func isEndOfLine(after index: Int) -> Bool {
    guard index + 1 < all.count else { return true }
    return isMark(";},", at: index + 1) || hasLineFeed(before: index + 1)
  }

  /// Whether an array of Objective-C is asked for an element whose property follows: `list.firstObject.active`,
  /// `list[0].active`, `[list firstObject].active`.
  func asksForProperty(ofElementOf list: Range<Int>) -> Bool {
    let end = list.upperBound
    guard language == .objectiveC else { return false }
    let next =
      mark(at: end) == "[" ? partners[end] + 1 : mark(at: end) == "." || mark(at: end + 1) == "]" ? end + 2 : end
    return next > end && mark(at: next) == "."
  }

  /// Whether an expression of Objective-C stands in what may be an argument of a macro, which ends at each comma outside of
  /// parentheses.
  func isInMacro(_ expression: Range<Int>, from start: Int) -> Bool {
    language == .objectiveC
      && (max(0, functionBrace(around: start))..<expression.lowerBound).contains { index in
        guard mark(at: index) == "(", partners[index] >= expression.upperBound, let name = word(at: index - 1) else {
          return false
        }
        // What is in a block of the argument is in the statement of that, not in this one.
        return index < start ? isMacroCall(at: index - 1) : !Self.keywords.contains(name)
      }
  }

  /// Whether a comment or a line for the preprocessor stands between the tokens of a range.
  func hasComment(in tokens: Range<Int>, outside brackets: Range<Int>? = nil) -> Bool {
    tokens.dropFirst().contains { index in
      if let brackets, brackets.contains(index - 1), brackets.contains(index) { return false }
      return bytes[gap(before: index)].contains { $0 != 10 && !Blank.contains($0) }
    }
  }
}
