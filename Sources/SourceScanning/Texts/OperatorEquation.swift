import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators

/// The operators of SwiftyLayout and FormulaStyleConstraint, which state a constraint without a string.
enum OperatorEquation {
  /// The modules with these operators: a source that has such equations imports one of them.
  ///
  /// Without it `a[.width] == b` compares what stands in two dictionaries.
  static let modules = ["SwiftyLayout", "FormulaStyleConstraint"]

  /// Looks for their names among bytes, which tells most sources apart before any word is looked up.
  static let search = NameSearch(modules)

  /// The words before an expression that is a condition.
  static let conditions: Set<String> = ["if", "guard", "while", "where", "case", "else"]

  /// The types that a number is converted to, whose calls are a part of the language.
  static let conversions = Set(NumberTypes.table.words)
}

extension SourceTokens {
  /// The equations of operators in a source that imports them. What the language has no words for, such as the call of a
  /// function, is a value.
  func operatorEquations() -> [SourceText] {
    guard language == .swift, OperatorEquation.search.finds(in: bytes) else { return [] }
    let imports = places(of: "import")
    guard imports.contains(where: { OperatorEquation.modules.contains(word(at: $0 + 1) ?? "") }) else { return [] }
    steps += all.count
    var equations: [SourceText] = []
    var rest = 0
    for index in all.indices where index >= rest && isRelation(at: index) {
      let start = self.start(ofExpressionBefore: index)
      let end = self.end(ofOperandsFrom: index + 2)
      let isEquation = !isCondition(before: start) && (isTerm(in: start..<index) || isTerm(in: index + 2..<end))
      if isEquation { equations.append(equation(in: start..<end)) }
      rest = isEquation ? max(end, index + 1) : index + 2
    }
    return equations
  }

  private func isRelation(at index: Int) -> Bool {
    isMark("=<>", at: index) && mark(at: index + 1) == "=" && isJoined(index + 1)
      && !(isOperator(at: index - 1) && isJoined(index))
      && !(isOperator(at: index + 2) && isJoined(index + 2) && mark(at: index + 2) != "-")
  }

  private func isOperator(at index: Int) -> Bool { isMark("=<>!&|^+-*/%~?", at: index) }

  /// Whether the sign at a token stands between operands, and not beside one.
  private func isArithmetic(at index: Int) -> Bool { isMark("+-*/~", at: index) }

  private func start(ofExpressionBefore index: Int) -> Int {
    var start = index
    for place in head(before: index) {
      // A line begins with a sign where an expression goes on in it.
      if start < index, hasLineFeed(before: start), !isArithmetic(at: start), !isArithmetic(at: place) { break }
      let opening = min(place, partners[place])
      let isPart = opening < place || isOperandStart(at: place) || isArithmetic(at: place) || isMark(".!?", at: place)
      let isKeyword = word(at: place).map { ["return", "in"].contains($0) || OperatorEquation.conditions.contains($0) }
      // Two operands with nothing in between are not one expression.
      let isOther = opening == place && start < index && isOperand(at: place) && isOperandStart(at: start)
      if !isPart || isKeyword == true || isOther { break }
      start = opening
    }
    return start
  }

  private func end(ofOperandsFrom index: Int) -> Int {
    outline(of: index..<max(index, all.count)).first { end in
      let isNewLine = hasLineFeed(before: end) && !isArithmetic(at: end) && !isArithmetic(at: end - 1)
      if end > index, isNewLine, mark(at: end) != "." { return true }
      if end > index, isOperand(at: end - 1), isOperandStart(at: end) { return true }
      let isBracket = partners[end] > end && mark(at: end) != "{"
      return !isOperandStart(at: end) && !isBracket && !isArithmetic(at: end) && !isMark(".!", at: end)
    } ?? all.count
  }

  private func isOperand(at index: Int) -> Bool {
    isOperandStart(at: index) || isMark(")]", at: index)
  }

  private func isOperandStart(at index: Int) -> Bool { all[index].kind == .word || all[index].kind == .number }

  /// Whether an expression is a condition, or one of several with commas in between, or a part of one.
  private func isCondition(before start: Int) -> Bool {
    var place = start - 1
    for _ in 0..<50 {
      if let word = word(at: place), OperatorEquation.conditions.contains(word) { return true }
      if place == start - 1, isMark("&|!", at: place) { return true }
      // Only behind a comma what comes before it tells.
      guard place > 0, place < start - 1 || mark(at: place) == "," else { return false }
      if partners[place] < place { place = partners[place] }
      if isMark("([{}", at: place), partners[place] >= start { return false }
      place -= 1
    }
    return false
  }

  /// Whether one of the operands is the attribute of an item, as in `a[.width]`.
  private func isTerm(in tokens: Range<Int>) -> Bool { tokens.contains { attribute(openingAt: $0) != nil } }

  /// Where `[.width]` behind an item ends; `nil` where it does not stand.
  private func attribute(openingAt index: Int) -> Int? {
    guard mark(at: index) == "[", isJoined(index), isOperand(at: index - 1) || isMark("!?", at: index - 1),
      mark(at: index + 1) == ".", word(at: index + 2) != nil, mark(at: index + 3) == "]"
    else { return nil }
    return index + 4
  }

  /// The equation as a text, with its places in the source.
  private func equation(in tokens: Range<Int>) -> SourceText {
    var values: [Range<Int>] = []
    collectValues(in: tokens, &values)
    return SourceText(writtenAs: bytes(of: tokens), in: bytes, holes: values)
  }

  /// The operands, or what an attribute is one of, that the language has no words for.
  private func collectValues(in tokens: Range<Int>, _ values: inout [Range<Int>], depth: Int = 0) {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      guard isOperandStart(at: index) || mark(at: index) == "(" else {
        index += 1
        continue
      }
      let start = index
      // From the first token of an operand to its last.
      var (end, attribute) = (index, Int?.none)
      while end < tokens.upperBound {
        steps += 1
        if end > start, !isJoined(end) { break }
        if let behind = self.attribute(openingAt: end) {
          (attribute, end) = (end, behind)
        } else if partners[end] > end {
          end = partners[end] + 1
        } else if isOperandStart(at: end) || isMark(".!?", at: end) {
          end += 1
        } else {
          break
        }
      }
      index = max(end, start + 1)
      let item = start..<(attribute ?? end)
      let isConversion =
        word(at: start).map(OperatorEquation.conversions.contains) == true && mark(at: start + 1) == "("
      let inner = mark(at: start) == "(" ? start : isConversion ? start + 1 : nil
      if let inner, attribute == nil, partners[inner] == end - 1, depth < 20 {
        collectValues(in: inner + 1..<end - 1, &values, depth: depth + 1)
      } else if !isPlain(item, isItem: attribute != nil) {
        values.append(bytes(of: start..<max(start + 1, item.upperBound)))
      }
    }
  }

  /// Whether an operand is a number or a name; an item may be a path of names.
  private func isPlain(_ item: Range<Int>, isItem: Bool) -> Bool {
    if item.count == 1 { return true }
    guard isItem else { return false }
    let path = mark(at: item.upperBound - 1) == "!" ? item.dropLast() : item[...]
    return path.enumerated().allSatisfy {
      $0.offset % 2 == 0 ? word(at: $0.element) != nil : mark(at: $0.element) == "."
    }
  }
}
