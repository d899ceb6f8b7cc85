import GrammarChecks
import GrammarCombinators

/// Spells out where white space may stand.
struct CharacterConversion {
  private let notation: String
  private let grammar: Grammar
  private let bodies: [String: Syntax]
  private let depths: DerivationDepths
  private var gaps: [Syntax.Spacing: CharacterSpace] = [:]

  /// The kinds of white space.
  private(set) var spaces: [CharacterSpace] = []

  /// - Parameters:
  ///   - isOrdered: whether the notation tries alternatives in order.
  ///   - hasTokens: whether a token is as long as it can be, whatever the order of its alternatives.
  init(_ grammar: Grammar, notation: String, isOrdered: Bool, hasTokens: Bool) throws(ExportFailure) {
    self.notation = notation
    self.grammar = grammar
    let written = Dictionary(grammar.productions.map { ($0.name, $0.bodyWithoutLookAheads) }) { first, _ in first }
    let plain = grammar.productions.map { production in
      let isOrdered = isOrdered && !(hasTokens && production.kind == .token)
      return (
        production.name, production.bodyWithoutLookAheads.withoutExclusions({ written[$0] }, isOrdered: isOrdered)
      )
    }
    bodies = Dictionary(plain) { first, _ in first }
    depths = DerivationDepths(of: grammar)
    for (spacing, name) in WhiteSpaces(of: grammar).kinds {
      let production = Production(name, .token) { spacing.syntax ?? .end }
      let language = try language(of: production.bodyWithoutLookAheads, in: production)
      guard let texts = language.texts else { throw failure("nothing at all", in: name) }
      spaces.append(
        CharacterSpace(
          name, texts, isOptional: language.hasEmptyText, openRanges: openRanges, beginnings: beginnings))
      gaps[spacing] = spaces.last
    }
  }

  /// The start rule without the end, with the white space before and after it. A text is nothing behind it, whether it says
  /// so or not.
  func start() throws(ExportFailure) -> CharacterProduction {
    let production = grammar.start
    var body = body(of: production)
    let space = gaps[grammar.ending ?? body.outerSpacing ?? .glued]
    if grammar.ending == nil, case .sequence(let parts, let between) = body, let last = parts.last, isEnd(last) {
      body = .sequence(Array(parts.dropLast()), spacing: between)
    }
    let converted = try language(of: body, in: production)
    guard let texts = converted.texts else { throw failure("nothing at all", in: production.name) }
    // What may stand between the parts may stand before the first of them too.
    let whole = CharacterExpression.joined([texts, space?.gapAtEnd].compactMap(\.self))
    return CharacterProduction(
      name: production.name, kind: .rule,
      body: .joined([space?.gap, converted.hasEmptyText ? whole.orNothing : whole].compactMap(\.self)))
  }

  /// A production, the empty text taken out of it.
  func production(_ production: Production) throws(ExportFailure) -> CharacterProduction {
    guard let texts = try language(of: body(of: production), in: production).texts else {
      throw failure("nothing at all", in: production.name)
    }
    return CharacterProduction(name: production.name, kind: production.kind, body: texts)
  }

  private func body(of production: Production) -> Syntax { bodies[production.name] ?? production.bodyWithoutLookAheads }

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
      return PartialLanguage(texts: .leaf(.text(text, ignoresCase: ignoresCase && hasCase)))
    case .characters(let characters): return PartialLanguage(texts: .leaf(.characters(characters)))
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
      if let separator, !separator.hasEmptyText, body.hasEmptyText, bounds.lower < 2, bounds.upper == .max {
        // There is something in each further iteration: the separator.
        let link = PartialLanguage.sequence([separator, body], gap: gap(spacing))
        let links = link.texts.map { repeated($0, .oneOrMore, nil, gap(spacing)) }
        return .sequence(
          [body, PartialLanguage(texts: links, hasEmptyText: true, unit: link.texts)], gap: gap(spacing))
      }
      guard var once = body.texts, !body.hasEmptyText || bounds.upper == 1 else {
        throw failure("a repetition of what can be nothing", in: production.name)
      }
      let isLoop = separator == nil && bounds.lower < 2 && bounds.upper == .max
      if isLoop, gap(spacing) == nil { once = once.withoutLoops }
      let texts = repeated(once, bounds, separator, gap(spacing))
      return PartialLanguage(
        texts: texts, hasEmptyText: bounds.lower == 0 || body.hasEmptyText, unit: isLoop ? once : nil)
    }
  }

  private func languages(of parts: [Syntax], in production: Production) throws(ExportFailure) -> [PartialLanguage] {
    try parts.map { part throws(ExportFailure) in try language(of: part, in: production) }
  }

  private func reference(to name: String, in production: Production) throws(ExportFailure) -> PartialLanguage {
    guard bodies[name] != .sequence([], spacing: .spaced) else { return .nothing }
    return PartialLanguage(texts: .leaf(.name(name)), hasEmptyText: depths.canBeEmpty(.reference(name)))
  }

  private func gap(_ spacing: Syntax.Spacing) -> CharacterExpression? { gaps[spacing]?.gap }

  /// The right-hand side that a name stands for, where white space is looked into before there is a grammar of it.
  private func body(_ name: String) -> CharacterExpression? { grammar[name].flatMap { try? production($0).body } }

  /// The characters that a piece of white space can begin with.
  private func beginnings(of expression: CharacterExpression) -> [ClosedRange<UInt32>] {
    expression.beginnings { symbol in
      symbol.name.map { body($0).map(beginnings) ?? [] } ?? symbol.letters.first ?? []
    }
  }

  /// The characters that a text can go on with for ever, if it ends in such.
  private func openRanges(_ expression: CharacterExpression) -> [ClosedRange<UInt32>] {
    switch expression {
    case .repeated(.leaf(.characters(let characters)), .zeroOrMore),
      .repeated(.leaf(.characters(let characters)), .oneOrMore):
      characters.ranges
    case .sequence(let parts): parts.last.map(openRanges) ?? []
    case .leaf(.name(let name)): body(name).map(openRanges) ?? []
    default: []
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
    _ once: CharacterExpression, _ bounds: Syntax.RepetitionBounds, _ separator: PartialLanguage?,
    _ gap: CharacterExpression?
  ) -> CharacterExpression {
    if bounds.upper == 1 { return once }
    if separator == nil, gap == nil, bounds.upper == .max, bounds.lower < 2 { return .repeated(once, .oneOrMore) }
    let body = PartialLanguage(texts: once)
    let link = PartialLanguage.sequence([separator, body].compactMap(\.self), gap: gap).texts ?? once
    let further = CharacterExpression.joined([gap, link].compactMap(\.self))
    return .joined([once] + further.times(max(1, bounds.lower) - 1, bounds.upper == .max ? .max : bounds.upper - 1))
  }
}

extension CharacterExpression {
  /// The body of a loop, its alternatives without loops of their own: one loop says the same in one way only.
  fileprivate var withoutLoops: CharacterExpression {
    .either(alternatives.map { if case .repeated(let body, .oneOrMore) = $0 { body } else { $0 } })
  }
}

extension Syntax {
  /// The spacing between the parts of a repetition.
  fileprivate var repetitionSpacing: Spacing? {
    if case .repetition(_, _, _, let spacing) = self { spacing } else { nil }
  }
}
