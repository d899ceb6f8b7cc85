import GrammarCombinators

/// Words and numbers, which may not run on.
extension NotationConversion {
  /// In a grammar with tokens, a word ends where no letter, digit or _ follows, and a blank between two words of a rule is
  /// what may stand between tokens, as in SPARQL's `'DELETE DATA'`.
  ///
  /// - Parameter ignoresCase: whether case counts for nothing in a word. In a text that is a part of a token it does count, as
  ///   between `\u` and `\U`.
  func literal(
    _ text: String, ignoresCase: Bool = false, isLast: Bool, _ entry: GrammarReader.Entry
  ) -> Syntax {
    let words = text.split(separator: " ")
    if hasTokens, entry.kind == .rule, words.count > 1, words.allSatisfy({ $0.utf8.allSatisfy(WordPart.contains) }) {
      let parts = words.map { literal(String($0), ignoresCase: ignoresCase, isLast: isLast, entry) }
      return .sequence(parts, spacing: spacing(of: entry))
    }
    let endsInWord = text.utf8.last.map(WordPart.contains) ?? false
    let isEnd = isLast && !fragments.contains(entry.name) || entry.kind == .rule
    return .literal(
      text, ignoresCase: ignoresCase && text.hasLetters && (entry.kind == .rule || entry.isOfTexts),
      isWord: hasTokens && endsInWord && isEnd)
  }

  /// A token in which what may end it is a word, also where something that is none may follow.
  func closed(_ body: Syntax) -> Syntax {
    guard case .literal(let text, let ignoresCase, _) = body else { return atEnds(of: body, closed) }
    return .literal(text, ignoresCase: ignoresCase, isWord: text.utf8.last.map(WordPart.contains) ?? false)
  }

  /// A part of a token with its ends changed: what may be the last of it, as signs that can be missing may stand behind it.
  private func atEnds(of body: Syntax, _ change: (Syntax) -> Syntax) -> Syntax {
    switch body {
    case .choice(let parts): return .choice(parts.map(change))
    case .repetition(let inner, let bounds, nil, .glued)
    where bounds.upper == 1 || !inner.beginnings(definition).overlaps(CharacterClass.wordPart.ranges):
      return .repetition(change(inner), bounds, spacing: .glued)
    case .sequence(var parts, .glued):
      for index in parts.indices.reversed() {
        parts[index] = change(parts[index])
        guard isSignOrNothing(parts[index]) else { break }
      }
      return .touching(parts)
    default: return body
    }
  }

  /// A number, behind which no letter, digit or `_` stands, also where something that is none may follow.
  func closedNumber(_ body: Syntax) -> Syntax {
    let end = Syntax.unless(.characters(.wordPart))
    if endsInSign(body) { return body }
    guard case .sequence(var parts, .glued) = body, let last = parts.last, isSignOrNothing(last),
      !last.withAllParts.contains(where: {
        $0.singleCharacters()?.overlaps(CharacterClass.wordPart.ranges) ?? false
      })
    else { return Syntax.touching([body, end]).flattened }
    parts.removeLast()
    return Syntax.touching(parts + [end, last]).flattened
  }

  /// The same of each number in which a token may end: in an alternative, and before signs that can be missing.
  func closedNumbers(_ body: Syntax) -> Syntax {
    if endsInDigits(body) { return closedNumber(body) }
    return atEnds(of: body, closedNumbers)
  }

  /// Whether a token always ends in what is no letter, no digit and no `_`.
  func endsInSign(_ syntax: Syntax) -> Bool {
    switch syntax {
    case .literal(let text, _, _): return text.utf8.last.map { !WordPart.contains($0) } ?? false
    case .characters(let characters): return !characters.ranges.overlaps(CharacterClass.wordPart.ranges)
    case .choice(let parts): return parts.allSatisfy(endsInSign)
    case .repetition(let inner, _, _, _): return endsInSign(inner)
    case .sequence(let parts, _):
      for part in parts.reversed() {
        guard endsInSign(part) else { return false }
        if !part.canBeNothing { return true }
      }
      return false
    default: return false
    }
  }

  /// Whether a token ends in digits, as far as it ends in characters of a class.
  func endsInDigits(_ syntax: Syntax) -> Bool {
    switch syntax {
    case .repetition(let inner, let bounds, nil, .glued):
      guard bounds.upper == .max, let characters = inner.singleCharacters() else { return endsInDigits(inner) }
      return characters.subtracting(CharacterClass(Digit.self).ranges).isEmpty
    case .sequence(let parts, _):
      // The digits may be the end where signs that can be missing stand behind them.
      return parts[(parts.lastIndex { !isSignOrNothing($0) } ?? 0)...].contains(where: endsInDigits)
    default: return false
    }
  }

  /// Whether a part may be missing, and does not begin as a word goes on.
  func isSignOrNothing(_ part: Syntax) -> Bool {
    part.canBeNothing && !part.beginnings(definition).overlaps(CharacterClass.wordPart.ranges)
  }

  /// Letters that are written as classes of both their forms are a text in which case does not count.
  static func anyCase(_ parts: [Syntax], isLast: Bool) -> [Syntax] {
    var result: [Syntax] = []
    var letters: [(letter: String, part: Syntax)] = []
    func endRun(isLast: Bool) {
      if letters.count > 1 {
        result.append(.literal(letters.map(\.letter).joined(), ignoresCase: true, isWord: isLast))
      } else {
        result += letters.map(\.part)
      }
      letters = []
    }
    for part in parts {
      if case .characters(let characters) = part, characters.ranges.count == 2,
        let small = characters.ranges.map(\.lowerBound).max(), 97...122 ~= small,
        characters.ranges.contains(small...small), characters.ranges.contains(small - 32...small - 32),
        let scalar = Unicode.Scalar(small)
      {
        letters.append((String(scalar), part))
      } else {
        endRun(isLast: false)
        result.append(part)
      }
    }
    endRun(isLast: isLast)
    return result
  }
}

extension GrammarReader.Entry {
  /// Whether it is a text, or one of several.
  fileprivate var isOfTexts: Bool {
    tokens.allSatisfy { $0.name == "LITERAL" || $0.name == "WORD" || $0.name.hasPrefix("\"") }
  }
}

extension String {
  /// Whether there is a letter in it, which may be a capital.
  var hasLetters: Bool { unicodeScalars.contains { $0.properties.isAlphabetic } }
}
