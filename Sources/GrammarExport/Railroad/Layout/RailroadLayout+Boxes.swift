import GrammarCombinators

extension RailroadLayout {
  /// The box of what is drawn as one; nothing for what is made of others.
  func box(of syntax: Syntax) -> RailroadBox? {
    switch syntax {
    case .literal(let text, let ignoresCase, _):
      RailroadBox(
        kind: .terminal, text: LiteralSpelling.spelled(text),
        ignoresCase: ignoresCase && text.contains { $0.isLetter })
    case .characters(let characters): RailroadBox(kind: .characters, text: characters.description)
    case .end: RailroadBox(kind: .end, text: "end of the text")
    case .production(let production): nonterminal(production.name)
    case .reference(let name): nonterminal(name)
    case .annotated(let body, _): box(of: body)
    case .sequence(let parts, .glued) where parts.count > 1: exclusion(parts)
    case .repetition: exclusion([syntax])
    case .sequence, .choice, .lookAhead: nil
    }
  }

  /// What excludes something is a class of texts.
  private func exclusion(_ parts: [Syntax]) -> RailroadBox? {
    guard let (_, count) = Exclusion.first(of: parts[...], notation.definitions), count == parts.count,
      let text = try? notation.write(notation.expression(.sequence(parts, spacing: .glued)))
    else { return nil }
    return RailroadBox(kind: .characters, text: text)
  }

  private func nonterminal(_ name: String) -> RailroadBox {
    RailroadBox(kind: .nonterminal, text: name, link: link(name))
  }
}

/// The texts of terminals as they are shown.
enum LiteralSpelling {
  /// The text as it stands if all of it can be seen, and else as the EBNF has it: `";" #x9`.
  static func spelled(_ text: String) -> String {
    if !text.isEmpty, text.unicodeScalars.allSatisfy(isSeen) { return text }
    return text.isEmpty ? Syntax.quoted("") : EBNFNotation.literalPieces(text, false).joined(separator: " ")
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .decimalNumber, .letterNumber, .otherNumber: true
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation: true
    case .initialPunctuation, .finalPunctuation, .otherPunctuation: true
    default: false
    }
  }
}
