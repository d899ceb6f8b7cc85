import GrammarCombinators

/// Makes the right-hand sides of productions out of what is written.
struct W3CConversion {
  private(set) var mistakes: [GrammarTextMistake] = []

  let entries: [W3CReader.Entry]
  let numbers: [String: Int]
  let hasTokens: Bool
  let text: ContiguousArray<UInt8>
  var bodies: [String: Syntax] = [:]

  /// The same before it is said of tokens what may not follow them.
  private var plainBodies: [String: Syntax] = [:]

  var open: Set<String> = []

  /// The kinds of white space, the one first that stands where nothing is said.
  var spacings: [String: Syntax.Spacing] = [:]
  var usual = Syntax.Spacing.glued

  /// The productions that only tokens mention: what follows one of them is of the same token.
  let fragments: Set<String>

  init(_ entries: [W3CReader.Entry], hasTokens: Bool, spaces: [String], _ text: ContiguousArray<UInt8>) {
    self.entries = entries
    self.hasTokens = hasTokens
    numbers = Dictionary(entries.enumerated().map { ($1.name, $0) }) { first, _ in first }
    self.text = text
    let mentioned = entries.filter { $0.kind == .rule }.flatMap(\.body.tokens).filter { $0.name == "NAME" }
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
  func spacing(of entry: W3CReader.Entry) -> Syntax.Spacing {
    switch entry.mark {
    case _ where entry.kind == .token || !hasTokens: .glued
    case "explicit"?: .glued
    case let name?: spacings[name] ?? usual
    case nil: usual
    }
  }

  /// White space of that definition may stand somewhere, or may not.
  private func spacing(definedBy body: Syntax) -> Syntax.Spacing {
    guard case .repetition(let unit, .oneOrMore, nil, .glued) = body else {
      return .grammar(.repetition(body, .optional, spacing: .glued))
    }
    if case .characters(let characters) = unit, characters.ranges == CharacterClass(WhiteSpace.self).ranges {
      return .spaced
    }
    return .grammar(.repetition(unit, .zeroOrMore, spacing: .glued))
  }

  /// The right-hand side of a production; `nil` while it is being made.
  private mutating func body(_ name: String) -> Syntax? {
    if let known = bodies[name] { return known }
    guard let number = numbers[name], open.insert(name).inserted else { return nil }
    let entry = entries[number]
    var body = syntax(entry.body, spacing(of: entry), isLast: true, entry).flattened
    plainBodies[name] = body
    if entry.kind == .token, !fragments.contains(name) {
      if hasTokens { body = closed(body) }
      // A number ends where no letter, digit or _ follows.
      if isNumber(body) || hasTokens && endsInDigits(body) {
        body = closedNumber(body)
      } else if hasTokens, case .choice(let parts) = body {
        body = .choice(parts.map { endsInDigits($0) ? closedNumber($0) : $0 })
      }
    }
    open.remove(name)
    bodies[name] = body
    return body
  }

  /// - Parameter isLast: whether nothing of the production follows.
  private mutating func syntax(
    _ tree: SyntaxTree, _ spacing: Syntax.Spacing, isLast: Bool, _ entry: W3CReader.Entry
  ) -> Syntax {
    let written = text.string(tree.range)
    let parts = tree.children.filter { $0.kind == .rule }
    switch tree.name {
    case "NAME": return .reference(text.name(tree.range))
    case "LITERAL": return literal(String(written.dropFirst().dropLast()), isLast: isLast, entry)
    case "CODE":
      guard let scalar = UInt32(written.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) else {
        return fail("this is the code of no character: they end at #x10FFFF", at: tree.range)
      }
      return literal(String(scalar), isLast: isLast, entry)
    case "CLASS": return characters(tree.range)
    case "ahead": return .lookAhead(syntax(parts[0], spacing, isLast: false, entry), isPositive: true)
    case "choice" where parts.count > 1:
      return .choice(parts.map { syntax($0, spacing, isLast: isLast, entry) })
    case "sequence" where parts.count != 1:
      let converted = parts.enumerated().map { index, part in
        syntax(part, spacing, isLast: isLast && index == parts.count - 1, entry)
      }
      return .sequence(entry.kind == .token ? Self.anyCase(converted, isLast: isLast) : converted, spacing: spacing)
    case "difference" where parts.count == 2: return difference(parts[0], parts[1], entry)
    case "repetition":
      let body = operand(tree.children)
      guard let (bounds, separator) = bounds(of: tree) else { return syntax(body, spacing, isLast: isLast, entry) }
      let isLast = isLast && bounds == .optional
      return .repetition(
        syntax(body, spacing, isLast: isLast, entry), bounds,
        separator: separator.map { syntax($0, spacing, isLast: false, entry) }, spacing: spacing)
    case _ where written == ".": return .characters(CharacterClass("\0"..."\u{10FFFF}"))
    default: return parts.first.map { syntax($0, spacing, isLast: isLast, entry) } ?? .end
    }
  }

  /// What the sign behind a symbol says, if there is one: how often it stands, and what stands between.
  private func bounds(of repetition: SyntaxTree) -> (Syntax.RepetitionBounds, separator: SyntaxTree?)? {
    let signs: [String: Syntax.RepetitionBounds] = [
      "?": .optional, "*": .zeroOrMore, "+": .oneOrMore, "**": .zeroOrMore, "++": .oneOrMore,
    ]
    for (index, part) in repetition.children.enumerated().dropFirst() {
      guard part.kind == .token, let bounds = signs[text.string(part.range)] else { continue }
      let rest = Array(repetition.children[(index + 1)...])
      return (bounds, rest.isEmpty ? nil : operand(rest))
    }
    return nil
  }

  /// The first of some symbols: a group without its parentheses.
  private func operand(_ symbols: [SyntaxTree]) -> SyntaxTree {
    text.string(symbols[0].range) == "(" ? symbols[1] : symbols[0]
  }

  private mutating func difference(_ body: SyntaxTree, _ other: SyntaxTree, _ entry: W3CReader.Entry) -> Syntax {
    let exclusion = Exclusion(
      syntax(body, .glued, isLast: false, entry).flattened,
      without: syntax(other, .glued, isLast: false, entry).flattened)
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

  private mutating func fail(_ message: String, at place: Range<Int>) -> Syntax {
    let mistake = GrammarTextMistake(message, at: place, in: text.span)
    if !mistakes.contains(mistake) { mistakes.append(mistake) }
    return .end
  }

  private mutating func characters(_ place: Range<Int>) -> Syntax {
    var scalars = Array(text.string(place.lowerBound + 1..<place.upperBound - 1).unicodeScalars)[...]
    let isNegated = scalars.first == "^" && scalars.count > 1
    if isNegated { scalars.removeFirst() }
    var ranges: [ClosedRange<UInt32>] = []
    while let first = Self.nextCode(&scalars) {
      guard scalars.first == "-", scalars.count > 1 else {
        guard Unicode.Scalar(first) != nil else {
          return fail("a code in this class is that of no character: they end at #x10FFFF", at: place)
        }
        ranges.append(first...first)
        continue
      }
      scalars.removeFirst()
      guard let last = Self.nextCode(&scalars), first <= last else {
        return fail("a range in this class ends before it begins", at: place)
      }
      guard last <= 0x10FFFF else {
        return fail("a code in this class is that of no character: they end at #x10FFFF", at: place)
      }
      ranges.append(first...last)
    }
    let own = CharacterClass(ranges: ranges, isOfWholeCharacters: true)
    let result = isNegated ? own.complement : own
    return result.ranges.isEmpty ? fail("no character is in this class", at: place) : .characters(result)
  }

  /// The next character of a class: itself, or by its code.
  private static func nextCode(_ scalars: inout ArraySlice<Unicode.Scalar>) -> UInt32? {
    guard let first = scalars.popFirst() else { return nil }
    let digits = scalars.dropFirst().prefix { $0.properties.isASCIIHexDigit }
    guard first == "#", scalars.first == "x", !digits.isEmpty else { return first.value }
    scalars = scalars.dropFirst(1 + digits.count)
    return UInt32(String(String.UnicodeScalarView(digits)), radix: 16) ?? .max
  }
}

extension Syntax {
  fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }
}
