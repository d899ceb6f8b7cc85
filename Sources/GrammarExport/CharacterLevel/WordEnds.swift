import GrammarChecks
import GrammarCombinators

/// The characters that the parser never lets follow each terminal directly.
struct WordEnds {
  private let grammar: Grammar

  /// Whether a literal stands somewhere as a word, and somewhere as a text that may run on.
  private var words: [Symbol: Set<Bool>] = [:]

  private static let word = CharacterClass.wordPart.ranges

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

  /// How a text of a terminal can end: in a letter, a digit or `_`, or not, and what never follows that directly.
  struct End: Hashable {
    let isWord: Bool
    let refused: [ClosedRange<UInt32>]

    /// Those of some characters with which words begin: what may follow directly, and what may not.
    func words(_ beginnings: [ClosedRange<UInt32>]) -> (accepted: [ClosedRange<UInt32>], refused: [ClosedRange<UInt32>])
    {
      let words = beginnings.intersection(WordEnds.word)
      return (words.subtracting(refused), words.intersection(refused))
    }
  }

  /// Whether a terminal is a number, and a dot stands behind it.
  func refusesDot(_ terminal: Symbol, before beginnings: [ClosedRange<UInt32>]) -> Bool {
    guard beginnings.contains(where: { $0.contains(46) }), let production = terminal.name.flatMap({ grammar[$0] })
    else {
      return false
    }
    return production.definition().withAllParts.contains {
      if case .annotated(_, .numeral) = $0 { true } else { false }
    }
  }

  /// All ways in which the texts of a terminal end.
  func ends(of terminal: Symbol) -> Set<End> {
    if let name = terminal.name { return grammar[name].map { endings(of: $0.definition()) } ?? [] }
    if case .text(let text, _) = terminal { return endings(of: .literal(text, isWord: words[terminal] == [true])) }
    if case .characters(let characters) = terminal { return endings(of: .characters(characters)) }
    return []
  }

  private func endings(of syntax: Syntax) -> Set<End> {
    switch syntax {
    case .literal(let text, _, let isWord):
      let last = text.unicodeScalars.suffix(1).map { $0.value...$0.value }
      return last.isEmpty ? [] : [End(isWord: last.overlaps(Self.word), refused: isWord ? Self.word : [])]
    case .characters(let characters): return ends(in: characters.ranges, refused: [])
    case .sequence(let parts, _):
      guard let last = parts.last else { return [] }
      if case .lookAhead(.characters(let characters), isPositive: false) = last {
        return refusing(characters.ranges, endings(of: .touching(Array(parts.dropLast()))))
      }
      guard last.canBeNothing else { return endings(of: last) }
      let before = endings(of: .touching(Array(parts.dropLast())))
      return endings(of: last).union(refusing(loop(last), before))
    case .choice(let parts): return parts.reduce(into: []) { $0.formUnion(endings(of: $1)) }
    case .repetition(let body, _, _, _):
      let characters = loop(syntax)
      return characters.isEmpty ? endings(of: body) : ends(in: characters, refused: characters)
    case .annotated(let body, .numeral): return refusing(Self.numeral, endings(of: body))
    case .annotated(let body, _): return endings(of: body)
    case .production, .reference:
      return syntax.mentionedName.flatMap { grammar[$0] }.map { endings(of: $0.definition()) } ?? []
    case .lookAhead, .end: return []
    }
  }

  private func ends(in ranges: [ClosedRange<UInt32>], refused: [ClosedRange<UInt32>]) -> Set<End> {
    let isWord = [ranges.overlaps(Self.word) ? true : nil, ranges.subtracting(Self.word).isEmpty ? nil : false]
    return Set(isWord.compactMap(\.self).map { End(isWord: $0, refused: refused) })
  }

  private func refusing(_ ranges: [ClosedRange<UInt32>], _ ends: Set<End>) -> Set<End> {
    Set(ends.map { End(isWord: $0.isWord, refused: $0.refused.subtracting(ranges) + ranges) })
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
      let next = Syntax.touching(rest).beginnings { grammar[$0]?.definition() }
      return charactersApart(from: part).overlaps(next)
    }
    switch syntax {
    case .sequence(let parts, _):
      for index in parts.indices where meet(parts[index], Array(parts[(index + 1)...])) { return true }
    case .repetition(let body, let bounds, let separator, _) where bounds.upper > 1:
      if meet(body, [separator, body].compactMap(\.self)) || separator.map({ meet($0, [body]) }) == true {
        return true
      }
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
