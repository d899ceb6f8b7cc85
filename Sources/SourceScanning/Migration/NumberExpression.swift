import ConstraintLayout

/// An expression of a number, as code for an anchor's constant.
struct NumberExpression {
  let tokens: SourceTokens

  /// The tokens of the file, for what is declared in it.
  let file: SourceTokens

  /// The number that a dictionary of metrics has.
  ///
  /// - Parameter isOnce: whether it is asked for once, where it stands.
  func metric(_ expression: Range<Int>, isOnce: Bool = false) throws(MigrationObstacle) -> NamedCode.Number {
    let range = tokens.withoutCast(expression)
    if let literal = literal(range) { return literal }
    if !isOnce, tokens.doesSomething(range) { throw .manyNumbers(tokens.text(ofTokens: range)) }
    if tokens.language == .objectiveC { return try boxed(range) }
    if let inner = argument(of: "NSNumber", range) { return literal(inner) ?? converted(inner) }
    if isCallOfCGFloat(range) { return NamedCode.Number(tokens.text(ofTokens: range)) }
    let text = tokens.text(ofTokens: range)
    guard tokens.isPath(range), let name = tokens.name(in: range) else { throw .numberType(text) }
    switch Array(file.declaredTypes(of: name)) {
    case ["CGFloat"]: return NamedCode.Number(text)
    case ["Double"], ["Float"], ["Int"]: return NamedCode.Number(text, isConverted: true)
    case ["NSNumber"]: return NamedCode.Number("\(text).doubleValue", isConverted: true)
    default: throw .numberType(text)
    }
  }

  /// The number that is put into a text.
  func value(_ range: Range<Int>) throws(MigrationObstacle) -> NamedCode.Number {
    if let literal = literal(range) { return literal }
    let text = tokens.text(ofTokens: range)
    // What has labels is put in by another rule, and a quotient of literals is another number where it is a CGFloat.
    let hasWord = range.contains { tokens.word(at: $0) != nil }
    guard hasWord, tokens.pieces(of: range, between: ",").count == 1 else { throw .numberForm(text) }
    guard tokens.language == .swift else { return code(range) }
    let types = tokens.name(in: range).map { file.declaredTypes(of: $0) } ?? []
    guard types.isSubset(of: ["CGFloat", "Double", "Float", "Int"]),
      !tokens.outline(of: range).contains(where: tokens.isString)
    else { throw .numberForm(text) }
    let isCGFloat = tokens.isPath(range) && types == ["CGFloat"] || isCallOfCGFloat(range)
    return isCGFloat ? NamedCode.Number(text) : converted(range)
  }

  /// The functions that give the same for the same.
  static let conversions: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "NSNumber", "min", "max", "abs", "floor", "ceil", "round", "MIN", "MAX", "ABS",
    "fmin", "fmax", "fabs", "floorf", "ceilf", "roundf", "sqrt",
  ]

  /// A numeral, perhaps with a sign.
  private func literal(_ range: Range<Int>) -> NamedCode.Number? {
    var range = range
    if tokens.language == .objectiveC, let first = range.first, tokens.mark(at: first) == "@" {
      range = first + 1..<range.upperBound
    }
    guard let last = range.last, tokens.all[last].kind == .number,
      range.count == 1 || range.count == 2 && tokens.mark(at: range.lowerBound) == "-"
    else { return nil }
    let text = tokens.text(ofTokens: range)
    guard text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 || $0 == 45 || $0 == UInt8(ascii: "f") }) else {
      return nil
    }
    return NamedCode.Number(text, isAtomic: range.count == 1, isLiteral: true)
  }

  private func converted(_ range: Range<Int>) -> NamedCode.Number {
    NamedCode.Number(tokens.text(ofTokens: range), isAtomic: tokens.isPath(range), isConverted: true)
  }

  /// `@(expression)`, a message to `NSNumber`, or a name of one.
  private func boxed(_ range: Range<Int>) throws(MigrationObstacle) -> NamedCode.Number {
    let first = range.lowerBound
    if tokens.mark(at: first) == "@", tokens.mark(at: first + 1) == "(",
      tokens.encloses(first + 1, range)
    {
      return code(first + 2..<range.upperBound - 1)
    }
    if tokens.mark(at: first) == "[", tokens.encloses(first, range),
      let call = tokens.call(openingAt: first),
      tokens.word(at: first + 1) == "NSNumber", call.arguments.count == 1,
      ["numberWithFloat", "numberWithDouble", "numberWithInt", "numberWithInteger"].contains(call.name)
    {
      return literal(call.arguments[0].tokens) ?? code(call.arguments[0].tokens)
    }
    let text = tokens.text(ofTokens: range)
    guard tokens.isPath(range) else { throw .numberType(text) }
    return NamedCode.Number("[\(text) doubleValue]")
  }

  private func code(_ range: Range<Int>) -> NamedCode.Number {
    if let literal = literal(range) { return literal }
    // A macro may stand for a sum.
    let isMacro = (tokens.word(at: range.lowerBound) ?? "").drop { $0 == "k" || $0 == "_" }.first?.isUppercase ?? false
    return NamedCode.Number(tokens.text(ofTokens: range), isAtomic: tokens.isPath(range) && !isMacro)
  }

  private func isCallOfCGFloat(_ range: Range<Int>) -> Bool { argument(of: "CGFloat", range) != nil }

  /// The one argument of a call that is all of an expression.
  private func argument(of name: String, _ range: Range<Int>) -> Range<Int>? {
    guard tokens.word(at: range.lowerBound) == name, tokens.mark(at: range.lowerBound + 1) == "(",
      tokens.encloses(range.lowerBound + 1, range),
      let call = tokens.call(openingAt: range.lowerBound + 1), call.arguments.count == 1
    else { return nil }
    return call.arguments[0].tokens
  }
}

extension SourceTokens {
  /// Whether an expression may do something, or give something else each time: it calls a function, or counts.
  func doesSomething(_ range: Range<Int>) -> Bool {
    range.contains { index in
      if let sign = mark(at: index), sign == "+" || sign == "-" { return mark(at: index + 1) == sign }
      if mark(at: index) == "[", language == .objectiveC {
        return word(at: index + 1) != "NSNumber"
      }
      return mark(at: index + 1) == "(" && word(at: index).map { !NumberExpression.conversions.contains($0) } ?? false
    }
  }
}
