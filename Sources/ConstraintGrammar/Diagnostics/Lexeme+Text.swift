extension Sequence<Lexeme> {
  /// What the pieces look like in a row, with one blank where the text has any.
  var text: String {
    var text = ""
    for lexeme in self { text += (text.isEmpty || lexeme.isGlued ? "" : " ") + lexeme.text }
    return text
  }
}

extension [Lexeme] {
  /// What a piece looks like; nothing if there are not so many.
  func text(at index: Int) -> String { index < count ? self[index].text : "" }

  /// Where the sign is that closes the one with which the pieces begin; `nil` if there is none.
  func end(closedBy sign: String) -> Int? {
    var depth = 0
    for index in indices {
      if self[index].text == self[0].text { depth += 1 }
      if self[index].text == sign { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
