import ConstraintLayout

// Expressions of numbers, as code for the constants of anchors.

extension SourceTokens {
  /// The number that a dictionary of metrics has.
  ///
  /// - Parameter isOnce: whether it is asked for once, where it stands.
  func metric(_ expression: Range<Int>, isOnce: Bool = false) throws(MigrationObstacle) -> NamedCode.Number {
    let range = withoutCast(expression)
    let text = text(ofTokens: range)
    if let literal = numeral(range) { return literal }
    if !isOnce, doesSomething(range) { throw .manyNumbers(text) }
    if language == .objectiveC { return try boxed(range) }
    if let inner = argument(of: "NSNumber", range) { return numeral(inner) ?? converted(inner) }
    if isCallOfCGFloat(range) { return NamedCode.Number(text) }
    if isPath(range), types(of: range) == [.named("NSNumber")] {
      return NamedCode.Number("\(text).doubleValue", isConverted: true)
    }
    // A quotient of literals is another number where it is a CGFloat.
    guard range.contains(where: { word(at: $0) != nil }), let type = numberType(of: range) else {
      throw .numberType(text)
    }
    return number(range, of: type)
  }

  private func number(_ range: Range<Int>, of type: String) -> NamedCode.Number {
    NamedCode.Number(text(ofTokens: range), isAtomic: isPath(range), isConverted: type != "CGFloat")
  }

  /// The number that is put into a text.
  func number(_ range: Range<Int>) throws(MigrationObstacle) -> NamedCode.Number {
    if let literal = numeral(range) { return literal }
    let text = text(ofTokens: range)
    // What has labels is put in by another rule, and a quotient of literals is another number where it is a CGFloat.
    let hasWord = range.contains { word(at: $0) != nil }
    guard hasWord, pieces(of: range, between: ",").count == 1 else { throw .numberForm(text) }
    guard language == .swift else { return code(range) }
    if isCallOfCGFloat(range) { return NamedCode.Number(text) }
    if let type = numberType(of: range) { return number(range, of: type) }
    let isNoNumber = (file ?? self).isNoNumber(in: self)
    guard types(of: range).isEmpty, !outline(of: range).contains(where: isString),
      !range.contains(where: { mark(at: $0) == "[" || isNoNumber($0) })
    else { throw .numberForm(text) }
    return converted(range)
  }

  /// Whether a word of an expression stands for what this file shows to be no number: a value or a function of another type, a
  /// case of an enum, or what a type is made of.
  private func isNoNumber(in expression: SourceTokens) -> (Int) -> Bool {
    { index in
      guard let word = expression.word(at: index), word != "self", !expression.isLabel(index) else { return false }
      if expression.mark(at: index + 1) == "(" {
        return word.first?.isUppercase == true && !Self.conversions.contains(word)
          || !self.results(ofFunctions: word).allSatisfy { $0.isNumber }
      }
      // Of a path the last word alone is the value.
      if expression.isMark(".!?", at: index + 1) { return false }
      let isMember = expression.mark(at: index - 1) == "." && expression.word(at: index - 2) != "self"
      return isMember && (word == "rawValue" || self.places(of: word).contains { self.word(at: $0 - 1) == "case" })
        || !self.types(of: word).allSatisfy { $0.isNumber }
    }
  }

