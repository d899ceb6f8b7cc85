import GrammarCombinators

/// Makes the right-hand sides of productions out of what is written.
struct NotationConversion {
  private(set) var mistakes: [GrammarTextMistake] = []

  let entries: [GrammarReader.Entry]
  let numbers: [String: Int]
  let hasTokens: Bool
  let text: GrammarText
  let caseless: CaselessTexts?
  private(set) var warnings: [GrammarTextMistake] = []
  /// Whether the production that is being made can't be read.
  private var isUnread = false
  var isToldOfEscapes = false
  var isToldOfOptions = false
  var bodies: [String: Syntax] = [:]

  /// The same before it is said of tokens what may not follow them.
  private var plainBodies: [String: Syntax] = [:]

  var open: Set<String> = []

  /// The kinds of white space, the one first that stands where nothing is said.
  var spacings: [String: Syntax.Spacing] = [:]
  var usual = Syntax.Spacing.glued

  /// The productions that only tokens mention: what follows one of them is of the same token.
  let fragments: Set<String>

  init(
    _ entries: [GrammarReader.Entry], hasTokens: Bool, spaces: [String], _ text: GrammarText, _ caseless: CaselessTexts?
  ) {
    self.entries = entries
    self.hasTokens = hasTokens
    numbers = Dictionary(entries.enumerated().map { ($1.name, $0) }) { first, _ in first }
    self.text = text
    self.caseless = caseless
    let mentioned = entries.filter { $0.kind == .rule }.flatMap(\.tokens).filter { $0.name == "NAME" }
    fragments = Set(entries.dropFirst().filter { $0.kind == .token }.map(\.name)).subtracting(
      mentioned.map { text.name($0.range) })
    guard hasTokens else { return }
    usual = .spaced
    for name in spaces { spacings[name] = spacing(definedBy: body(name) ?? .end) }
    if let first = spaces.first, let spacing = spacings[first] { usual = spacing }
    // What was converted for the sake of white space has only tokens in it.
  }

  /// All productions but those of white space that nothing mentions.
  mutating func table() -> [WrittenTable.Entry] {
    entries.map { entry in
      let body = body(entry.name) ?? .end
      return WrittenTable.Entry(
        name: entry.name, kind: entry.kind, body: body, role: entry.kind == .token ? role(of: body) : nil)
    }
  }

  /// What may stand between the parts of a production.
  func spacing(of entry: GrammarReader.Entry) -> Syntax.Spacing {
    switch entry.mark {
    case _ where entry.kind == .token || !hasTokens: .glued
    case "explicit"?: .glued
    case let name?: spacings[name] ?? usual
    case nil: usual
    }
  }

  /// White space of that definition may stand somewhere, as often as there is some, or may not.
  private func spacing(definedBy body: Syntax) -> Syntax.Spacing {
    let unit = if case .repetition(let unit, .oneOrMore, nil, .glued) = body { unit } else { body }
    if unit.canBeNothing { return .grammar(.maybe(body)) }
    if case .characters(let characters) = unit, characters.ranges == CharacterClass(WhiteSpace.self).ranges {
      return .spaced
    }
    return .grammar(.any(unit))
  }

  /// The right-hand side of a production; `nil` while it is being made.
  private mutating func body(_ name: String) -> Syntax? {
    if let known = bodies[name] { return known }
    guard let number = numbers[name], open.insert(name).inserted else { return nil }
    let entry = entries[number]
    let isOuterUnread = isUnread
    isUnread = false
    let bodies = entry.bodies.map { syntax($0, spacing(of: entry), isLast: true, entry).flattened }
    var body = bodies.count == 1 ? bodies[0] : Syntax.choice(bodies).flattened
    if isUnread { body = .literal(name) }
    isUnread = isOuterUnread
    plainBodies[name] = body
    if entry.kind == .token, !fragments.contains(name) {
      if hasTokens { body = closed(body) }
      // A number ends where no letter, digit or _ follows.
      if isNumber(body) {
        body = closedNumber(body)
      } else if hasTokens {
        body = closedNumbers(body)
      }
    }
    open.remove(name)
    self.bodies[name] = body
    return body
  }

