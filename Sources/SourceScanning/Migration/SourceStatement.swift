struct SourceStatement {
  let start: Int
  let isExpression: Bool

  /// Whether it is all that stands in braces that may give it.
  let isResult: Bool
  let canBePreceded: Bool
}

extension SourceTokens {
  func statement(of expression: Range<Int>) -> SourceStatement {
    let start = statementStart(of: expression.lowerBound)
    let isExpression = start == expression.lowerBound && endsStatement(expression.upperBound)
    let isResult = isExpression && isOnlyResult(expression)
    // Of several variables in one declaration the first ones may stand in the value of another.
    let isFirst = pieces(of: start..<expression.lowerBound, between: ",").count < 2
    let canBePreceded =
      hasLineFeed(before: start) && isFirst && isSimple(start..<expression.upperBound, isExpression: isExpression)
      && !isJumpedOver(start)
    return SourceStatement(
      start: start, isExpression: isExpression, isResult: isResult, canBePreceded: canBePreceded)
  }

  /// Whether a declaration at a token would be jumped over in Objective-C: by another case of a `switch`, or by a `goto`.
  private func isJumpedOver(_ index: Int) -> Bool {
    let brace = braces[index]
    guard language == .objectiveC, brace >= 0 else { return false }
    let isSwitch = word(at: beforeParentheses(endingAt: brace - 1)) == "switch"
    return isSwitch || places(of: "goto").hasAny(in: scope(around: functionBrace(around: index) + 1))
  }

  func statementStart(of index: Int) -> Int {
    let brace = braces[index]
    // A statement of more tokens than this is not followed to its beginning.
    let first = max(brace + 1, index - 2000)
    var start = index
    while openings[start] > brace { start = openings[start] }
    // The first token of a line behind a colon.
    var last = start
    while start > first, !isStatementStart(start) {
      start = min(start - 1, partners[start - 1])
      if mark(at: start) == ":", hasLineFeed(before: start + 1) { last = start + 1 }
    }
    // Behind a label of a case the statement begins.
    let isCase = language == .swift && last > start && ["case", "default"].contains(word(at: start))
    return isCase ? last : start
  }

  func isStatementStart(_ index: Int) -> Bool {
    guard mark(at: index - 1) != nil else {
      if language == .objectiveC { return false }
      return isClosureHead(endingAt: index - 1) || hasLineFeed(before: index) && !goesOn(at: index)
    }
    if isMark(";{", at: index - 1) { return true }
    guard language == .swift else { return mark(at: index - 1) == "}" }
    // An optional type ends a line, and one of two values does not.
    let isOptional = mark(at: index - 1) == "?" && isJoined(index - 1) && mark(at: index - 2) != "?"
    let goesOn = isMark("=,.+-*/&|:?<", at: index - 1) && !isOptional || goesOn(at: index)
    return hasLineFeed(before: index) && !goesOn
  }

  /// Whether a token is the `in` of a closure, and not that of a loop.
  private func isClosureHead(endingAt index: Int) -> Bool {
    word(at: index) == "in" && !nearHead(before: index).contains { word(at: $0) == "for" }
  }

  /// Whether a token at the beginning of a line goes on with what stands before it.
  private func goesOn(at index: Int) -> Bool {
    let sign = sign(at: index)
    let isPrefix = sign != "=" && isJoined(index + sign.utf8.count)
    return isMark(".?:,)]", at: index) || isMark("+*/&|=<>", at: index) && !isPrefix
      || ["else", "as", "is"].contains(word(at: index))
  }

  /// Whether a token is the last of an attribute: `@Wrapped`, `@available(iOS 11, *)`, `nonisolated(unsafe)`.
  func isAttribute(_ index: Int) -> Bool {
    let name = beforeParentheses(endingAt: index)
    return mark(at: name - 1) == "@" || name < index && ["nonisolated", "unowned", "private"].contains(word(at: name))
  }

  /// The first line of a statement, or what stands before its braces, and `…` for more of it.
  func head(ofStatementAt index: Int) -> String {
    let start = statementStart(of: index)
    let end = (start + 1..<all.count).first { mark(at: $0) == "{" || hasLineFeed(before: $0) || endsStatement($0) }
    return text(ofTokens: start..<(end ?? all.count)) + (end.map(endsStatement) == false ? " …" : "")
  }

