import GrammarChecks
import GrammarCombinators

/// The characters that the parser never lets follow each terminal directly.
struct WordEnds {
  private let grammar: Grammar

  /// Whether a literal stands somewhere as a word, and somewhere as a text that may run on.
  private var words: [Symbol: Set<Bool>] = [:]

  private static let word = CharacterClass(WordPart.self).ranges

  /// What no number runs on into.
  private static let numeral = word + [46...46]

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

  /// Those of some characters with which words begin: what may follow a terminal directly, and what may not.
  func words(
    _ beginnings: [ClosedRange<UInt32>], behind terminal: Symbol
  ) -> (accepted: [ClosedRange<UInt32>], refused: [ClosedRange<UInt32>]) {
    let words = beginnings.intersection(Self.word)
    let refused = charactersNeverBehind(terminal)
    return (words.subtracting(refused), words.intersection(refused))
  }

  /// Whether a terminal is a number, and a dot stands behind it.
  func refusesDot(_ terminal: Symbol, before beginnings: [ClosedRange<UInt32>]) -> Bool {
    guard beginnings.contains(where: { $0.contains(46) }), let production = terminal.name.flatMap({ grammar[$0] }) else {
      return false
    }
    return production.definition().withAllParts.contains { if case .annotated(_, .numeral) = $0 { true } else { false } }
  }

  /// The characters that it would go on with, or must not run on into.
  private func charactersNeverBehind(_ terminal: Symbol) -> [ClosedRange<UInt32>] {
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
    case .annotated(let body, .numeral): return Self.numeral + neverBehind(body).subtracting(Self.numeral)
    case .annotated(let body, _): return neverBehind(body)
    default: return syntax.mentionedName.flatMap { grammar[$0] }.map { neverBehind($0.definition()) } ?? []
    }
  }

  /// The characters of which a repetition takes all that there are.
  private func loop(_ syntax: Syntax) -> [ClosedRange<UInt32>] {
    guard case .repetition(let body, let bounds, nil, .glued) = syntax, bounds.upper == .max else { return [] }
    return body.singleCharacters { grammar[$0]?.body } ?? []
  }

  // MARK: Inside tokens

  /// What can't be said of a token, for the failure.
  static let inside = "a word or a number inside a token, with more letters behind it"

  /// Whether there is a word or a number in a token, and behind it what it must not run on into.
  func hasWordInside(_ production: Production) -> Bool { hasWordInside(production.definition().flattened(toRun: true)) }

  private func hasWordInside(_ syntax: Syntax) -> Bool {
    func meet(_ part: Syntax, _ rest: [Syntax]) -> Bool {
      let next = Syntax.sequence(rest, spacing: .glued).beginnings { grammar[$0]?.definition() }
      return charactersApart(from: part).overlaps(next)
    }
    switch syntax {
    case .sequence(let parts, _):
      for index in parts.indices where meet(parts[index], Array(parts[(index + 1)...])) { return true }
    case .repetition(let body, let bounds, let separator, _) where bounds.upper > 1:
      if meet(body, [separator, body].compactMap(\.self)) || separator.map({ meet($0, [body]) }) == true { return true }
    case .lookAhead: return false
    default: break
    }
    return syntax.parts.contains(where: hasWordInside)
  }

  /// What must not follow directly behind the words and numbers in which something ends.
  private func charactersApart(from syntax: Syntax) -> [ClosedRange<UInt32>] {
    switch syntax {
    case .literal(_, _, let isWord): return isWord ? Self.word : []
    case .annotated(_, .numeral): return Self.numeral
    case .sequence(let parts, _):
      var ranges: [ClosedRange<UInt32>] = []
      for part in parts.reversed() {
        ranges += charactersApart(from: part)
        if case .repetition(_, let bounds, _, _) = part, bounds.lower == 0 { continue }
        break
      }
      return ranges
    case .choice(let parts): return parts.flatMap(charactersApart)
    case .repetition(let body, _, _, _), .annotated(let body, _): return charactersApart(from: body)
    case .production, .reference:
      return syntax.mentionedName.flatMap { grammar[$0] }.map { charactersApart(from: $0.definition()) } ?? []
    case .characters, .lookAhead, .end: return []
    }
  }
}
