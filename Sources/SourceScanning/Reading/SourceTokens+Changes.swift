// What changes that a name stands for, other than an assignment.

extension SourceTokens {
  /// The places where something is added to a name, or put into it.
  func findChanges() -> [String: [Int]] {
    occurrences.compactMapValues { places in
      let changes = places.filter { isChanged(at: $0, isCollection: true) || isOfAnother(at: $0) }
      return changes.isEmpty ? nil : changes
    }
  }

  /// Whether a name is changed at a token: by an operator that assigns, by its address, or by a message.
  ///
  /// - Parameter isCollection: whether it stands for a dictionary or a list, which more messages change than a number; a
  ///   view stays the same whatever is done with it.
  func isChanged(at index: Int, isCollection: Bool) -> Bool {
    if givesAddress(at: index) || isAssignedInParentheses(at: index) { return true }
    var next = index + 1
    while isPostfix(at: next) { next = partners[next] + 1 }
    let sign = operatorText(at: next)
    if language == .swift {
      if sign.count > 1, sign.last == "=", !Self.comparisons.contains(sign) { return true }
    } else {
      if Self.assignments.contains(where: sign.hasPrefix) { return true }
      if ["+", "-"].contains(where: { mark(at: index - 1) == $0 && mark(at: index - 2) == $0 }) { return true }
    }
    if next > index + 1, sign == "=" { return true }
    if mark(at: next) == ".", let message = word(at: next + 1) {
      return isMutator(message, isCollection) || isCollection && isStatementAlone(index, message, at: next + 1)
    }
    guard language == .objectiveC, mark(at: index - 1) == "[", let message = word(at: index + 1) else { return false }
    return isMutator(message, isCollection)
  }

  /// Whether something stands behind a name that says which part of its value is meant: `["key"]`, `?` or `!`.
  private func isPostfix(at index: Int) -> Bool {
    if mark(at: index) == "[" { return partners[index] > index }
    return language == .swift && isMark("?!", at: index) && isJoined(index)
  }

  /// The signs of an operator that begins at a token.
  private func operatorText(at index: Int) -> String {
    var text = String.UnicodeScalarView()
    var place = index
    while let sign = mark(at: place), Self.signs.contains(sign), place == index || isJoined(place) {
      text.append(sign)
      place += 1
    }
    return String(text)
  }

  private static let signs = Set("+-*/%|&^<>!=~?".unicodeScalars)
  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]
  private static let assignments = [
    "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=", "++", "--",
  ]

  /// Whether a message to a variable is a statement of its own, which is sent for what it changes.
  private func isStatementAlone(_ index: Int, _ message: String, at place: Int) -> Bool {
    let start = mark(at: index - 1) == "." ? index - 2 : index
    return language == .swift && mark(at: place + 1) == "(" && !Self.readers.contains(message)
      && isStatementStart(start)
  }

  /// What goes through a collection without changing it.
  private static let readers: Set<String> = ["forEach", "enumerated", "filter", "map", "compactMap", "sorted"]

  private func isMutator(_ message: String, _ isCollection: Bool) -> Bool {
    isCollection ? Self.collectionMutators.contains { message.hasPrefix($0) } : Self.mutators.contains(message)
  }

  private static let collectionMutators = [
    "append", "insert", "add", "set", "update", "merge", "remove", "replace", "delete", "write", "form", "sort",
  ]

  private static let mutators: Set<String> = [
    "updateValue", "merge", "removeValue", "removeAll", "append", "insert", "negate", "round", "formRemainder",
    "formTruncatingRemainder", "formSquareRoot",
  ]

  /// Whether something is assigned to a property of this name of another object, which may be of the same type.
  private func isOfAnother(at index: Int) -> Bool {
    mark(at: index - 1) == "." && word(at: index - 2) != "self" && assignment(behind: index) != nil
  }

  /// Whether an `&` stands before a name or before what it is a part of, so that it can be given a value elsewhere; two are
  /// an operator.
  private func givesAddress(at index: Int) -> Bool {
    var start = index
    while start > 1 {
      if mark(at: start - 1) == ".", word(at: start - 2) != nil {
        start -= 2
      } else if mark(at: start - 1) == ">", mark(at: start - 2) == "-", word(at: start - 3) != nil {
        start -= 3
      } else {
        break
      }
    }
    var first = start
    while mark(at: first - 1) == "&" { first -= 1 }
    return (start - first) % 2 == 1
  }

  /// Whether a name is one of several in parentheses that get a value: `(a, b) = sizes()`.
  private func isAssignedInParentheses(at index: Int) -> Bool {
    guard language == .swift, isMark(",)", at: index + 1) else { return false }
    var end = index + 1
    while end < min(index + 40, all.count) {
      if partners[end] >= end {
        end = partners[end] + 1
      } else if mark(at: end) != ")" {
        return false
      } else if mark(at: end + 1) == "=" {
        return mark(at: end + 2) != "="
      } else if isMark(",)", at: end + 1) {
        end += 1
      } else {
        return false
      }
    }
    return false
  }
}
