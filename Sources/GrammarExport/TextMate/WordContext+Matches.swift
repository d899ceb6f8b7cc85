// Regular expressions for words and signs among others.

extension WordContext {
  /// One of several, the guards of neighbours that have the same ones behind them all.
  func match(_ words: [WordResolution.Word]) -> String {
    var texts: [String] = []
    var rest = words[...]
    while let first = rest.first {
      let guardText = guardText(first)
      let alike = rest.prefix { self.guardText($0) == guardText }
      let bodies = alike.map { body($0.terminal) }
      let isAlone = bodies.count == 1 || guardText.isEmpty
      let choice = bodies.joined(separator: "|")
      texts.append((isAlone ? choice : "(?:" + choice + ")") + guardText)
      rest = rest.dropFirst(alike.count)
    }
    return texts.joined(separator: "|")
  }

  /// A terminal as long as it can be.
  private func body(_ terminal: Symbol) -> String {
    let text = RegularExpression(grammar: grammar).write(.leaf(terminal))
    return if case .leaf(.text) = grammar.content(of: terminal) { text } else { "(?>" + text + ")" }
  }

  /// The conditions on what follows a word, and on what does not.
  private func guardText(_ word: WordResolution.Word) -> String {
    let part = RegularExpression.wordPart
    let end =
      switch table.endsInWord(word.terminal) {
      case .always: "(?!\(part))"
      case .sometimes: "(?!(?<=\(part))\(part))"
      case .never: ""
      }
    return word.followers.isEmpty ? end : end + "(?=" + RegularExpression.bracketed(word.followers) + ")"
  }

  /// A name that is reserved: before what makes it an item, and with no relation behind it.
  func match(
    _ name: String, at place: ReservedNamePlace, _ resolutions: [Symbol: WordResolution]
  ) -> String {
    var tail = ""
    var previous = place.terminals[0]
    for terminal in place.terminals.dropFirst() {
      let isGlued = !canBeDivided(previous, terminal)
      tail += isGlued ? "" : space.run
      tail += match([WordResolution.Word(terminal: terminal)])
      let rivals = resolutions[previous]?.words.filter { !$0.followers.isEmpty }.flatMap(\.followers) ?? []
      if !rivals.isEmpty { tail += "(?!" + RegularExpression.bracketed(rivals) + ")" }
      previous = terminal
    }
    let relations = table.terminals.filter { classes[$0] == .relation }
      .map { relation in
        (isWord(relation) ? "(?<!\(RegularExpression.wordPart))" : "")
          + match([WordResolution.Word(terminal: relation)])
      }
    let word = RegularExpression(grammar: grammar).write(.leaf(.text(name, ignoresCase: false)))
    return "(?<!\(RegularExpression.wordPart))" + word + "(?=" + tail + ")(?!.*(?:"
      + relations.joined(separator: "|") + "))"
  }
}