  /// The functions that give the same for the same.
  static let conversions: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "NSNumber", "min", "max", "abs", "floor", "ceil", "round", "MIN", "MAX", "ABS",
    "fmin", "fmax", "fabs", "floorf", "ceilf", "roundf", "sqrt",
  ]

  /// A numeral, perhaps with a sign.
  func numeral(_ range: Range<Int>) -> NamedCode.Number? {
    var range = range
    if language == .objectiveC, let first = range.first, mark(at: first) == "@" {
      range = first + 1..<range.upperBound
    }
    guard let last = range.last, all[last].kind == .number,
      range.count == 1 || range.count == 2 && mark(at: range.lowerBound) == "-"
    else { return nil }
    let text = text(ofTokens: range)
    guard text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 || $0 == 45 || $0 == UInt8(ascii: "f") }) else {
      return nil
    }
    return NamedCode.Number(text, isAtomic: range.count == 1, isLiteral: true)
  }

  private func converted(_ range: Range<Int>) -> NamedCode.Number {
    NamedCode.Number(text(ofTokens: range), isAtomic: isPath(range), isConverted: true)
  }

  /// `@(expression)`, a message to `NSNumber`, or a name of one.
  private func boxed(_ range: Range<Int>) throws(MigrationObstacle) -> NamedCode.Number {
    let first = range.lowerBound
    if mark(at: first) == "@", mark(at: first + 1) == "(",
      encloses(first + 1, range)
    {
      return code(first + 2..<range.upperBound - 1)
    }
    if mark(at: first) == "[", encloses(first, range),
      let call = call(openingAt: first),
      word(at: first + 1) == "NSNumber", call.arguments.count == 1,
      ["numberWithFloat", "numberWithDouble", "numberWithInt", "numberWithInteger"].contains(call.name)
    {
      let number = call.arguments[0].tokens
      // What is no whole number is made one.
      guard call.name.hasPrefix("numberWithInt"), numeral(number)?.text.contains(".") != false else {
        return code(number)
      }
      return cast(number, to: call.name == "numberWithInt" ? "int" : "NSInteger")
    }
    let text = text(ofTokens: range)
    guard isPath(range) else { throw .numberType(text) }
    return NamedCode.Number("[\(text) doubleValue]")
  }

  private func code(_ range: Range<Int>) -> NamedCode.Number {
    if let literal = numeral(range) { return literal }
    if isUnsigned(range) { return cast(range, to: "CGFloat") }
    // A macro may stand for a sum.
    let name = word(at: range.lowerBound) ?? ""
    let isMacro = name.isConstantOfC || wordsOfMacros.contains(name)
    return NamedCode.Number(text(ofTokens: range), isAtomic: isPath(range) && !isMacro)
  }

  private func cast(_ range: Range<Int>, to type: String) -> NamedCode.Number {
    NamedCode.Number("(\(type))" + (isPath(range) ? text(ofTokens: range) : "(\(text(ofTokens: range)))"))
  }

  /// Whether a number of Objective-C has no sign, so that a minus before it gives a very large one.
  private func isUnsigned(_ range: Range<Int>) -> Bool {
    let words = Set(range.compactMap(word(at:)))
    if language == .swift || !words.isDisjoint(with: ["CGFloat", "double", "float", "NSInteger", "int"]) {
      return false
    }
    let hasSign = words.contains("long") && !words.contains("unsigned")
    return !hasSign
      && words.contains { word in
        ["count", "length", "unsigned", "NSUInteger"].contains(word)
          || places(of: word).contains { ["NSUInteger", "unsigned"].contains(self.word(at: $0 - 1)) }
      }
  }

  private func isCallOfCGFloat(_ range: Range<Int>) -> Bool { argument(of: "CGFloat", range) != nil }

  /// The one argument of a call that is all of an expression.
  private func argument(of name: String, _ range: Range<Int>) -> Range<Int>? {
    guard word(at: range.lowerBound) == name, mark(at: range.lowerBound + 1) == "(",
      encloses(range.lowerBound + 1, range),
      let call = call(openingAt: range.lowerBound + 1), call.arguments.count == 1
    else { return nil }
    return call.arguments[0].tokens
  }

  /// Whether an expression may do something, or give something else each time: it calls a function, or counts.
  func doesSomething(_ range: Range<Int>) -> Bool {
    range.contains { index in
      if let sign = mark(at: index), sign == "+" || sign == "-" { return mark(at: index + 1) == sign }
      if mark(at: index) == "=" { return !isMark("=<>!", at: index - 1) && mark(at: index + 1) != "=" }
      if mark(at: index) == "[" {
        return language == .objectiveC ? word(at: index + 1) != "NSNumber" : operatorCalled(at: index) != nil
      }
      return mark(at: index + 1) == "(" && word(at: index).map { !Self.conversions.contains($0) } ?? false
    }
  }
}
