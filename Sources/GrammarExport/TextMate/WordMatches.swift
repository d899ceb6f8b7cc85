/// Regular expressions for words and signs among others.
struct WordMatches {
  private let context: WordContext
  private let expressions: RegularExpression

  init(_ context: WordContext) {
    self.context = context
    expressions = RegularExpression(grammar: context.grammar)
  }

  /// One of several, the guards of neighbours that have the same ones behind them all.
  func text(_ words: [WordResolution.Word]) -> String {
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
  private func body(_ terminal: Terminal) -> String {
    let text = expressions.text(terminal.expression)
    let expression = terminal.name.flatMap { context.grammar[$0]?.body } ?? terminal.expression
    return if case .text = expression { text } else { "(?>" + text + ")" }
  }

  /// What must not follow a word, and what must.
  private func guardText(_ word: WordResolution.Word) -> String {
    let part = RegularExpression.wordPart
    let end =
      switch context.table.endsInWord(word.terminal) {
      case .always: "(?!\(part))"
      case .sometimes: "(?!(?<=\(part))\(part))"
      case .never: ""
      }
    return word.followers.isEmpty ? end : end + "(?=" + RegularExpression.bracketed(word.followers) + ")"
  }

  /// The word for the superview: before what makes it an item, and with no relation behind it.
  func superview(
    _ word: String, at place: SuperviewPlace, _ resolutions: [Terminal: WordResolution]
  ) -> String {
    var tail = ""
    var previous = place.terminals[0]
    for terminal in place.terminals.dropFirst() {
      let isGlued = !context.canBeDivided(previous, terminal)
      tail += isGlued ? "" : context.space.run
      tail += text([WordResolution.Word(terminal: terminal)])
      let rivals = resolutions[previous]?.words.filter { !$0.followers.isEmpty }.flatMap(\.followers) ?? []
      if !rivals.isEmpty { tail += "(?!" + RegularExpression.bracketed(rivals) + ")" }
      previous = terminal
    }
    let relations = context.table.terminals.filter { context.classes[$0] == .relation }
      .map { relation in
        (context.isWord(relation) ? "(?<!\(RegularExpression.wordPart))" : "")
          + text([WordResolution.Word(terminal: relation)])
      }
    let name = Terminal(expression: .text(word, ignoresCase: false))
    return "(?<!\(RegularExpression.wordPart))" + expressions.text(name.expression) + "(?=" + tail + ")(?!.*(?:"
      + relations.joined(separator: "|") + "))"
  }
}

extension WordContext {
  /// Whether white space can stand between two terminals.
  fileprivate func canBeDivided(_ first: Terminal, _ second: Terminal) -> Bool {
    tokens.places.enumerated().contains { place, form in
      form.terminal == first
        && followers.followers[place].contains { next in
          next < tokens.places.count && tokens.places[next] == TokenForm(terminal: second, isGlued: false)
        }
    }
  }
}
