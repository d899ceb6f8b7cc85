import GrammarChecks
import GrammarCombinators

extension Grammar {
  /// The same language with a token for each part of a rule that is made of characters, and a rule for each part with
  /// another spacing than the rule around it.
  ///
  /// A parser need not be divided into tokens, but the notations of grammars are: a token is one piece, and a rule has one
  /// spacing. A grammar that is divided already stays as it is.
  ///
  /// - Parameter hasWholeLiterals: whether the notation writes each literal in one piece, so that none needs a token: the EBNF of
  ///   the W3C has pieces for control characters, and for letters whose case does not count.
  func withNamedParts(hasWholeLiterals: Bool) -> Grammar {
    guard undefined.isEmpty, duplicates.isEmpty, !isOfCharacters else { return self }
    var naming = PartNaming(taken: productions.map(\.name), inRules: namesInRules, hasWholeLiterals: hasWholeLiterals)
    let entries = productions.map { naming.entry(for: $0) }
    return naming.hasChanged ? with(entries + naming.entries) : self
  }

  /// The same with other productions; what holds for all of the grammar holds for these.
  func with(_ entries: [WrittenTable.Entry]) -> Grammar {
    guard let start = WrittenTable(entries).production(start.name) else { return self }
    var grammar = Grammar(start: start)
    (grammar.isUnordered, grammar.hasLongestTokens) = (isUnordered, hasLongestTokens)
    if let ending { grammar.end(with: ending) }
    return grammar
  }

  /// Says what may stand at the ends of a text: the productions that it mentions are those of this grammar.
  mutating func end(with ending: Syntax.Spacing) {
    let spacings = productions.flatMap(\.body.withAllParts).compactMap(\.spacing)
    self.ending = spacings.first { $0.withNames == ending.withNames } ?? ending
  }
}

extension Grammar {
  /// The names of the productions that rules mention. Tokens that may be nothing count as rules here.
  private var namesInRules: Set<String> {
    var names: Set = [start.name]
    while true {
      let rules = productions.filter { production in
        production.kind == .rule || names.contains(production.name) && production.definition().canBeNothing
      }
      let more = names.union(rules.flatMap(\.body.withAllParts).compactMap(\.mentionedName))
      if more.count == names.count { return names }
      names = more
    }
  }
}

/// Takes parts out of right-hand sides. Each becomes a production with a name of its own.
private struct PartNaming {
  /// The productions that were made.
  private(set) var entries: [WrittenTable.Entry] = []

  /// Whether anything has changed.
  private(set) var hasChanged = false

  private var taken: Set<String>
  private var names: [Syntax: String] = [:]

  private let inRules: Set<String>
  private let hasWholeLiterals: Bool

  init(taken: [String], inRules: Set<String>, hasWholeLiterals: Bool) {
    self.taken = Set(taken)
    self.inRules = inRules
    self.hasWholeLiterals = hasWholeLiterals
  }

  /// A production, its parts taken out if it is a rule.
  mutating func entry(for production: Production) -> WrittenTable.Entry {
    var body = production.definition().flattened(toRun: true)
    // A token in a rule is never nothing. One that can be nothing becomes a rule of tokens.
    let isToken =
      production.kind == .token && (!body.canBeNothing || body == .end || !inRules.contains(production.name))
    if !isToken {
      hasChanged = hasChanged || production.kind == .token
      body = withTokens(body, in: production.name)
      if let spacing = body.outerSpacing { body = withSpacing(spacing, body, in: production.name) }
    }
    return WrittenTable.Entry(
      name: production.name, kind: isToken ? .token : .rule, body: body.withNames, role: production.role)
  }

  /// The same with tokens in place of what is made of characters.
  private mutating func withTokens(_ syntax: Syntax, in rule: String) -> Syntax {
    if case .repetition(let body, .zeroOrMore, let separator, let spacing) = syntax, syntax.isToken(hasWholeLiterals) {
      // The token is never nothing, so it may be missing.
      let some = Syntax.repetition(body, .oneOrMore, separator: separator, spacing: spacing)
      if !some.canBeNothing {
        return .maybe(withTokens(some, in: rule))
      }
    }
    if syntax.isToken(hasWholeLiterals), !syntax.canBeNothing {
      let (name, role) = syntax.nameAndRole ?? (rule.uppercased(), nil)
      return named(syntax, name, .token, role)
    }
    if case .lookAhead = syntax { return syntax }
    if case .sequence(let all, .glued) = syntax, let run = all.runOfCharacters {
      let pieces = [all[..<run.lowerBound], all[run], all[run.upperBound...]]
      return Syntax.touching(pieces.map { withTokens(.touching(Array($0)), in: rule) }).flattened(toRun: true)
    }
    return syntax.mapParts { withTokens($0, in: rule) }
  }

  /// The same with rules in place of parts with another spacing.
  private mutating func withSpacing(_ spacing: Syntax.Spacing, _ syntax: Syntax, in rule: String) -> Syntax {
    let own = syntax.spacing ?? spacing
    let whole = syntax.mapParts { withSpacing(own, $0, in: rule) }
    return own == spacing ? whole : named(whole, rule + "Part", .rule, nil)
  }

