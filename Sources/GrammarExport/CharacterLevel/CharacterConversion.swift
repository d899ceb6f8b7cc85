import GrammarCombinators

/// Spells out where white space may stand.
struct CharacterConversion {
  private let notation: String
  private let grammar: Grammar
  private let bodies: [String: Syntax]
  private let emptyNames: Set<String>
  private var gaps: [Syntax.Spacing: CharacterSpace] = [:]

  /// The kinds of white space.
  private(set) var spaces: [CharacterSpace] = []

  init(_ grammar: Grammar, notation: String) throws(ExportFailure) {
    self.notation = notation
    self.grammar = grammar
    bodies = Dictionary(grammar.productions.map { ($0.name, $0.body.withoutLookAheads) }) { first, _ in first }
    var empty: Set<String> = []
    var count = -1
    while empty.count != count {
      count = empty.count
      for (name, body) in bodies where body.canBeEmpty(empty) { empty.insert(name) }
    }
    emptyNames = empty
    for (spacing, name) in WhiteSpaces(of: grammar).kinds {
      let production = Production(name, .token) { spacing.syntax ?? .end }
      let language = try language(of: production.body.withoutLookAheads, in: production)
      guard let texts = language.texts else { throw failure("nothing at all", in: name) }
      let space = CharacterSpace(name, texts, isOptional: language.hasEmptyText) {
        openRanges($0)
      } beginnings: {
        beginnings(of: $0)
      }
      gaps[spacing] = space
      spaces.append(space)
    }
  }

  /// The start rule without the end, with the white space before and after it.
  func start() throws(ExportFailure) -> CharacterProduction {
    let production = grammar.start
    guard case .sequence(let parts, let spacing) = production.body.withoutLookAheads, let last = parts.last, isEnd(last)
    else {
      throw failure("a start rule without the end of the text", in: production.name)
    }
    let body = Syntax.sequence(Array(parts.dropLast()), spacing: spacing)
    let converted = try language(of: body, in: production)
    guard let texts = converted.texts, !converted.hasEmptyText else {
      throw failure("a language with the empty text", in: production.name)
    }
    // What may stand between the parts may stand before the first of them too.
    let space = gaps[spacing]
    return CharacterProduction(
      name: production.name, kind: .rule,
      body: .joined((space.map { [$0.gap] } ?? []) + [texts] + (space.map { [$0.gapAtEnd] } ?? [])))
  }

  /// A production, the empty text taken out of it.
  func production(_ production: Production) throws(ExportFailure) -> CharacterProduction {
    guard let texts = try language(of: production.body.withoutLookAheads, in: production).texts else {
      throw failure("nothing at all", in: production.name)
    }
    return CharacterProduction(name: production.name, kind: production.kind, body: texts)
  }

  private func failure(_ construct: String, in production: String) -> ExportFailure {
    ExportFailure(notation: notation, production: production, construct: construct)
  }

  private func isEnd(_ syntax: Syntax) -> Bool {
    switch syntax {
    case .end: true
    case .production(let production): production.body == .end
    case .reference(let name): bodies[name] == .end
    default: false
    }
  }

  private func language(of syntax: Syntax, in production: Production) throws(ExportFailure) -> PartialLanguage {
    guard !isEnd(syntax) else { throw failure("the end of the text inside a text", in: production.name) }
    switch syntax {
    case .literal("", _, _): return .nothing
    case .literal(let text, let ignoresCase, _):
      let hasCase = text.unicodeScalars.contains { $0.properties.isLowercase || $0.properties.isUppercase }
      guard !ignoresCase || text.utf8.allSatisfy({ $0 < 128 }) else {
        throw failure("letters beyond ASCII in any case", in: production.name)
      }
      return PartialLanguage(texts: .text(text, ignoresCase: ignoresCase && hasCase), hasEmptyText: false)
    case .characters(let characters): return PartialLanguage(texts: .characters(characters), hasEmptyText: false)
    case .lookAhead: throw failure("a look-ahead", in: production.name)
    case .end: throw failure("the end of the text inside a text", in: production.name)
    case .annotated(let body, _): return try language(of: body, in: production)
    case .production(let other): return try reference(to: other.name, in: production)
    case .reference(let name): return try reference(to: name, in: production)
    case .choice(let parts):
      let languages = try languages(of: parts, in: production)
      let texts = languages.compactMap(\.texts)
      return PartialLanguage(
        texts: texts.isEmpty ? nil : .either(texts), hasEmptyText: languages.contains(where: \.hasEmptyText))
    case .sequence(let parts, let spacing):
      if production.kind == .token, parts.dropLast().contains(where: endsInWord) {
        throw failure("a word inside a token", in: production.name)
      }
      var languages = try languages(of: parts, in: production)
      // Its own gap is not the one around it.
      for (index, part) in parts.enumerated() where part.repetitionSpacing != spacing { languages[index].unit = nil }
      return .sequence(languages, gap: gap(spacing))
    case .repetition(let body, let bounds, let separator, let spacing):
      if production.kind == .token, bounds.upper > 1, endsInWord(body) || separator.map(endsInWord) == true {
        throw failure("a word inside a token", in: production.name)
      }
      let separator = try separator.map { part throws(ExportFailure) in try language(of: part, in: production) }
      let body = try language(of: body, in: production)
      guard let once = body.texts, !body.hasEmptyText || bounds.upper == 1 else {
        throw failure("a repetition of what can be nothing", in: production.name)
      }
      let texts = repeated(once, bounds, separator, gap(spacing))
      let isLoop = separator == nil && bounds.lower < 2 && bounds.upper == .max
      return PartialLanguage(
        texts: texts, hasEmptyText: bounds.lower == 0 || body.hasEmptyText, unit: isLoop ? once : nil)
    }
  }

