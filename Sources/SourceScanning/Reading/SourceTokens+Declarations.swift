extension SourceTokens {
  /// Whether a name is declared at a token: behind `let`, `var` or a type, or as one of several by a pattern, a closure or
  /// a loop of Swift.
  func isDeclared(at index: Int) -> Bool {
    if patternNames.contains(index) { return true }
    if language == .swift { return word(at: index - 1) == "let" || word(at: index - 1) == "var" }
    guard mark(at: index + 1) == "=", word(at: index) != nil else { return false }
    if mark(at: index - 1) == "*" {
      // Behind a comma it is another variable of the same declaration.
      return word(at: index - 2) != nil || isMark("*>,", at: index - 2)
    }
    // Behind a type and its protocols; a part of what a pointer points to is not.
    if mark(at: index - 1) == ">" { return mark(at: index - 2) != "-" }
    return word(at: index - 1).map { !["else", "do", "return"].contains($0) } ?? false
  }

  /// The names that are declared without a `let` or a value of their own: `let a = 1, b = 2`, `let (a, b) = size`,
  /// `case .some(let a)`, `for (a, b) in list`, `{ a, b in`, and in Objective-C `^(Type *a, id b)`. Of what is longer than 60
  /// tokens not all are told.
  func findPatternNames() -> Set<Int> {
    var found: Set<Int> = []
    if language == .objectiveC {
      for index in all.indices where mark(at: index) == "^" && mark(at: index + 1) == "(" {
        let parameters = index + 2..<max(index + 2, partners[index + 1])
        found.formUnion(parameters.prefix(60).filter { isMark(",)", at: $0 + 1) })
      }
      return found
    }
    for index in places(of: "let") + places(of: "var") {
      let isCase = word(at: index - 1) == "case"
      var start = index + 1
      while isCase, start < index + 60, mark(at: start) == "." || word(at: start) != nil { start += 1 }
      if mark(at: start) == "(", partners[start] > start {
        found.formUnion(
          (start + 1..<partners[start]).prefix(60).filter { word(at: $0) != nil && mark(at: $0 + 1) != ":" })
      } else if isCase
        || isMark("),", at: index + 2) && opening("(", around: index) != nil
      {
        found.insert(index + 1)
      } else {
        found.formUnion(others(declaredBehind: index))
      }
    }
    for index in places(of: "in") where mark(at: index + 1) != ":" {
      // The first word, that behind a comma or a bracket, and what follows a keyword.
      let names = signature(before: index).filter {
        isMark("{(,]", at: $0 - 1) || word(at: $0 - 1) != nil || mark(at: $0 - 1) == "[" && mark(at: $0 + 1) == "="
      }
      found.formUnion(names.filter { word(at: $0) != nil })
    }
    return found
  }

  private func others(declaredBehind index: Int) -> [Int] {
    var names: [Int] = []
    for place in outline(of: min(index + 1, all.count)..<min(index + 1000, all.count)).dropFirst() {
      if mark(at: place) == "{" || isStatementStart(place) || partners[place] < place { break }
      guard mark(at: place) == ",", word(at: place + 1) != nil else { continue }
      let isAssigned = mark(at: place + 2) == "=" && mark(at: place + 3) != "="
      if isAssigned || mark(at: place + 2) == ":" { names.append(place + 1) }
    }
    return names
  }

  /// What stands between `for` or the brace of a closure and `in`.
  private func signature(before index: Int) -> Range<Int> {
    let places = Array(nearHead(before: index)).prefix { word(at: $0) != "for" }
    let start = places.last.map { min($0, partners[$0]) } ?? index
    return isMark(";}", at: start - 1) ? index..<index : start..<index
  }

  // MARK: where a name can be seen

  /// Whether something that is declared at a token can be used at another: not in another case of a `switch`, and what a
  /// condition declares in what is done where it holds alone.
  func isVisible(_ place: Int, from index: Int) -> Bool {
    guard scope(around: place).contains(index) else { return false }
    if language == .swift, isDeclared(at: place), let end = endOfBody(behindConditionAt: place), index >= end {
      return false
    }
    return !["case", "default"].contains { word in
      // Of a switch with more cases than this the last ones are told apart.
      places(of: word).within(place..<max(place, index)).suffix(200).contains {
        braces[$0] == braces[place] && !isMark(",.", at: $0 - 1)
          && !["if", "guard", "while", "for", "let", "var", "indirect"].contains(self.word(at: $0 - 1))
      }
    }
  }

  /// The end of the braces that belong to the `if`, `while` or `for` in whose head a token stands; `nil` for another one.
  private func endOfBody(behindConditionAt place: Int) -> Int? {
    // What closes here is passed over; what opens is the bracket of a pattern around the place.
    let head = nearHead(before: place + 1)
    let found = head.first { ["if", "while", "for", "guard"].contains(word(at: $0)) }
    guard let start = found, word(at: start) != "guard", mark(at: start - 1) != "#" else { return nil }
    // A loop that asks at its end has no braces behind that.
    if mark(at: start - 1) == "}", word(at: partners[start - 1] - 1) == "repeat" { return nil }
    // Other braces are those of a closure in the head.
    return outline(of: place..<min(place + 200, all.count)).first {
      mark(at: $0) == "{" && !isMark("{.,", at: partners[$0] + 1)
    }.map { partners[$0] }
  }

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

  func bracesAround(_ index: Int) -> [Int] {
    Array(sequence(first: braces[index]) { $0 < 0 ? nil : self.braces[$0] }.prefix { $0 >= 0 })
  }

  /// The tokens before one that stand behind another, the last first, back to where a statement may begin: what is in brackets
  /// is passed over.
  func head(before index: Int, behind limit: Int = -1) -> UnfoldSequence<Int, Int> {
    sequence(state: index - 1) { place in
      guard place > limit, !self.isMark("{};", at: place) else { return nil }
      self.steps += 1
      defer { place = min(place, self.partners[place]) - 1 }
      return place
    }
  }

  /// The same, of which no more than this is read.
  func nearHead(before index: Int) -> UnfoldSequence<Int, Int> { head(before: index, behind: max(0, index - 60) - 1) }

  /// The tokens of the braces that a token stands in, to the end where they do not close.
  func scope(around index: Int) -> Range<Int> {
    let brace = braces[index]
    if brace < 0 { return 0..<all.count }
    return brace..<(partners[brace] > brace ? partners[brace] : all.count)
  }

  func isTypeBody(_ brace: Int) -> Bool { typeKeyword(of: brace) != nil }

  /// The word that a type of Swift is declared with whose braces these are; `nil` for those of a function.
  func typeKeyword(of brace: Int) -> String? {
    guard brace >= 0, language == .swift else { return nil }
    return remembered(\.typeKeywords, brace) {
      let keyword = head(before: brace).lazy.compactMap { self.word(at: $0) }.first(where: Self.bodyKeywords.contains)
      return keyword.flatMap { Self.typeKeywords.contains($0) ? $0 : nil }
    }
  }

  private static let typeKeywords: Set<String> = ["class", "struct", "enum", "extension", "actor", "protocol"]
  private static let bodyKeywords = typeKeywords.union([
    "func", "init", "deinit", "subscript", "var", "let", "if", "for", "while", "guard", "switch", "do", "else",
  ])

  /// The braces of the function around a token, the outermost; below zero outside of functions.
  func functionBrace(around index: Int) -> Int {
    bracesAround(index).first { braces[$0] < 0 || isTypeBody(braces[$0]) } ?? -1
  }
}
