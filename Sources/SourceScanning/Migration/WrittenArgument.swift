/// The texts that a call gets as one argument, as far as they are written there.
enum WrittenArgument {
  /// Texts that it gets in any case.
  case texts([WrittenText])

  /// Those before the colon of a ternary or those behind it.
  case either(condition: Range<Int>, [WrittenText], [WrittenText])

  /// Those of each turn of the loop around the call, which does nothing else.
  case each(TextLoop)

  /// The texts that are one list or one text to the call.
  var groups: [[WrittenText]] {
    switch self {
    case .texts(let texts): [texts]
    case .either(_, let first, let second): [first, second]
    case .each(let loop): loop.texts
    }
  }

  var loop: TextLoop? { if case .each(let loop) = self { loop } else { nil } }
}

/// A loop whose name goes through texts that are written out, and is given to one call.
struct TextLoop {
  /// The token that it begins with.
  let start: Int

  /// The declaration of the name: in Objective-C with its type.
  let name: Range<Int>

  /// The elements of the list.
  let elements: [Range<Int>]

  /// The texts of each turn.
  let texts: [[WrittenText]]
}

extension SourceTokens {
  /// The texts of an argument of a call.
  ///
  /// - Parameters:
  ///   - call: all of the call.
  ///   - index: where it opens.
  func writtenArgument(
    _ argument: Range<Int>, isList: Bool, of call: Range<Int>, _ constants: inout [LocalConstant], at index: Int
  ) throws(MigrationObstacle) -> WrittenArgument {
    let argument = withoutParentheses(argument)
    if let ternary = ternary(in: argument) {
      if assigns(in: ternary.condition) { throw .twoTexts }
      return .either(
        condition: ternary.condition,
        try writtenTexts(of: ternary.branches.0, isList: isList, &constants, at: index),
        try writtenTexts(of: ternary.branches.1, isList: isList, &constants, at: index))
    }
    if let loop = try loop(over: argument, isList: isList, around: call) { return .each(loop) }
    return .texts(try writtenTexts(of: argument, isList: isList, &constants, at: index))
  }

  /// Whether an expression gives something a value.
  private func assigns(in tokens: Range<Int>) -> Bool {
    tokens.contains { index in
      mark(at: index) == "="
        && ![index - 1, index + 1].contains { isMark("=!<>", at: $0) }
    }
  }

  /// The loop around a call in whose body nothing stands but the statement of the call, and whose name is the argument and
  /// nothing else.
  private func loop(
    over argument: Range<Int>, isList: Bool, around call: Range<Int>
  ) throws(MigrationObstacle) -> TextLoop? {
    let brace = braces[call.lowerBound]
    guard argument.count == 1, let name = word(at: argument.lowerBound), brace >= 0, partners[brace] > brace,
      let place = (occurrences[name] ?? []).last(where: { $0 < brace }), isGoneThrough(at: place)
    else { return nil }
    let list = list(behind: place)
    let (start, end) = language == .swift ? (place - 1, list.upperBound) : (place - 4, list.upperBound + 1)
    let isPlain =
      language == .swift
      ? mark(at: end) == "{"
      : mark(at: place - 1) == "*" && word(at: place - 2) == "NSString" && mark(at: list.upperBound) == ")"
    guard isPlain, end == brace, word(at: start) == "for", let brackets = listBrackets(of: list) else { return nil }
    let uses = (occurrences[name] ?? []).filter { $0 > place && $0 < partners[brace] }
    let statement = statement(of: call)
    let isOnlyStatement =
      statement.start == brace + 1
      && (call.upperBound..<partners[brace]).allSatisfy { isMark(")];", at: $0) }
    guard uses == [argument.lowerBound], isOnlyStatement,
      isSimple(statement.start..<call.upperBound, isExpression: statement.isExpression)
    else { return nil }
    if hasComment(in: start..<brace + 1) { throw .comment }
    let elements = pieces(of: brackets.dropFirst().dropLast(), between: ",")
    guard !elements.isEmpty else { return nil }
    var texts: [[WrittenText]] = []
    for element in elements {
      // In a constant of another place something else could be meant.
      var constants: [LocalConstant] = []
      texts.append(try writtenTexts(of: element, isList: isList, &constants, at: start))
      guard constants.isEmpty else { return nil }
    }
    let declaration = language == .swift ? place..<place + 1 : place - 2..<place + 1
    return TextLoop(start: start, name: declaration, elements: elements, texts: texts)
  }
}
