import GrammarCombinators

extension RailroadLayout {
  /// The box of what is drawn as one, by its number; nothing for what is made of others.
  func box(of syntax: Syntax, _ number: Int) -> RailroadBox? {
    var box = unnumberedBox(of: syntax)
    box?.number = number
    return box
  }

  private func unnumberedBox(of syntax: Syntax) -> RailroadBox? {
    switch syntax {
    case .literal(let text, let ignoresCase, _):
      RailroadBox(
        kind: .terminal, text: LiteralSpelling.spelled(text),
        ignoresCase: ignoresCase && text.contains { $0.isLetter })
    case .characters(let characters): RailroadBox(kind: .characters, text: characters.description)
    case .end: RailroadBox(kind: .end, text: "end of the text")
    case .production(let production): nonterminal(production.name)
    case .reference(let name): nonterminal(name)
    case .annotated(let body, _): unnumberedBox(of: body)
    case .sequence, .choice, .repetition, .lookAhead: nil
    }
  }

  private func nonterminal(_ name: String) -> RailroadBox {
    RailroadBox(kind: .nonterminal, text: name, link: link(name))
  }
}

extension Syntax {
  /// How many boxes it is drawn as.
  var boxCount: Int {
    switch self {
    case .literal, .characters, .end, .production, .reference: 1
    case .sequence, .choice, .repetition, .lookAhead, .annotated: parts.reduce(0) { $0 + $1.boxCount }
    }
  }
}
