/// A name that is given a value where it is declared in a function, and no other after that.
struct LocalConstant: Hashable {
  let name: String

  /// The token of the name, where it is declared.
  let place: Int

  let value: Range<Int>

  /// The tokens from the declaration to the end of the braces that it stands in.
  let scope: Range<Int>
}

extension SourceTokens {
  /// The constant of a name, as seen from a token.
  func localConstant(_ name: String, at index: Int) throws(MigrationObstacle) -> LocalConstant {
    let place = (bindings[name] ?? []).last { $0 < index && isDeclared(at: $0) && isOpen(braces[$0], at: index) }
    guard let place, !isTypeBody(braces[place]), let start = assignment(behind: place) else { throw .dictionary(name) }
    // In another case of a switch it is another name.
    let isOtherCase = (place..<index).contains {
      braces[$0] == braces[place] && ["case", "default"].contains(word(at: $0))
    }
    if isOtherCase { throw .dictionary(name) }
    let scope = place..<(braces[place] < 0 ? all.count : partners[braces[place]])
    let isChanged = (occurrences[name] ?? []).contains { $0 > place && scope.contains($0) && self.isChanged(at: $0) }
    if isChanged { throw .changed(name) }
    return LocalConstant(name: name, place: place, value: start..<end(ofExpressionFrom: start), scope: scope)
  }

  /// Throws if a word of an expression in a constant may mean something else at a token than where the constant is declared.
  func refuseChanges(of expression: Range<Int>, in constant: LocalConstant, at index: Int) throws(MigrationObstacle) {
    // What is in braces of its own may be done later, or again.
    let end = braces[index] == braces[constant.place] ? index : constant.scope.upperBound
    for token in expression {
      guard let word = word(at: token), word != "self" else { continue }
      let isChanged = (occurrences[word] ?? []).contains {
        $0 >= constant.value.upperBound && $0 < end && self.isChanged(at: $0)
      }
      if isChanged { throw .changed(word) }
    }
  }

  /// Whether a name gets a value at a token, or goes through a list.
  private func isChanged(at index: Int) -> Bool {
    if isDeclared(at: index) || givesAddress(at: index) || word(at: index + 1) == "in" { return true }
    if isParameter(at: index) { return true }
    var next = index + 1
    while mark(at: next) == "[", partners[next] > next { next = partners[next] + 1 }
    if let sign = mark(at: next), "+-*/".unicodeScalars.contains(sign), mark(at: next + 1) == "=" { return true }
    if mark(at: next) == ".", let member = word(at: next + 1) {
      return ["updateValue", "merge", "removeValue", "removeAll", "append", "insert"].contains(member)
    }
    return mark(at: next) == "=" && mark(at: next + 1) != "="
  }

  /// Whether a name is a parameter of a closure, a block or a function, or one of several that are declared in parentheses.
  private func isParameter(at index: Int) -> Bool {
    if language == .objectiveC {
      return mark(at: index - 1) == "*" && mark(at: index + 1).map { "),;".unicodeScalars.contains($0) } ?? false
    }
    // Of parentheses that are longer than this it is not told.
    var end = index + 1
    while end < min(index + 40, all.count), partners[end] >= end { end = partners[end] + 1 }
    guard mark(at: end) == ")", partners[end] < index else { return false }
    let isFunction = ["func", "init"].contains(word(at: partners[end] - 2)) || word(at: partners[end] - 1) == "init"
    return word(at: end + 1) == "in" || mark(at: end + 1) == "-" && mark(at: end + 2) == ">" || isFunction
      || ["let", "var"].contains(word(at: partners[end] - 1))
  }

  private func isDeclared(at index: Int) -> Bool {
    let previous = word(at: index - 1)
    if language == .swift { return previous == "let" || previous == "var" }
    guard mark(at: index + 1) == "=" else { return false }
    return mark(at: index - 1) == "*" || previous.map { !["else", "do", "return"].contains($0) } ?? false
  }

  /// Whether braces that open at a token still do at another.
  private func isOpen(_ brace: Int, at index: Int) -> Bool { brace < 0 || brace < index && partners[brace] > index }

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