  private mutating func named(
    _ body: Syntax, _ name: String, _ kind: Production.Kind, _ role: TokenRole?
  ) -> Syntax {
    if let known = names[body] { return .reference(known) }
    var free = name
    var number = 2
    while !taken.insert(free).inserted {
      free = name + (kind == .token ? "_" : "") + String(number)
      number += 1
    }
    names[body] = free
    hasChanged = true
    entries.append(WrittenTable.Entry(name: free, kind: kind, body: body.withNames, role: role))
    return .reference(free)
  }
}

extension [Syntax] {
  /// The first run of parts that are made of characters, if it is more than literals, and not all parts belong to it.
  fileprivate var runOfCharacters: Range<Int>? {
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex { !$0.isOfCharacters } ?? endIndex
      let run = self[start..<end]
      let isMore = run.contains { if case .literal = $0 { false } else { true } }
      if run.count > 1, run.count < count, isMore, !run.allSatisfy(\.canBeNothing) { return start..<end }
      start = end + 1
    }
    return nil
  }
}

extension Syntax {
  /// Whether it is made of characters alone, which touch each other.
  fileprivate var isOfCharacters: Bool {
    switch self {
    case .literal, .characters: true
    case .production, .reference, .end: false
    case .lookAhead(let body, _), .annotated(let body, _): body.isOfCharacters
    case .sequence(let parts, let spacing): (spacing == .glued || parts.count < 2) && parts.allSatisfy(\.isOfCharacters)
    case .choice(let parts): parts.allSatisfy(\.isOfCharacters)
    case .repetition(_, let bounds, _, let spacing):
      (spacing == .glued || bounds.upper == 1) && parts.allSatisfy(\.isOfCharacters)
    }
  }

  /// Whether it is made of characters, and there may be none.
  var canBeNothing: Bool { canBeNothing { _ in false } }

  /// Whether it may be nothing, from which productions may be.
  func canBeNothing(_ isNothing: (String) -> Bool) -> Bool {
    switch self {
    case .literal(let text, _, _): text.isEmpty
    case .sequence(let parts, _): parts.allSatisfy { $0.canBeNothing(isNothing) }
    case .choice(let parts): parts.contains { $0.canBeNothing(isNothing) }
    case .repetition(let body, let bounds, _, _): bounds.lower == 0 || body.canBeNothing(isNothing)
    case .annotated(let body, _): body.canBeNothing(isNothing)
    case .lookAhead: true
    case .characters, .end: false
    case .production, .reference: mentionedName.map(isNothing) ?? false
    }
  }

  /// Whether it is made of characters and more than a literal: a choice is one of several tokens, and something optional is
  /// one or none.
  fileprivate func isToken(_ hasWholeLiterals: Bool) -> Bool {
    switch self {
    case .literal(let text, let ignoresCase, _):
      !hasWholeLiterals
        && (ignoresCase && text.unicodeScalars.contains { $0.properties.isAlphabetic }
          || EBNFNotation.literalPieces(text, ignoresCase).count > 1)
    case .characters: true
    case .sequence(let parts, _): isOfCharacters && parts.count > 1
    case .repetition(_, let bounds, _, _): isOfCharacters && bounds.upper > 1
    case .annotated(let body, _): body.isToken(hasWholeLiterals)
    case .choice, .lookAhead, .production, .reference, .end: false
    }
  }

  /// The name and the role that a part has by its form; `nil` where that tells nothing.
  fileprivate var nameAndRole: (String, TokenRole?)? {
    switch self {
    case .annotated(_, .numeral): return ("NUMBER", .number)
    case .annotated(let body, _): return body.nameAndRole
    case .literal(let text, _, _) where text.utf8.allSatisfy(WordPart.contains): return (text.uppercased(), .keyword)
    case .sequence(let parts, _):
      let rest = parts.drop { if case .lookAhead = $0 { true } else { false } }
      if rest.count == 1 { return rest.first?.nameAndRole }
      if case .characters(let first)? = rest.first, first.ranges.contains(where: { $0.contains(97) }) {
        return ("NAME", .name)
      }
      if rest.count > 2, case .literal(let mark, _, _)? = rest.first, rest.last == rest.first,
        mark.unicodeScalars.allSatisfy({ "\"'`".unicodeScalars.contains($0) })
      {
        return ("TEXT", .text)
      }
      return nil
    default: return nil
    }
  }

  /// The spacing of the first part that has one, a whole before its parts.
  var outerSpacing: Spacing? { withAllParts.lazy.compactMap(\.spacing).first }

  /// The same with the names of productions in their place.
  var withNames: Syntax {
    if case .production(let production) = self { return .reference(production.name) }
    return mapParts(spacing: \.withNames, { $0.withNames })
  }
}

extension Syntax.Spacing {
  fileprivate var withNames: Self { if case .grammar(let syntax) = self { .grammar(syntax.withNames) } else { self } }
}
