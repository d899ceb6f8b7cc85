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
    let name = name(in: tokens) ?? text
    if language == .swift {
      let types = types(of: tokens)
      if types.contains(where: { $0.isOptional }) || isOptionalOfFramework(tokens) { throw .optional(name) }
      if types.contains(where: { $0.name.map { isNoView($0, at: tokens.lowerBound) } == true }) {
        throw .anyObject(name)
      }
    }
    if language == .objectiveC, typeOfAnyObject(pathOfObjectiveC: tokens) != nil { throw .anyObject(name) }
    return text
  }

  /// Whether a path of Swift ends with a view that an object has from UIKit, or has none.
  private func isOptionalOfFramework(_ path: Range<Int>) -> Bool {
    let last = path.upperBound - 1
    guard let name = word(at: last), Self.optionalViewsOfFrameworks.contains(name) else { return false }
    return surroundings.members[name] == nil && !isLocalName(at: last)
  }

  private static let optionalViewsOfFrameworks: Set<String> = [
    "superview", "imageView", "textLabel", "detailTextLabel", "titleLabel", "backgroundView", "selectedBackgroundView",
    "accessoryView", "tableHeaderView", "tableFooterView", "titleView", "inputAccessoryView", "refreshControl",
    "window",
  ]

  /// Whether what a message is sent to may be nil, so that nothing is done.
  func mayBeNil(_ receiver: Range<Int>) -> Bool {
    guard language == .objectiveC, let last = word(at: receiver.upperBound - 1) else { return false }
    let isClass = receiver.count == 1 && last.first?.isUppercase == true
    return !isClass && !(["self", "super"] + Self.viewsOfFrameworks).contains(last)
  }

  /// The views that objects have from a framework: each has one, and always the same.
  static let viewsOfFrameworks = ["view", "contentView"]

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

  /// Whether a comment or a line for the preprocessor stands between the tokens of a range.
  func hasComment(in tokens: Range<Int>, outside brackets: Range<Int>? = nil) -> Bool {
    tokens.dropFirst().contains { index in
      if let brackets, brackets.contains(index - 1), brackets.contains(index) { return false }
      return bytes[gap(before: index)].contains { $0 != 10 && !Blank.contains($0) }
    }
  }
}