  /// The first statement of a function that a call does not stand in; `nil` where there is none.
  func rest(of function: SourceFunction, besides call: Int) -> String? {
    let body = body(of: function)
    let starts = outline(of: body).filter(isStatementStart)
    let ends = starts.dropFirst() + [body.upperBound]
    return zip(starts, ends).first { !($0..<$1).contains(call) }.map { head(ofStatementAt: $0.0) }
  }

  func endsStatement(_ index: Int) -> Bool {
    guard index < all.count else { return true }
    if language == .objectiveC { return mark(at: index) == ";" }
    return isMark(";}", at: index) || hasLineFeed(before: index) && !goesOn(at: index)
  }

  /// Whether a statement calls a method that gives nothing, assigns or returns, so that all of it is done once.
  func isSimple(_ tokens: Range<Int>, isExpression: Bool) -> Bool {
    let start = tokens.lowerBound
    // What is done on a condition is not done before it.
    for index in tokens where mark(at: index) == "?" && mark(at: index + 1) != "." { return false }
    for index in tokens where isMark("&|", at: index) && mark(at: index - 1) == mark(at: index) { return false }
    if language == .objectiveC {
      if mark(at: start) == "[" { return partners[start] >= tokens.upperBound - 1 }
      if word(at: start) == "return" { return true }
      guard let sign = tokens.first(where: { mark(at: $0) == "=" }) else { return false }
      let words = ["if", "for", "while", "switch", "case", "default", "else", "do", "goto", "static"]
      return !words.contains(word(at: start) ?? "if") && !(start..<sign).contains { isMark("(:", at: $0) }
    }
    let isTopLevel = braces[start] < 0
    if isTypeBody(braces[start]) { return false }
    if isExpression { return true }
    switch word(at: start) {
    case "let", "var": return !isTopLevel && assigns(start + 1, tokens) && isAskedForAtOnce(tokens)
    case "return": return true
    default: break
    }
    if assigns(start, tokens) { return isAskedForAtOnce(tokens) }
    guard let opening = tokens.first(where: { mark(at: $0) == "(" && partners[$0] >= tokens.upperBound - 1 }),
      let name = word(at: opening - 1),
      ["addConstraints", "addConstraint", "activate", "activateConstraints", "append"].contains(name)
    else { return false }
    // Of an optional chain the part behind the last `?` is one.
    let question = (start..<opening).last { mark(at: $0) == "?" && $0 + 2 < opening }
    return isPath((question.map { $0 + 2 } ?? start)..<opening)
  }

  /// Whether what ends with some tokens is no argument, which a function may ask for later or not at all; those that make a list
  /// of it do at once.
  private func isAskedForAtOnce(_ tokens: Range<Int>) -> Bool {
    !tokens.contains { index in
      mark(at: index) == "(" && partners[index] >= tokens.upperBound && word(at: index - 1)?.first?.isLowercase == true
    }
  }

  /// Whether a path or a name with its type stands before an `=`.
  private func assigns(_ start: Int, _ tokens: Range<Int>) -> Bool {
    guard let sign = tokens.first(where: { mark(at: $0) == "=" }), sign > start, word(at: start) != nil else {
      return false
    }
    let left = start..<(mark(at: sign - 1) == "+" ? sign - 1 : sign)
    return isPath(left) || mark(at: start + 1) == ":" && !left.contains { isMark("(,", at: $0) }
  }

  /// Whether an expression is all that stands in braces that may give it.
  private func isOnlyResult(_ tokens: Range<Int>) -> Bool {
    let brace = braces[tokens.lowerBound]
    guard brace >= 0, partners[brace] == tokens.upperBound,
      mark(at: tokens.lowerBound - 1) == "{" || word(at: tokens.lowerBound - 1) == "in"
    else { return false }
    let header = statementStart(of: brace)..<brace
    let words = [
      "func", "init", "deinit", "didSet", "willSet", "if", "for", "while", "else", "do", "guard", "catch", "defer",
    ]
    return header.contains { mark(at: $0) == "-" && mark(at: $0 + 1) == ">" }
      || !header.contains { words.contains(word(at: $0) ?? "") }
  }
}