  private func languages(of parts: [Syntax], in production: Production) throws(ExportFailure) -> [PartialLanguage] {
    var languages: [PartialLanguage] = []
    for part in parts { languages.append(try language(of: part, in: production)) }
    return languages
  }

  private func reference(to name: String, in production: Production) throws(ExportFailure) -> PartialLanguage {
    guard bodies[name] != .sequence([], spacing: .spaced) else { return .nothing }
    return PartialLanguage(texts: .name(name), hasEmptyText: emptyNames.contains(name))
  }

  private func gap(_ spacing: Syntax.Spacing) -> CharacterExpression? { gaps[spacing]?.gap }

  /// The characters that a piece of white space can begin with.
  private func beginnings(of expression: CharacterExpression) -> [ClosedRange<UInt32>] {
    switch expression {
    case .text, .characters: return Alphabet.letters(of: expression).first ?? []
    case .name(let name):
      let production = grammar[name].flatMap { try? self.production($0) }
      return production.map { beginnings(of: $0.body) } ?? []
    case .sequence(let parts): return parts.first.map(beginnings) ?? []
    default: return expression.parts.flatMap(beginnings)
    }
  }

  /// The characters that a text can go on with for ever, if it ends in such.
  private func openRanges(_ expression: CharacterExpression) -> [ClosedRange<UInt32>] {
    switch expression {
    case .zeroOrMore(.characters(let characters)), .oneOrMore(.characters(let characters)): return characters.ranges
    case .sequence(let parts): return parts.last.map(openRanges) ?? []
    case .name(let name):
      let production = grammar[name].flatMap { try? self.production($0) }
      return production.map { openRanges($0.body) } ?? []
    default: return []
    }
  }

  /// Whether what ends a text is a word, which no other word may follow directly.
  private func endsInWord(_ syntax: Syntax) -> Bool {
    switch syntax {
    case .literal(_, _, let isWord): isWord
    case .production(let production): endsInWord(production.body)
    case .reference(let name): bodies[name].map(endsInWord) ?? false
    default: syntax.parts.contains(where: endsInWord)
    }
  }

  /// The same again, within bounds.
  private func repeated(
    _ once: CharacterExpression, _ bounds: RepetitionBounds, _ separator: PartialLanguage?, _ gap: CharacterExpression?
  ) -> CharacterExpression {
    if bounds.upper == 1 { return once }
    if separator == nil, gap == nil, bounds.upper == .max, bounds.lower < 2 { return .oneOrMore(once) }
    let body = PartialLanguage(texts: once, hasEmptyText: false)
    let link = PartialLanguage.sequence((separator.map { [$0] } ?? []) + [body], gap: gap).texts ?? once
    let further = CharacterExpression.joined((gap.map { [$0] } ?? []) + [link])
    let required = max(1, bounds.lower) - 1
    var parts = [once] + Array(repeating: further, count: required)
    if bounds.upper == .max {
      parts.append(.zeroOrMore(further))
    } else if bounds.upper - 1 > required {
      var rest = CharacterExpression.optional(further)
      for _ in (required + 2)..<max(bounds.upper, required + 2) { rest = .optional(.joined([further, rest])) }
      parts.append(rest)
    }
    return .joined(parts)
  }
}

extension Syntax {
  /// What may stand between the parts of a repetition.
  fileprivate var repetitionSpacing: Spacing? {
    if case .repetition(_, _, _, let spacing) = self { spacing } else { nil }
  }

  /// Whether the empty text belongs to the language, if it belongs to that of the productions named.
  fileprivate func canBeEmpty(_ names: Set<String>) -> Bool {
    switch self {
    case .literal(let text, _, _): text.isEmpty
    case .characters, .end: false
    case .lookAhead: true
    case .annotated(let body, _): body.canBeEmpty(names)
    case .sequence(let parts, _): parts.allSatisfy { $0.canBeEmpty(names) }
    case .choice(let parts): parts.contains { $0.canBeEmpty(names) }
    case .repetition(let body, let bounds, _, _): bounds.lower == 0 || body.canBeEmpty(names)
    case .production(let production): names.contains(production.name)
    case .reference(let name): names.contains(name)
    }
  }
}
