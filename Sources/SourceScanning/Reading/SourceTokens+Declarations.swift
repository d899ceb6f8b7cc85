extension SourceTokens {
  /// Whether a name is declared at a token: behind `let`, `var` or a type, or as one of several by a pattern, a closure or
  /// a loop of Swift.
  func isDeclared(at index: Int) -> Bool {
    if patternNames.contains(index) { return true }
    if language == .swift { return word(at: index - 1) == "let" || word(at: index - 1) == "var" }
    guard mark(at: index + 1) == "=" else { return false }
    if mark(at: index - 1) == "*" {
      // Behind a comma it is another variable of the same declaration.
      return word(at: index - 2) != nil || isMark("*>,", at: index - 2)
    }
    return word(at: index - 1).map { !["else", "do", "return"].contains($0) } ?? false
  }

  /// The names that are declared without a `let` or a value of their own: `let a = 1, b = 2`, `let (a, b) = size`,
  /// `case .some(let a)`, `for (a, b) in list`, `{ a, b in`, and in Objective-C `^(Type *a, id b)`. Of what is longer than 60
  /// tokens not all are told.
  func findPatternNames() -> Set<Int> {
    var names: Set<Int> = []
    guard language == .swift else {
      for index in all.indices where mark(at: index) == "^" && mark(at: index + 1) == "(" && partners[index + 1] > index
      {
        names.formUnion((index + 2..<partners[index + 1]).prefix(60).filter { isMark(",)", at: $0 + 1) })
      }
      return names
    }
    for index in (occurrences["let"] ?? []) + (occurrences["var"] ?? []) {
      let isCase = word(at: index - 1) == "case"
      var start = index + 1
      while isCase, start < index + 60, mark(at: start) == "." || word(at: start) != nil { start += 1 }
      if mark(at: start) == "(", partners[start] > start {
        names.formUnion(
          (start + 1..<partners[start]).prefix(60).filter { word(at: $0) != nil && mark(at: $0 + 1) != ":" })
      } else if isCase || isMark("),", at: index + 2) && isInParentheses(index) {
        names.insert(index + 1)
      } else {
        names.formUnion(others(declaredBehind: index))
      }
    }
    for index in occurrences["in"] ?? [] { names.formUnion(signature(before: index).filter(isFirstOfPart)) }
    return names
  }

  /// The names of a declaration, behind `let` or `var`, but for the first.
  private func others(declaredBehind index: Int) -> [Int] {
    var names: [Int] = []
    var place = index + 1
    while place < min(index + 1000, all.count) {
      steps += 1
      place = max(place, partners[place]) + 1
      if place >= all.count || mark(at: place) == "{" || isStatementStart(place) || partners[place] < place { break }
      guard mark(at: place) == ",", word(at: place + 1) != nil else { continue }
      let isAssigned = mark(at: place + 2) == "=" && mark(at: place + 3) != "="
      if isAssigned || mark(at: place + 2) == ":" { names.append(place + 1) }
    }
    return names
  }

  /// Whether parentheses that open before a token close behind it, inside the braces that it stands in.
  private func isInParentheses(_ index: Int) -> Bool {
    var place = index - 1
    while place > max(0, index - 60), !isMark("{};", at: place) {
      if mark(at: place) == "(", partners[place] > index { return true }
      place = min(place, partners[place]) - 1
    }
    return false
  }

  /// What stands between `for` or the brace of a closure and `in`.
  private func signature(before index: Int) -> Range<Int> {
    var start = index
    while start > max(0, index - 60), word(at: start - 1) != "for" {
      steps += 1
      switch mark(at: start - 1) {
      case "{": return start..<index
      case ";", "}": return index..<index
      default: start = min(start - 1, partners[start - 1])
      }
    }
    return start..<index
  }

  /// Whether a word is the first in a closure or of what commas and brackets part, or follows a keyword there.
  private func isFirstOfPart(_ index: Int) -> Bool {
    guard word(at: index) != nil else { return false }
    return isMark("{(,]", at: index - 1) || word(at: index - 1) != nil
  }
}
