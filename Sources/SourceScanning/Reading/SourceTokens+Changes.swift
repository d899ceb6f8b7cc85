// What changes that a name stands for, other than an assignment.

extension SourceTokens {
  /// The places where something is added to a name, or put into it.
  func findChanges() -> [String: [Int]] {
    occurrences.compactMapValues { places in
      let changes = places.filter { isChanged(at: $0, isCollection: true) || isOfAnother(at: $0) }
      return changes.isEmpty ? nil : changes
    }
  }

  /// Whether a name is changed at a token: counted up, added to, given away by its address, or by a message.
  ///
  /// - Parameter isCollection: whether it stands for a dictionary or a list, which more messages change than a number; a
  ///   view stays the same whatever is done with it.
  func isChanged(at index: Int, isCollection: Bool) -> Bool {
    if givesAddress(at: index) || isAssignedInParentheses(at: index) { return true }
    var next = index + 1
    while mark(at: next) == "[", partners[next] > next { next = partners[next] + 1 }
    if let sign = mark(at: next), "+-*/".unicodeScalars.contains(sign), isMark("=", joinedTo: next) { return true }
    for sign: Unicode.Scalar in ["+", "-"] where language == .objectiveC {
      if mark(at: next) == sign && isMark(sign, joinedTo: next) { return true }
      if mark(at: index - 2) == sign && isMark(sign, joinedTo: index - 2) { return true }
    }
    if next > index + 1, mark(at: next) == "=", mark(at: next + 1) != "=" { return true }
    if mark(at: next) == ".", let message = word(at: next + 1) { return isMutator(message, isCollection) }
    guard language == .objectiveC, mark(at: index - 1) == "[", let message = word(at: index + 1) else { return false }
    return isMutator(message, isCollection)
  }

  private func isMutator(_ message: String, _ isCollection: Bool) -> Bool {
    isCollection ? Self.collectionMutators.contains { message.hasPrefix($0) } : Self.mutators.contains(message)
  }

  private static let collectionMutators = [
    "append", "insert", "add", "set", "update", "merge", "remove", "replace", "delete", "write", "form", "sort",
  ]

  private static let mutators: Set<String> = [
    "updateValue", "merge", "removeValue", "removeAll", "append", "insert", "negate", "round",
  ]

  /// Whether a sign stands right behind another token.
  private func isMark(_ sign: Unicode.Scalar, joinedTo index: Int) -> Bool {
    mark(at: index + 1) == sign && index >= 0 && all[index].range.upperBound == all[index + 1].range.lowerBound
  }

  /// Whether something is assigned to a property of this name of another object, which may be of the same type.
  private func isOfAnother(at index: Int) -> Bool {
    mark(at: index - 1) == "." && word(at: index - 2) != "self" && assignment(behind: index) != nil
  }

  /// Whether an `&` stands before a name, so that it can be given a value elsewhere; two are an operator.
  private func givesAddress(at index: Int) -> Bool {
    var first = index
    while mark(at: first - 1) == "&" { first -= 1 }
    return (index - first) % 2 == 1
  }

  /// Whether a name is one of several in parentheses that get a value: `(a, b) = sizes()`.
  private func isAssignedInParentheses(at index: Int) -> Bool {
    guard language == .swift, mark(at: index + 1) == "," || mark(at: index + 1) == ")" else { return false }
    var end = index + 1
    while end < min(index + 40, all.count), partners[end] >= end { end = partners[end] + 1 }
    return mark(at: end) == ")" && mark(at: end + 1) == "=" && mark(at: end + 2) != "="
  }
}
