extension Mistake {
  /// The pieces of the priority that begins at the place: `@750`, `~ high`, `priority(.high)`.
  var priority: ArraySlice<Lexeme> {
    let marks = after.prefix { ["@", "~", "priority", ":", "="].contains($0.text) }
    let rest = after[marks.endIndex...]
    if rest.first?.text == "(", let end = rest.firstIndex(where: { $0.text == ")" }) { return after[...end] }
    var end = rest.startIndex
    if end < after.count, after[end].text == "." { end += 1 }
    guard end < after.count, after[end].kind == .word || after[end].kind == .number else { return marks }
    end += 1
    while end + 1 < after.count, after[end].text == ".", after[end + 1].kind == .word { end += 2 }
    // A step from a priority that has a name: `high - 1`.
    if end + 1 < after.count, after[end].isOperator, after[end + 1].kind == .number { end += 2 }
    return after[..<end]
  }
}
