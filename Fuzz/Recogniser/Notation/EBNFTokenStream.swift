/// The lexical units of a grammar file and how many of them are read.
struct EBNFTokenStream {
  private let tokens: [EBNFToken]
  private var position = 0

  /// A stream before the first unit of `text`.
  init(_ text: String) {
    tokens = EBNFScanner.tokens(of: text)
  }

  /// The next unit; once reached, the last one stays.
  var current: EBNFToken { tokens[position] }

  /// Whether the next unit is a name that `::=` follows, which no expression goes on with.
  var startsProduction: Bool {
    guard case .name = current.kind, position + 1 < tokens.count else { return false }
    return tokens[position + 1].kind == .definitionSign
  }

  /// Whether nothing of the production before can follow but a directive.
  var isAtProductionEnd: Bool {
    switch current.kind {
    case .endOfText, .tokensMarker, .directive: true
    default: startsProduction
    }
  }

  /// Steps over the next unit.
  mutating func advance() {
    if position + 1 < tokens.count { position += 1 }
  }
}
