import GrammarChecks
import GrammarCombinators

/// Writes a grammar as the parsing expressions that the parsers of this package follow: alternatives in order, repetitions
/// that take all they can, look-aheads, and words and numbers that may not run on.
///
/// It is for grammars that can't be said without look-aheads: ``CharacterNotation/peg`` reads better.
struct PEGWriter: ExpressionNotation {
  let choiceMark = " / "

  private let names: NameTable
  private let spaces: WhiteSpaces

  /// The name of the characters of which words are made.
  private let wordPart: String

  /// The name of the rule for a whole text, where the start rule stands inside one too.
  private let whole: String?

  private static let notation = "PEG"

  private init(_ grammar: Grammar) {
    spaces = WhiteSpaces(of: grammar)
    let productions = grammar.productions + spaces.productions
    func free(_ name: String) -> String {
      productions.contains { $0.name == name } ? free(name + "_2") : name
    }
    wordPart = free("WORD_PART")
    let mentioned = productions.lazy.flatMap { $0.definition().withAllPartsAndSpacing }.compactMap(\.mentionedName)
    whole = mentioned.contains(grammar.start.name) ? free("text") : nil
    let all = productions.map { ($0.name, $0.kind) } + (whole.map { [($0, .rule)] } ?? [])
    names = NameTable(of: all, mark: "_") { $0.name.plain }
  }

  /// The text of a whole grammar.
  ///
  /// - Parameter header: what the file says about itself in the comment at its head, a line each.
  static func text(of grammar: Grammar, header: [String] = []) throws(ExportFailure) -> String {
    if let problem = grammar.exportProblem(ignoringOrder: false) {
      throw ExportFailure(notation: notation, production: problem.rule, construct: "a faulty grammar (\(problem))")
    }
    let writer = Self(grammar)
    let productions = grammar.rules + grammar.tokens.filter { $0.body != .end }
    var texts = writer.whole.map { [writer.production(writer.names[$0] + " = ", writer.start(grammar))] } ?? []
    texts += productions.map { production in
      let isStart = production == grammar.start && writer.whole == nil
      let body = isStart ? writer.start(grammar) : writer.expression(production.definition().flattened(toRun: true))
      return writer.production(writer.names[production.name] + " = ", body)
    }
    for space in writer.spaces.productions {
      texts.append(writer.production(writer.names[space.name] + " = ", writer.expression(space.body)))
    }
    let wordEnd = "!" + writer.wordPart
    if texts.contains(where: { text in text.indices.contains { text[$0...].hasPrefix(wordEnd) } }) {
      texts.append(writer.production(writer.wordPart + " = ", writer.expression(.characters(.wordPart))))
    }
    return blocks([comment(header, mark: "# ")] + texts)
  }

  func written(_ leaf: String) -> WrittenExpression { WrittenExpression(leaf) }

  /// The start rule, with what may stand before and behind it; a text ends there, whether it says so or not.
  private func start(_ grammar: Grammar) -> Expression<String> {
    var body = whole == nil ? grammar.start.definition().flattened(toRun: true) : .production(grammar.start)
    let space = gap(grammar.ending ?? grammar.start.body.outerSpacing ?? .glued)
    if case .sequence(let parts, let spacing) = body, let last = parts.last,
      last.flattened == .end || last.mentionedName.flatMap({ grammar[$0] })?.body == .end
    {
      body = .sequence(Array(parts.dropLast()), spacing: spacing)
    }
    return .joined(space + [expression(body)] + space)
  }

  private func expression(_ syntax: Syntax) -> Expression<String> {
    switch syntax {
    case .literal(let text, let ignoresCase, let isWord):
      return .joined([literal(text, ignoresCase)] + (isWord ? [.leaf("!" + wordPart)] : []))
    case .characters(let characters): return .leaf(Self.characters(characters.ranges))
    case .end: return .leaf("!~r\".\"s")
    case .annotated(let body, .numeral):
      return .joined([expression(body), .leaf("!" + Self.characters(CharacterClass.wordPart.ranges + [46...46]))])
    case .annotated(let body, _): return expression(body)
    case .production(let production):
      return production.body == .end ? expression(.end) : .leaf(names[production.name])
    case .reference(let name): return .leaf(names[name])
    case .choice(let parts): return .choice(parts.map(expression))
    case .lookAhead(let body, let isPositive):
      return .leaf((isPositive ? "&" : "!") + write(expression(body), atLeast: .primary))
    case .sequence(let parts, let spacing):
      let pieces = parts.enumerated().flatMap { index, part in (index == 0 ? [] : gap(spacing)) + [expression(part)] }
      return pieces.isEmpty ? .leaf("\"\"") : .joined(pieces)
    case .repetition(let body, let bounds, let separator, let spacing):
      let once = expression(body)
      let gap = gap(spacing)
      if bounds.upper == 1 { return bounds.lower == 1 ? once : .repeated(once, .optional) }
      if separator == nil, gap.isEmpty, bounds == .oneOrMore { return .repeated(once, .oneOrMore) }
      if separator == nil, gap.isEmpty { return .joined(once.times(bounds.lower, bounds.upper)) }
      let link = separator.map { gap + [expression($0)] } ?? []
      let further = Expression.joined(link + gap + [once])
      let upper = bounds.upper == .max ? .max : bounds.upper - 1
      let list = Expression.joined([once] + further.times(max(0, bounds.lower - 1), upper))
      return bounds.lower == 0 ? .repeated(list, .optional) : list
    }
  }

  /// White space, where the parser skips it.
  private func gap(_ spacing: Syntax.Spacing) -> [Expression<String>] {
    guard let name = spaces.name(of: spacing) else { return [] }
    let space = Expression.leaf(names[name])
    if case .repetition(_, .zeroOrMore, _, _)? = spacing.syntax?.flattened { return [.repeated(space, .optional)] }
    return [space]
  }

  private func literal(_ text: String, _ ignoresCase: Bool) -> Expression<String> {
    guard ignoresCase else { return .leaf(EscapedCharacters.python(text).text) }
    return .joined(Symbol.text(text, ignoresCase: true).letters.map { .leaf(Self.characters($0)) })
  }

  private static func characters(_ ranges: [ClosedRange<UInt32>]) -> String {
    CharacterNotation.peg.characters(ranges).text
  }
}
