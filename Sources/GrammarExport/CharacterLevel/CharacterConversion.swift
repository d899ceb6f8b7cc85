import GrammarChecks
import GrammarCombinators

/// Spells out where white space may stand.
struct CharacterConversion {
  private let notation: String
  private let grammar: Grammar
  private let bodies: [String: Syntax]
  private let depths: DerivationDepths

  /// The names of productions that are nothing at all.
  private let empty: Set<String>

  /// The productions in which look-aheads are left out, where they may be.
  let unsaid: [String]?

  private var gaps: [Syntax.Spacing: CharacterSpace] = [:]

  /// The kinds of white space.
  private(set) var spaces: [CharacterSpace] = []

  /// - Parameters:
  ///   - isOrdered: whether the notation tries alternatives in order.
  ///   - hasTokens: whether a token is as long as it can be, whatever the order of its alternatives.
  ///   - leavesOutLookAheads: whether what they say is left out where nothing else says it.
  init(
    _ grammar: Grammar, notation: String, isOrdered: Bool, hasTokens: Bool, leavesOutLookAheads: Bool
  ) throws(ExportFailure) {
    self.notation = notation
    self.grammar = grammar
    let written = Dictionary(grammar.productions.map { ($0.name, $0.bodyWithoutLookAheads) }) { first, _ in first }
    let plain = grammar.productions.map { production in
      let isOrdered = isOrdered && !(hasTokens && production.kind == .token)
      return (
        production.name, production.bodyWithoutLookAheads.withoutExclusions({ written[$0] }, isOrdered: isOrdered)
      )
    }
    var bodies = Dictionary(plain) { first, _ in first }
    let kinds = WhiteSpaces(of: grammar).kinds
    let inRules = Set(grammar.productions.flatMap(\.body.withAllParts).compactMap(\.mentionedName))
    for (spacing, _) in kinds {
      for name in (spacing.syntax?.withAllParts ?? []).compactMap(\.mentionedName) where !inRules.contains(name) {
        bodies[name] = bodies[name]?.withoutLineEnd(before: spacing.blanks)
      }
    }
    bodies = bodies.withoutTextEnds(besides: grammar.start.name)
    self.bodies = bodies
    unsaid =
      leavesOutLookAheads ? plain.filter { $0.1.withAllParts.contains(where: \.isLookAhead) }.map(\.0) : nil
    empty = Self.emptyProductions(bodies, leavesOutLookAheads)
    depths = DerivationDepths(of: grammar)
    for (spacing, name) in kinds {
      let production = Production(name, .token) { (spacing.syntax ?? .end).withoutLineEnd(before: spacing.blanks) }
      let language = try language(of: production.bodyWithoutLookAheads, in: production)
      guard let texts = language.texts else { throw failure("nothing at all", in: name) }
      spaces.append(
        CharacterSpace(
          name, texts, isOptional: language.hasEmptyText, body: body, openRanges: openRanges, beginnings: beginnings))
      gaps[spacing] = spaces.last
    }
  }

  /// The start rule without the end, with the white space before and after it. A text is nothing behind it, whether it says
  /// so or not.
  ///
  /// Where it stands in rules as well, it is a rule of its own there, which a rule before all others mentions.
  func start() throws(ExportFailure) -> CharacterProduction {
    let space = gaps[grammar.ending ?? body(of: grammar.start).outerSpacing ?? .glued]
    let production =
      isStartInside ? Production(freeName("text"), .rule) { .production(grammar.start) } : grammar.start
    var body = body(of: production)
    if case .sequence(let parts, let between) = body, let last = parts.last, isEnd(last) {
      body = .sequence(Array(parts.dropLast()), spacing: between)
    }
    let converted = try language(of: body, in: production)
    guard let texts = converted.texts else { throw failure("nothing at all", in: production.name) }
    // What may stand between the parts may stand before the first of them too.
    let whole = CharacterExpression.joined([space?.gap, texts, space?.gapAtEnd].compactMap(\.self))
    guard converted.hasEmptyText else { return CharacterProduction(name: production.name, kind: .rule, body: whole) }
    let rest = CharacterExpression.joined([texts, space?.gapAtEnd].compactMap(\.self)).orNothing
    // What stands alone may be what only the end of the text ends.
    let start: CharacterExpression =
      if let space, space.gapAtEnd != space.gap {
        .either([whole, space.gapAtEnd])
      } else {
        .joined([space?.gap, rest].compactMap(\.self))
      }
    return CharacterProduction(name: production.name, kind: .rule, body: start)
  }

