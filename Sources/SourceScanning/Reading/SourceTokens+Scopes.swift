// Where a name can be seen.

extension SourceTokens {
  /// Whether something that is declared at a token can be used at another: not in another case of a `switch`, and what a
  /// condition declares in what is done where it holds alone.
  func isVisible(_ place: Int, from index: Int) -> Bool {
    guard scope(around: place).contains(index) else { return false }
    if language == .swift, isDeclared(at: place), let end = endOfBody(behindConditionAt: place), index >= end {
      return false
    }
    return !["case", "default"].contains { word in
      let places = occurrences[word] ?? []
      // Of a switch with more cases than this the last ones are told apart.
      let between = places[places.count(below: place)..<max(places.count(below: place), places.count(below: index))]
      return between.suffix(200).contains {
        braces[$0] == braces[place] && !isMark(",.", at: $0 - 1)
          && !["if", "guard", "while", "for", "let", "var", "indirect"].contains(self.word(at: $0 - 1))
      }
    }
  }

  /// The end of the braces that belong to the `if`, `while` or `for` in whose head a token stands; `nil` for another one.
  private func endOfBody(behindConditionAt place: Int) -> Int? {
    var start = place
    while start > max(0, place - 60), !Self.conditions.contains(word(at: start)) {
      steps += 1
      if isMark("{};", at: start) || word(at: start) == "guard" { return nil }
      // What closes here is passed over; what opens is the bracket of a pattern around the place.
      start = min(start, partners[start]) - 1
    }
    guard Self.conditions.contains(word(at: start)), mark(at: start - 1) != "#" else { return nil }
    // A loop that asks at its end has no braces behind that.
    if mark(at: start - 1) == "}", word(at: partners[start - 1] - 1) == "repeat" { return nil }
    var brace = place
    // Other braces are those of a closure in the head.
    while brace < min(place + 200, all.count),
      mark(at: brace) != "{" || isMark("{.,", at: partners[brace] + 1)
    { brace = max(brace, partners[brace]) + 1 }
    return mark(at: brace) == "{" ? partners[brace] : nil
  }

  private static let conditions: Set<String?> = ["if", "while", "for"]

  /// The tokens at or behind which a branch of the compiler ends: `#else`, `#endif`.
  func findBranchEnds() -> [Int] {
    all.indices.filter { index in
      if language == .swift {
        return mark(at: index) == "#" && ["else", "elseif", "endif"].contains(word(at: index + 1))
      }
      let gap = bytes[gap(before: index)]
      return zip(gap, gap.dropFirst()).contains { $0 == UInt8(ascii: "#") && $1 == UInt8(ascii: "e") }
    }
  }

  /// The braces around a token that stand in no others; below zero outside of braces.
  func outermostBrace(around index: Int) -> Int {
    var brace = braces[index]
    while brace >= 0, braces[brace] >= 0 { brace = braces[brace] }
    return brace
  }

  /// The tokens of the braces that a token stands in, to the end where they do not close.
  func scope(around index: Int) -> Range<Int> {
    let brace = braces[index]
    if brace < 0 { return 0..<all.count }
    return brace..<(partners[brace] > brace ? partners[brace] : all.count)
  }

  /// Whether braces are those of a type of Swift, and not of a function.
  func isTypeBody(_ brace: Int) -> Bool { typeKeyword(of: brace) != nil }

  /// The word that a type of Swift is declared with whose braces these are; `nil` for those of a function.
  func typeKeyword(of brace: Int) -> String? {
    guard brace >= 0, language == .swift else { return nil }
    if let known = typeKeywords[brace] { return known }
    let keyword = findTypeKeyword(before: brace)
    typeKeywords[brace] = .some(keyword)
    return keyword
  }

  private func findTypeKeyword(before brace: Int) -> String? {
    var index = brace - 1
    while index >= 0, !isMark("{};", at: index) {
      switch word(at: index) {
      case let word? where ["class", "struct", "enum", "extension", "actor", "protocol"].contains(word): return word
      case "func", "init", "deinit", "subscript", "var", "let", "if", "for", "while", "guard", "switch", "do", "else":
        return nil
      default: index = min(index, partners[index]) - 1
      }
    }
    return nil
  }

  /// The braces of the function around a token, the outermost; below zero outside of functions.
  func functionBrace(around index: Int) -> Int {
    var brace = braces[index]
    while brace >= 0, braces[brace] >= 0, !isTypeBody(braces[brace]) { brace = braces[brace] }
    return brace
  }
}
