/// What a mistake is told in, and what is written in its place.
extension Mistake {
  /// What a constraint relates, as a reader of the dialect thinks of it.
  var subject: String { writesItems ? "view" : "attribute" }

  /// As what the result of a computation can be given.
  var numbers: String { vocabulary.namesNumbers ? "one number or one name" : "one number" }

  /// The words and the dots between them, around the place.
  var path: [String] {
    func pieces(_ lexemes: some Sequence<Lexeme>, after last: Lexeme?) -> [String] {
      var isWord = last?.kind == .word
      var texts: [String] = []
      for lexeme in lexemes {
        guard isWord ? lexeme.text == "." : lexeme.kind == .word else { break }
        texts.append(lexeme.text)
        isWord.toggle()
      }
      return texts
    }
    guard let first = after.first, first.kind == .word || first.text == "." else { return [] }
    return pieces(before.reversed(), after: first).reversed() + [first.text] + pieces(after.dropFirst(), after: first)
  }

  /// `margin * 2` for `2 * margin`, if the dialect has that.
  var withNameFirst: String? {
    guard let number = before.last, let side = rightSideBefore, side.count == 1, number.kind == .number,
      after.count == 2, after[1].kind == .word, after[0].text == "*" || after[0].text == "+"
    else { return nil }
    let text = before.dropLast().text + " " + after[1].text + " " + after[0].text + " " + number.text
    return dialect.accepts(text) ? text : nil
  }
}
