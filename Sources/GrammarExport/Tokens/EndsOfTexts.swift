import GrammarChecks
import GrammarCombinators

extension Grammar {
  /// The same language with the end of the text only at the end of the start rule, for notations that know it nowhere
  /// else.
  ///
  /// Lines of which the last need not end with a line feed, `(line (#xA | $))* $`, become `(line #xA)* lineAtEnd?`. A
  /// grammar that can't be written in this way stays as it is.
  var withEndsOutside: Grammar {
    guard undefined.isEmpty, duplicates.isEmpty, let spacing = start.body.outerSpacing else { return self }
    var ends = EndsOfTexts(self)
    guard ends.isInside(start.name) else { return self }
    let whole = ends.texts(of: start)
    guard ends.isSaid(within: spacing) else { return self }
    let body = Syntax.sequence([whole, .end], spacing: spacing).flattened(toRun: true)
    let entry = WrittenTable.Entry(name: start.name, kind: start.kind, body: body.withNames, role: nil)
    return with([entry] + ends.entries)
  }
}

/// Divides what each production derives into what may stand inside a text, and what stands only at the end of one.
private struct EndsOfTexts {
  /// The productions, each in up to two forms.
  private(set) var entries: [WrittenTable.Entry] = []

  private let grammar: Grammar
  private let depths: DerivationDepths

  /// The names of the productions in which the end of the text stands, or that lead to such a production.
  private var names: Set<String> = []

  /// The names of these productions at the end of a text. Those that have nothing before the end need none.
  private var namesAtEnd: [String: String] = [:]

  /// The names of those that never end a text.
  private var neverLast: Set<String> = []

  /// The spacings between the end of the text and what stands before it.
  private var spacings: Set<Syntax.Spacing> = []

  /// Whether the end of the text stands only where it can be taken out.
  private var isDivided = true

  /// What an expression derives inside a text, and what it derives at the end of one, without that end.
  private typealias Texts = (inside: Syntax?, last: Syntax?)

  private static let nothing = Syntax.literal("", ignoresCase: false, isWord: false)

  init(_ grammar: Grammar) {
    self.grammar = grammar
    depths = DerivationDepths(of: grammar)
    while case let more = grammar.productions.filter({ !names.contains($0.name) && hasEnd($0.body) }), !more.isEmpty {
      names.formUnion(more.map(\.name))
    }
    for production in grammar.productions where names.contains(production.name) && !isOnlyEnd(production.body) {
      var name = production.name + (production.kind == .token ? "_AT_END" : "AtEnd")
      while grammar[name] != nil { name += "_" }
      namesAtEnd[production.name] = name
    }
  }

  /// Whether the end of the text stands anywhere but as the last part of the start rule, which stands in no other.
  func isInside(_ start: String) -> Bool {
    let isStartInside = grammar.productions.contains { $0.body.withAllParts.contains { $0.mentionedName == start } }
    guard !isStartInside, grammar.start.kind == .rule, case .sequence(let parts, _) = grammar.start.body.flattened
    else { return false }
    return (parts.last.map(isAtEnd) == true ? parts.dropLast() : parts[...]).contains(where: hasEnd)
  }

  /// Whether the language stays the same: before the end of the text stands only what may stand there in the start
  /// rule.
  func isSaid(within spacing: Syntax.Spacing) -> Bool {
    isDivided && spacings.isSubset(of: [spacing, .glued])
  }

  /// What the start rule derives. All other productions are added to ``entries``.
  mutating func texts(of start: Production) -> Syntax {
    let others = grammar.productions.filter { $0 != start && $0.body != .end }
    // A production that ends only in productions which never end a text never ends one itself.
    while case let never = others.filter({ namesAtEnd[$0.name] != nil && texts(in: $0).last == nil }), !never.isEmpty {
      for production in never { namesAtEnd[production.name] = nil }
      neverLast.formUnion(never.map(\.name))
    }
    let whole = texts(in: start)
    for production in others {
      let texts = texts(in: production)
      add(production, production.name, texts.inside)
      if let name = namesAtEnd[production.name] { add(production, name, texts.last) }
    }
    return either([whole.inside, whole.last]) ?? Self.nothing
  }

  private mutating func add(_ production: Production, _ name: String, _ body: Syntax?) {
    guard let body else { return }
    entries.append(WrittenTable.Entry(name: name, kind: production.kind, body: body.withNames, role: production.role))
  }

  private func isAtEnd(_ syntax: Syntax) -> Bool {
    if case .annotated(let body, _) = syntax { return isAtEnd(body) }
    return syntax == .end || syntax.mentionedName.flatMap { grammar[$0] }?.body == .end
  }

  /// Whether nothing stands before the end of the text where it stands.
  private func isOnlyEnd(_ syntax: Syntax) -> Bool {
    switch syntax {
    case .end: true
    case .annotated(let body, _): isOnlyEnd(body)
    case .choice(let parts): parts.filter(hasEnd).allSatisfy(isOnlyEnd)
    default: false
    }
  }

  private func hasEnd(_ syntax: Syntax) -> Bool {
    syntax.withAllParts.contains { part in
      part == .end || part.mentionedName.map { names.contains($0) } ?? false
    }
  }

  private mutating func texts(in production: Production) -> Texts {
    texts(of: production.definition().flattened(toRun: true))
  }

