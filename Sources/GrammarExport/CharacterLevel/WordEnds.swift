import GrammarChecks
import GrammarCombinators

/// The characters that the parser never lets follow each terminal directly.
struct WordEnds {
  private let grammar: Grammar

  /// Whether a literal stands somewhere as a word, and somewhere as a text that may run on.
  private var words: [Symbol: Set<Bool>] = [:]

  private static let word = CharacterClass(WordPart.self).ranges

  init(of grammar: Grammar) {
    self.grammar = grammar
    for case .literal(let text, let ignoresCase, let isWord) in grammar.rules.flatMap(\.body.withAllParts) {
      for ignoresCase in [ignoresCase, false] {
        words[.text(text, ignoresCase: ignoresCase), default: []].insert(isWord)
      }
    }
  }

  /// Whether a terminal is a word in some places and not in others.
  func isMixed(_ terminal: Symbol) -> Bool { words[terminal] == [true, false] }

  /// Whether it is a number, which no dot follows.
  func isNumber(_ terminal: Symbol) -> Bool {
    guard let production = terminal.name.flatMap({ grammar[$0] }) else { return false }
    return production.definition().withAllParts.contains { if case .annotated(_, .numeral) = $0 { true } else { false } }
  }

  /// The characters that it would go on with, or must not run on into.
  func charactersNeverBehind(_ terminal: Symbol) -> [ClosedRange<UInt32>] {
    if let name = terminal.name { return grammar[name].map { neverBehind($0.definition()) } ?? [] }
    return words[terminal] == [true] ? Self.word : []
  }

  private func neverBehind(_ syntax: Syntax) -> [ClosedRange<UInt32>] {
    switch syntax {
    case .literal(_, _, let isWord): return isWord ? Self.word : []
    case .sequence(let parts, _):
      guard let last = parts.last else { return [] }
      let before = Array(parts.dropLast())
      if case .lookAhead(.characters(let characters), isPositive: false) = last { return characters.ranges }
      guard case .repetition(let body, let bounds, _, _) = last, bounds.lower == 0 else { return neverBehind(last) }
      let others = neverBehind(.sequence(before, spacing: .glued)).intersection(neverBehind(body))
      return others.subtracting(loop(last)) + loop(last)
    case .choice(let parts):
      let all = parts.map(neverBehind)
      return all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
    case .repetition(let body, _, _, _):
      let characters = loop(syntax)
      return characters.isEmpty ? neverBehind(body) : characters
    case .annotated(let body, .numeral): return Self.word + neverBehind(body).subtracting(Self.word)
    case .annotated(let body, _): return neverBehind(body)
    default: return syntax.mentionedName.flatMap { grammar[$0] }.map { neverBehind($0.definition()) } ?? []
    }
  }

  /// The characters of which a repetition takes all that there are.
  private func loop(_ syntax: Syntax) -> [ClosedRange<UInt32>] {
    guard case .repetition(let body, let bounds, nil, .glued) = syntax, bounds.upper == .max else { return [] }
    return body.singleCharacters { grammar[$0]?.body } ?? []
  }
}