  /// Whether a rule mentions the start rule.
  var isStartInside: Bool {
    bodies.values.contains { $0.withAllPartsAndSpacing.contains { $0.mentionedName == grammar.start.name } }
  }

  /// A name that no production has.
  private func freeName(_ name: String) -> String { bodies[name] == nil ? name : freeName(name + "_") }

  private static func emptyProductions(_ bodies: [String: Syntax], _ leavesOutLookAheads: Bool) -> Set<String> {
    var empty: Set<String> = []
    func isEmpty(_ syntax: Syntax) -> Bool {
      if let name = syntax.mentionedName { return empty.contains(name) }
      return switch syntax {
      case .literal(let text, _, _): text.isEmpty
      case .sequence, .choice, .annotated, .repetition: syntax.parts.allSatisfy(isEmpty)
      case .lookAhead: leavesOutLookAheads
      default: false
      }
    }
    while case let more = bodies.filter({ !empty.contains($0.key) && isEmpty($0.value) }), !more.isEmpty {
      empty.formUnion(more.keys)
    }
    return empty
  }

  /// A production, the empty text taken out of it; `nil` where nothing is left.
  func production(_ production: Production) throws(ExportFailure) -> CharacterProduction? {
    if empty.contains(production.name) { return nil }
    if production.kind == .token, WordEnds(of: grammar).hasWordInside(production) {
      throw failure(WordEnds.inside, in: production.name)
    }
    guard let texts = try language(of: body(of: production), in: production).texts else {
      throw failure("nothing at all", in: production.name)
    }
    // That it may be itself says nothing.
    let others = texts.alternatives.compactMap { $0.besides(.name(production.name)) }
    return CharacterProduction(
      name: production.name, kind: production.kind, body: others.isEmpty ? texts : .either(others))
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
    case .lookAhead where unsaid != nil: return .nothing
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
      var languages = try languages(of: parts, in: production)
      // Its own gap is not the one around it.
      for (index, part) in parts.enumerated() where part.spacing != spacing { languages[index].unit = nil }
      return .sequence(languages, gap: gap(spacing))
    case .repetition(let body, let bounds, let separator, let spacing):
      let separator = try separator.map { part throws(ExportFailure) in try language(of: part, in: production) }
      let body = try language(of: body, in: production)
      if let separator, !separator.hasEmptyText, body.hasEmptyText, bounds.lower < 2, bounds.upper == .max {
        // There is something in each further iteration: the separator.
        let link = PartialLanguage.sequence([separator, body], gap: gap(spacing))
        let links = link.texts.map { repeated($0, .oneOrMore, nil, gap(spacing)) }
        return .sequence(
          [body, PartialLanguage(texts: links, hasEmptyText: true, unit: link.texts)], gap: gap(spacing))
      }
      if body.texts == nil, body.hasEmptyText, separator == nil { return .nothing }
      guard var once = body.texts, !body.hasEmptyText || bounds.upper == 1 || separator == nil else {
        throw failure("a repetition of what can be nothing", in: production.name)
      }
      // An iteration that is nothing may as well be missing.
      let bounds = body.hasEmptyText ? Syntax.RepetitionBounds(lower: 0, upper: bounds.upper) : bounds
      // What may be missing is written one in the other, and there are limits to that.
      guard bounds.upper == .max || bounds.upper - bounds.lower <= 2000 else {
        throw failure("more than 2000 iterations that may be missing", in: production.name)
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
    guard !empty.contains(name) else { return .nothing }
    return PartialLanguage(texts: .leaf(.name(name)), hasEmptyText: depths.canBeEmpty(.reference(name)))
  }

  private func gap(_ spacing: Syntax.Spacing) -> CharacterExpression? { gaps[spacing]?.gap }

  /// The right-hand side that a name stands for, where white space is looked into before there is a grammar of it.
  private func body(_ name: String) -> CharacterExpression? { grammar[name].flatMap { try? production($0)?.body } }

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

extension Syntax {
  fileprivate var isLookAhead: Bool { if case .lookAhead = self { true } else { false } }
}

extension CharacterExpression {
  /// The body of a loop, its alternatives without loops of their own: one loop says the same in one way only.
  fileprivate var withoutLoops: CharacterExpression {
    .either(alternatives.map { if case .repeated(let body, .oneOrMore) = $0 { body } else { $0 } })
  }
}