  private mutating func texts(of syntax: Syntax) -> Texts {
    guard hasEnd(syntax) else { return (syntax, nil) }
    switch syntax {
    case .end: return (nil, Self.nothing)
    case .production(let production): return mentioned(production)
    case .reference(let name): return grammar[name].map { mentioned($0) } ?? (syntax, nil)
    case .annotated(let body, let annotation):
      let texts = texts(of: body)
      return (texts.inside.map { .annotated($0, annotation) }, texts.last)
    case .choice(let parts):
      let all = parts.map { texts(of: $0) }
      return (either(all.map(\.inside)), either(all.map(\.last)))
    case .sequence(let parts, let spacing): return texts(of: parts[...], spacing)
    case .repetition(let body, .optional, _, _):
      let (inside, last) = texts(of: body)
      return (either([inside, Self.nothing]), last)
    case .repetition(let body, let bounds, let separator, let spacing):
      let isLoop = separator == nil && bounds.lower < 2 && bounds.upper == .max
      return texts(of: (isLoop ? [syntax] : Self.written(body, bounds, separator, spacing))[...], spacing)
    default:
      isDivided = false
      return (syntax, nil)
    }
  }

  /// What a production stands for where it is mentioned.
  private func mentioned(_ production: Production) -> Texts {
    if production.body == .end { return (nil, Self.nothing) }
    let isInside = depths.depth(of: .reference(production.name), .inside) != nil
    let last = namesAtEnd[production.name].map { Syntax.reference($0) } ?? Self.nothing
    return (isInside ? .reference(production.name) : nil, neverLast.contains(production.name) ? nil : last)
  }

  /// What parts in a row derive. Behind the part in which the text ends, all others are empty.
  private mutating func texts(of parts: ArraySlice<Syntax>, _ spacing: Syntax.Spacing) -> Texts {
    guard let first = parts.first else { return (Self.nothing, nil) }
    let rest = texts(of: parts.dropFirst(), spacing)
    let canEnd = parts.dropFirst().allSatisfy(depths.canBeEmpty)
    guard hasEnd(first), case .repetition(let body, let bounds, nil, let inner) = first, bounds.upper == .max,
      bounds.lower < 2
    else {
      let (inside, last) = texts(of: first)
      note(spacing, before: rest.last)
      return (joined(inside, rest.inside, spacing), either([joined(inside, rest.last, spacing), canEnd ? last : nil]))
    }
    let (inside, last) = texts(of: body)
    let end = canEnd ? last : nil
    note(inner, before: end)
    note(spacing, before: rest.last)
    let before = inside.map { Syntax.repetition($0, .zeroOrMore, spacing: inner) } ?? Self.nothing
    let all = bounds.lower == 0 ? before : inside.map { .repetition($0, bounds, spacing: inner) }
    // What is repeated is written once, before whatever ends the text, where that says the same.
    let isWrittenOnce =
      bounds.lower == 0 && inner == spacing
      || (rest.last == nil || rest.last == Self.nothing) && (bounds.lower == 0 || end.map(canBeNothing) ?? false)
    // And so is what has to stand there once, before what may end the text.
    let isWrittenFirst =
      bounds.lower == 1 && end != nil && (rest.last == Self.nothing || rest.last != nil && inner == spacing)
    let ends =
      isWrittenOnce
      ? joined(before, either([end, rest.last]), inner)
      : isWrittenFirst
        ? either([joined(all, either([end, rest.last]), inner), end])
        : either([joined(before, end, inner), joined(all, rest.last, spacing)])
    return (joined(all, rest.inside, spacing), ends)
  }

  /// Notes what may stand before the end of the text, which is left out, where nothing else stands before it.
  private mutating func note(_ spacing: Syntax.Spacing, before last: Syntax?) {
    if let last, canBeNothing(last) { spacings.insert(spacing) }
  }

  /// The parts of a sequence that says the same as a repetition with a separator, or with bounds of its own.
  private static func written(
    _ body: Syntax, _ bounds: Syntax.RepetitionBounds, _ separator: Syntax?, _ spacing: Syntax.Spacing
  ) -> [Syntax] {
    guard bounds.upper > 0 else { return [] }
    let rest = Syntax.RepetitionBounds(
      lower: max(0, bounds.lower - 1), upper: bounds.upper == .max ? .max : bounds.upper - 1)
    let next = separator.map { Syntax.sequence([$0, body], spacing: spacing) } ?? body
    let all = rest.upper == 0 ? [body] : [body, .repetition(next, rest, spacing: spacing)]
    return bounds.lower > 0 ? all : [.repetition(.sequence(all, spacing: spacing), .optional, spacing: spacing)]
  }

  private func joined(_ first: Syntax?, _ second: Syntax?, _ spacing: Syntax.Spacing) -> Syntax? {
    guard let first, let second else { return nil }
    let parts = [first, second].filter { $0 != Self.nothing }
    return parts.count < 2 ? parts.first ?? Self.nothing : .sequence(parts, spacing: spacing)
  }

  /// A choice of some expressions. Nothing is no alternative of its own if another one can be nothing.
  private func either(_ parts: [Syntax?]) -> Syntax? {
    var all: [Syntax] = []
    for case let part? in parts where !all.contains(part) { all.append(part) }
    if all.contains(where: { $0 != Self.nothing && canBeNothing($0) }) { all.removeAll { $0 == Self.nothing } }
    // An alternative that can be nothing would hide those behind it, so it comes last.
    let some =
      all.filter { $0 != Self.nothing && !canBeNothing($0) } + all.filter { $0 != Self.nothing && canBeNothing($0) }
    let one = some.count < 2 ? some.first : .choice(some)
    return some.count < all.count ? one.map { .maybe($0) } ?? Self.nothing : one
  }

  private func canBeNothing(_ syntax: Syntax) -> Bool {
    syntax.canBeNothing { name in
      if let whole = namesAtEnd.first(where: { $0.value == name })?.key { return depths.canBeEmpty(.reference(whole)) }
      return depths.depth(of: .reference(name), .between) != nil
    }
  }
}
