extension SourceTokens {
  /// Whether a name is declared at a token: behind `let`, `var` or a type, or as one of several by a pattern, a closure or
  /// a loop of Swift.
  func isDeclared(at index: Int) -> Bool {
    if language == .swift { return isBound(at: index) || patternNames.contains(index) }
    guard mark(at: index + 1) == "=" else { return false }
    if mark(at: index - 1) == "*" {
      return word(at: index - 2) != nil || mark(at: index - 2) == "*" || mark(at: index - 2) == ">"
    }
    return word(at: index - 1).map { !["else", "do", "return"].contains($0) } ?? false
  }

  /// Whether a name stands behind `let` or `var`.
  private func isBound(at index: Int) -> Bool { word(at: index - 1) == "let" || word(at: index - 1) == "var" }

  /// The names that Swift declares without a `let` or a value of their own: `let (a, b) = size`, `case .some(let a)`,
  /// `for (a, b) in list`, `{ a, b in`; of patterns longer than 60 tokens those at the end that is looked at first.
  func findPatternNames() -> Set<Int> {
    guard language == .swift else { return [] }
    var names: Set<Int> = []
    for index in (occurrences["let"] ?? []) + (occurrences["var"] ?? []) {
      var start = index + 1
      if word(at: index - 1) == "case" { while mark(at: start) == "." || word(at: start) != nil { start += 1 } }
      if mark(at: start) == "(", partners[start] > start {
        names.formUnion((start + 1..<partners[start]).prefix(60).filter(isFirstOfPart))
      } else if mark(at: index - 1) == "(" || mark(at: index + 2) == ")" {
        names.insert(index + 1)
      }
    }
    for index in occurrences["in"] ?? [] { names.formUnion(signature(before: index).filter(isFirstOfPart)) }
    return names
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
    return mark(at: index - 1).map { "{(,]".unicodeScalars.contains($0) } ?? (word(at: index - 1) != nil)
  }

  /// The tokens of the braces that a token stands in, to the end where they do not close.
  func scope(around index: Int) -> Range<Int> {
    let brace = braces[index]
    if brace < 0 { return 0..<all.count }
    return brace..<(partners[brace] > brace ? partners[brace] : all.count)
  }

  /// Whether braces are those of a type of Swift, and not of a function.
  func isTypeBody(_ brace: Int) -> Bool {
    guard brace >= 0, language == .swift else { return false }
    var index = brace - 1
    while index >= 0, mark(at: index) != "{", mark(at: index) != "}", mark(at: index) != ";" {
      switch word(at: index) {
      case "class", "struct", "enum", "extension", "actor", "protocol": return true
      case "func", "init", "deinit", "subscript", "var", "let", "if", "for", "while", "guard", "switch", "do", "else":
        return false
      default: index = min(index, partners[index]) - 1
      }
    }
    return false
  }

  /// The braces of the function around a token, the outermost; below zero outside of functions.
  func functionBrace(around index: Int) -> Int {
    var brace = braces[index]
    while brace >= 0, braces[brace] >= 0, !isTypeBody(braces[brace]) { brace = braces[brace] }
    return brace
  }
}