  /// - Parameter isLast: whether nothing of the production follows.
  mutating func syntax(
    _ tree: SyntaxTree, _ spacing: Syntax.Spacing, isLast: Bool, _ entry: GrammarReader.Entry
  ) -> Syntax {
    let written = text.string(tree.range)
    let parts = tree.children.filter { $0.kind == .rule }
    switch tree.name {
    case "NAME": return reference(text.name(tree.range), isLast: isLast, entry)
    case "LITERAL":
      let isCaseless = caseless == .all || caseless == .doubleQuoted && written.first == "\""
      let quoted = String(written.dropFirst().dropLast())
      return literal(
        text.hasEscapes ? unescaped(quoted, at: tree.range) : quoted, ignoresCase: isCaseless, isLast: isLast, entry)
    case "EXACT": return literal(String(written.dropFirst(3).dropLast()), isLast: isLast, entry)
    case "APOSTROPHES":
      warn("RFC 7405 has no texts between apostrophes: this is taken for %s\"…\"", at: tree.range)
      return literal(String(written.dropFirst().dropLast()), isLast: isLast, entry)
    case "ANY_CASE":
      let text = String(written.drop { $0 != "\"" }.dropFirst().dropLast())
      return .literal(text, ignoresCase: text.hasLetters)
    case "WORD", "alone": return literal(written, ignoresCase: caseless == .all, isLast: isLast, entry)
    case "CODE", "CODES": return codes(written, at: tree.range)
    case "SPECIAL", "PROSE": return described(written, at: tree.range)
    case "range":
      let ends = tree.children.filter { $0.name == "LITERAL" }
      return characters(from: ends[0], to: ends[1])
        ?? fail("a range is one character, … and a later one", at: tree.range)
    case "ELLIPSIS": return fail("an ellipsis stands between two characters, such as \"a\" | … | \"z\"", at: tree.range)
    case "CLASS":
      if let option = option(tree.range) { return .repetition(option, .optional, spacing: spacing) }
      return characters(tree.range)
    case "ahead": return .before(syntax(parts[0], spacing, isLast: false, entry))
    case "choice" where parts.count > 1:
      return .choice(alternatives(parts, spacing, isLast: isLast, entry))
    case "sequence" where parts.count != 1:
      let converted = parts.enumerated().map { index, part in
        syntax(part, spacing, isLast: isLast && index == parts.count - 1, entry)
      }
      return .sequence(entry.kind == .token ? Self.anyCase(converted, isLast: isLast) : converted, spacing: spacing)
    case "difference" where parts.count > 1: return difference(parts[0], parts.dropFirst(), entry)
    case "optional", "repeated":
      if tree.name == "optional", text.notation == .ebnf, !isToldOfOptions {
        warn(
          "brackets around texts, or with blanks inside, are taken for what is optional, and not for a class",
          at: tree.range)
        isToldOfOptions = true
      }
      let bounds: Syntax.RepetitionBounds = tree.name == "optional" ? .optional : .zeroOrMore
      return .repetition(
        syntax(parts[0], spacing, isLast: isLast && bounds == .optional, entry), bounds, spacing: spacing)
    case "repetition":
      return repetition(tree, spacing, isLast: isLast, entry)
    case _ where written == "ε": return .touching([])
    case _ where written == ".": return .character
    default: return parts.first.map { syntax($0, spacing, isLast: isLast, entry) } ?? .end
    }
  }

  /// A production by its name; what stands inside a token, and another token says of its own end, does not count there.
  private mutating func reference(_ name: String, isLast: Bool, _ entry: GrammarReader.Entry) -> Syntax {
    guard entry.kind == .token, !isLast, let number = numbers[name], entries[number].kind == .token,
      let body = body(name), let plain = plainBodies[name], plain != body
    else { return .reference(name) }
    return plain
  }

  private mutating func difference(
    _ body: SyntaxTree, _ others: ArraySlice<SyntaxTree>, _ entry: GrammarReader.Entry
  ) -> Syntax {
    let excluded = others.map { syntax($0, .glued, isLast: false, entry) }
    let exclusion = Exclusion(
      syntax(body, .glued, isLast: false, entry).flattened,
      without: (excluded.count == 1 ? excluded[0] : .choice(excluded)).flattened)
    // A name may stand for what is not made yet.
    prepare([exclusion.body, exclusion.excluded])
    let symbols: Set = ["NAME", "LITERAL", "CODE", "CLASS"]
    let place = body.tokens.first { symbols.contains($0.name) }?.range.lowerBound ?? entry.place.lowerBound
    guard
      let rest = exclusion.syntax(definition)
        ?? RegularDifference(definitions: { [plainBodies] in plainBodies[$0] }).syntax(
          of: exclusion.body, without: exclusion.excluded)
    else {
      return fail(
        "an exclusion is read where both sides are repetitions, choices and sequences of characters, as in "
          + "[a-z]+ - \"if\"", at: place..<place)
    }
    let isEmpty = rest.singleCharacters(definition)?.isEmpty ?? false
    return isEmpty ? fail("nothing is left of this exclusion", at: place..<place) : rest
  }

  /// Makes all that some expressions mention, and what that mentions.
  private mutating func prepare(_ expressions: [Syntax]) {
    var waiting = expressions
    var seen: Set<String> = []
    while let expression = waiting.popLast() {
      for case .reference(let name) in expression.withAllParts where seen.insert(name).inserted {
        if let body = body(name) { waiting.append(body) }
      }
    }
  }

  func definition(_ name: String) -> Syntax? { bodies[name] }

  // MARK: Tokens

  /// Whether a token begins with a digit, or with a dot before digits.
  private func isNumber(_ body: Syntax) -> Bool {
    let parts = body.withAllParts
    let digits = CharacterClass(Digit.self).ranges
    let beginnings = parts.isEmpty ? [] : body.beginnings(definition)
    return !beginnings.isEmpty && beginnings.subtracting(digits + [46...46]).isEmpty && beginnings.overlaps(digits)
      || parts.count > 1 && beginnings == [46...46]
        && parts.contains { if case .characters = $0 { true } else { false } }
  }

  private func role(of body: Syntax) -> TokenRole {
    if body == .end { return .end }
    if case .sequence(let parts, _) = body, case .lookAhead? = parts.last, isNumber(body) { return .number }
    let words = if case .choice(let parts) = body { parts } else { [body] }
    for case .literal(let text, _, let isWord) in words.prefix(1) where words.allSatisfy(\.isLiteral) {
      return TokenRole(ofLiteral: text, isWord: isWord)
    }
    return .name
  }

  mutating func fail(_ message: String, at place: Range<Int>) -> Syntax {
    let mistake = text.mistake(message, at: place)
    if !mistakes.contains(mistake) { mistakes.append(mistake) }
    isUnread = true
    return .end
  }

  mutating func warn(_ message: String, at place: Range<Int>) {
    let warning = text.mistake(message, at: place)
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}

extension Syntax {
  fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }
}
