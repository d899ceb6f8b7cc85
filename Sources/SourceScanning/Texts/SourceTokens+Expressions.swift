import GrammarCombinators

// The parts that expressions are made of: lists, literals, formats, ternaries and what is assigned.

extension SourceTokens {
  /// The brackets of an array that an expression is, from the one to the other; `nil` for another expression, and for a
  /// message of Objective-C that makes no array.
  func listBrackets(of tokens: Range<Int>) -> Range<Int>? {
    let opening = tokens.lowerBound + (mark(at: tokens.lowerBound) == "@" ? 1 : 0)
    guard mark(at: opening) == "[", encloses(opening, tokens),
      language == .swift || opening > tokens.lowerBound
        || isArrayMessage(openingAt: opening)
    else { return nil }
    return opening..<tokens.upperBound
  }

  /// The elements of an array between its brackets, or those that a message makes it of.
  func elements(ofListIn brackets: Range<Int>) -> [Range<Int>] {
    guard isArrayMessage(openingAt: brackets.lowerBound) else {
      return pieces(
        of: brackets.lowerBound + 1..<(end(ofBracketsAt: brackets.lowerBound) ?? brackets.upperBound), between: ",")
    }
    let elements = call(openingAt: brackets.lowerBound)?.arguments.map { $0.tokens } ?? []
    return elements.last.map(isNil) == true ? elements.dropLast() : elements
  }

  /// Whether a message is `[NSArray arrayWithObjects:…, nil]`, or one for an array that can be changed.
  private func isArrayMessage(openingAt index: Int) -> Bool {
    language == .objectiveC && ["NSArray", "NSMutableArray"].contains(word(at: index + 1))
      && ["arrayWithObjects", "arrayWithObject"].contains(word(at: index + 2)) && mark(at: index + 3) == ":"
      && mark(at: index - 1) != "@"
  }

  func text(ofStringAt index: Int, isFormat: Bool) -> SourceText {
    let bytes = bytes
    return SourceText(of: all[index].range, in: bytes.span, language, isFormat: isFormat)
  }

  /// The expressions of which the preprocessor leaves one, if directives stand in an expression; none if it leaves only
  /// parts of one. `nil` if there are no directives.
  func branches(of tokens: Range<Int>) -> [Range<Int>]? {
    if directives.isEmpty { return nil }
    let places = outline(of: tokens).filter { $0 > tokens.lowerBound && directives.hasAny(in: gap(before: $0)) }
    if places.isEmpty { return nil }
    // `#else` and `#elif`.
    let areAll = places.flatMap { directives.within(gap(before: $0)) }.allSatisfy { line in
      bytes[line].dropFirst().drop(while: Blank.contains).starts(with: "el".utf8)
    }
    return areAll ? zip([tokens.lowerBound] + places, places + [tokens.upperBound]).map { $0..<$1 } : []
  }

  /// Literals one after the other, which are one text.
  func literal(in tokens: Range<Int>, isFormat: Bool) -> SourceText? {
    if branches(of: tokens) != nil { return nil }
    var text: SourceText?
    for index in tokens {
      if mark(at: index) == "@", isString(at: index + 1) { continue }
      guard isString(at: index) else { return nil }
      let piece = self.text(ofStringAt: index, isFormat: isFormat)
      if text == nil { text = piece } else { text?.append(piece) }
    }
    return text
  }

  /// The text and the values of `[NSString stringWithFormat:@"…", …]` and `String(format: "…", …)`.
  func formatCall(in tokens: Range<Int>) -> WrittenText? {
    // Something else may stand before it.
    let opening = tokens.lowerBound + (language == .swift ? 1 : 0)
    guard tokens.contains(opening), encloses(opening, tokens), let call = call(openingAt: opening),
      let argument = call.argument("stringWithFormat") ?? call.argument("initWithFormat")
        ?? (call.name == "String" ? call.argument("format") : nil)
    else { return nil }
    // In a message the values belong to the argument, in a call they are arguments themselves.
    let pieces = pieces(of: argument.tokens, between: ",")
    let values = pieces.dropFirst() + call.arguments.dropFirst().map { $0.tokens }
    return pieces.first.flatMap { literal(in: $0, isFormat: true) }.map { WrittenText(text: $0, values: Array(values)) }
  }

  /// The condition and the two values of a ternary; `nil` for another expression.
  func ternary(in tokens: Range<Int>) -> (condition: Range<Int>, branches: (Range<Int>, Range<Int>))? {
    var question: Int?
    var open = 0
    for index in outline(of: tokens) {
      if isQuestion(at: index) {
        open += 1
        if question == nil { question = index }
      } else if let question, mark(at: index) == ":" {
        open -= 1
        if open == 0, question > tokens.lowerBound, question + 1 < index, index + 1 < tokens.upperBound {
          return (tokens.lowerBound..<question, (question + 1..<index, index + 1..<tokens.upperBound))
        }
      }
    }
    return nil
  }

  /// Whether a question mark is that of a ternary: in Swift there is white space around it.
  private func isQuestion(at index: Int) -> Bool {
    guard mark(at: index) == "?" else { return false }
    if language == .objectiveC { return true }
    let place = all[index].range.lowerBound
    return index > 0 && WhiteSpace.contains(bytes[place - 1]) && place + 1 < bytes.count
      && WhiteSpace.contains(bytes[place + 1])
  }

  /// The value that is assigned behind a name; `nil` where none is.
  func assignedValue(behind index: Int) -> Range<Int>? {
    assignment(behind: index).map { $0..<end(ofExpressionFrom: $0) }
  }

  /// Where the value begins that is assigned behind a name, with its type in between in Swift.
  func assignment(behind index: Int) -> Int? {
    var place = index + 1
    if language == .swift, mark(at: place) == ":" {
      // Elsewhere a colon stands behind a label.
      guard isDeclared(at: index) else { return nil }
      place += 1
      while place < index + 12, place < all.count, mark(at: place) != "=", !hasLineFeed(before: place) {
        place = max(place, partners[place]) + 1
      }
    }
    guard mark(at: place) == "=", mark(at: place + 1) != "=" else { return nil }
    return place + 1
  }

  /// Where an expression ends: at a semicolon or a comma, or in Swift with its line.
  func end(ofExpressionFrom start: Int) -> Int {
    outline(of: start..<all.count).first {
      isMark(";,)]}", at: $0) && !isBetweenTypes($0) || language == .swift && $0 > start && isStatementStart($0)
    } ?? all.count
  }
}
