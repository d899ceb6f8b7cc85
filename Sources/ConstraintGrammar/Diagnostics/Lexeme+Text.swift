extension Sequence<Lexeme> {
  /// What the pieces look like in a row, with one blank where the text has any.
  var text: String {
    var text = ""
    for lexeme in self { text += (text.isEmpty || lexeme.isGlued ? "" : " ") + lexeme.text }
    return text
  }
}
