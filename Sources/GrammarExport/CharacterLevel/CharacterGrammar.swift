import GrammarChecks
package import GrammarCombinators

/// A grammar in which white space and the places where it may stand are spelt out, for notations that have none of their own.
///
/// Its language is that of the grammar it is made from. White space, where there may be some, stands before the first and
/// after the last token of a text and between two others, never at an end of a production: so there is one way only to
/// derive it. It is what the spacing of the grammar says. No production matches the empty text, but a start rule
/// without white space may. The end of the text is not in it: the start rule matches whole texts.
///
/// That holds without a look-ahead because no token can be followed directly by what would make it longer; a grammar in
/// which one can is refused. Two words are kept apart by white space that must be there: see ``WordSeparation``.
package struct CharacterGrammar: Hashable, Sendable {
  /// The start rule first, then the rules, the tokens and, if it is used, white space.
  package internal(set) var productions: [CharacterProduction] {
    get { table.productions }
    set { table = Table(newValue) }
  }

  private var table: Table

  /// Productions, to be found by their names.
  private struct Table: Hashable, Sendable {
    let productions: [CharacterProduction]
    let numbers: [String: Int]

    init(_ productions: [CharacterProduction]) {
      self.productions = productions
      numbers = Dictionary(productions.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }
  }

  /// The kinds of white space.
  let spaces: [CharacterSpace]

  /// Whether white space may stand anywhere.
  package var hasSpaces: Bool { !spaces.isEmpty }

  /// The roles of tokens and literals, by their names in the grammar that it is made from.
  let roles: [String: TokenRole]

  /// The terminals that the parser lets no word follow directly.
  private(set) var closed: Set<Symbol> = []

  /// Whether it is made of characters alone, and has no tokens.
  let isOfCharacters: Bool

  /// Whether a lexer cuts the text by rules of its own. What it reads otherwise than the grammar is told, and not
  /// refused.
  let isLexed: Bool

  /// The productions of which a lexer can't say what must follow, or must not, so that this is left out.
  let unsaid: [String]

  private let notation: String

  /// The same language as that of `grammar`.
  ///
  /// - Parameters:
  ///   - notation: what it is written in, for the failure.
  ///   - hasTokens: whether the notation looks for tokens. If not, a grammar of characters is written as it stands,
  ///     however the parser would read it.
  ///   - isOrdered: whether the notation tries alternatives in order, as the parser does.
  ///   - ignoresOrder: whether a grammar is also written if order counts for more in it than in the notation.
  ///   - allowsLeftRecursion: whether a rule may begin with itself in the notation.
  ///   - isLexed: whether a lexer cuts the text, which takes the longest token that there is.
  /// - Throws: an ``ExportFailure`` if it can't be said in this way.
  package init(
    _ grammar: Grammar, notation: String, hasTokens: Bool = true, isOrdered: Bool = true, ignoresOrder: Bool = false,
    allowsLeftRecursion: Bool = false, isLexed: Bool = false
  ) throws(ExportFailure) {
    try self.init(
      unseparated: grammar, notation: notation, hasTokens: hasTokens, isOrdered: isOrdered, ignoresOrder: ignoresOrder,
      allowsLeftRecursion: allowsLeftRecursion, isLexed: isLexed)
    if grammar.isOfCharacters && !hasTokens { return }
    closed = try closedTerminals(WordEnds(of: grammar))
    if isLexed { return }
    var separation = WordSeparation(self, isLexed: isOrdered, closed: closed)
    productions = separation.productions() + spaces.flatMap(\.productions)
    if start.body == .sequence([]) { throw failure("nothing at all") }
    try checkNeighbours(hasTokens || grammar.isUnordered ? .followers : .alternatives, closed: closed)
  }

  /// The same, where nothing keeps words apart.
  init(
    unseparated grammar: Grammar, notation: String, hasTokens: Bool, isOrdered: Bool, ignoresOrder: Bool,
    allowsLeftRecursion: Bool = false, isLexed: Bool = false
  ) throws(ExportFailure) {
    self.isLexed = isLexed
    let isAsItStands = grammar.isOfCharacters && !hasTokens
    if let problem = grammar.exportProblem(
      ignoringOrder: ignoresOrder || (isAsItStands || grammar.isUnordered) && !isOrdered,
      allowsLeftRecursion: grammar.isUnordered && allowsLeftRecursion)
    {
      throw ExportFailure(notation: notation, production: problem.rule, construct: "a faulty grammar (\(problem))")
    }
    self.notation = notation
    isOfCharacters = grammar.isOfCharacters
    var roles: [String: TokenRole] = [:]
    for token in Interpreter(.production(grammar.start)).tokens { roles[token.name] = token.role }
    self.roles = roles
    let conversion = try CharacterConversion(
      grammar, notation: notation, isOrdered: isOrdered, hasTokens: hasTokens,
      leavesOutLookAheads: isLexed && grammar.isUnordered)
    (spaces, unsaid) = (conversion.spaces, conversion.unsaid ?? [])
    var productions = [try conversion.start()]
    let inner = (grammar.rules + grammar.tokens).filter { $0 != grammar.start || conversion.isStartInside }
    for production in inner where production.body != .end {
      if let converted = try conversion.production(production) { productions.append(converted) }
    }
    table = Table(productions + spaces.flatMap(\.productions))
    // All that stands in a token is a part of it, rules too.
    if let token = self.productions(in: tokens).first(where: isInsideItself), !isAsItStands {
      throw failure("a token inside itself", in: token.name)
    }
  }

  /// The names in a production.
  func names(in name: String) -> [String] { self[name]?.body.leaves.compactMap(\.name) ?? [] }

  /// Whether a token has itself in it with something behind: nothing finite tells where such a token ends.
  private func isInsideItself(_ token: CharacterProduction) -> Bool {
    token.body.inner.compactMap(\.name).reaching { names(in: $0) }.contains(token.name)
  }

  /// The start rule.
  package var start: CharacterProduction { productions[0] }

  /// The lower-case productions.
  package var rules: [CharacterProduction] { productions.filter { $0.kind == .rule } }

  /// The upper-case productions, white space among them.
  package var tokens: [CharacterProduction] { productions.filter { $0.kind == .token } }

  /// The production of that name.
  package subscript(name: String) -> CharacterProduction? { table.numbers[name].map { productions[$0] } }

  /// The productions of some names, in their order.
  func productions(named names: [String]) -> [CharacterProduction] {
    names.compactMap { table.numbers[$0] }.sorted().map { productions[$0] }
  }

  /// The content of a terminal: the right-hand side of a token, else the terminal itself.
  func content(of terminal: Symbol) -> CharacterExpression {
    terminal.name.flatMap { self[$0]?.body } ?? .leaf(terminal)
  }

  /// Whether a symbol in a rule is a terminal, and not another rule.
  func isTerminal(_ symbol: Symbol) -> Bool {
    if case .name(let name) = symbol { self[name]?.kind == .token } else { true }
  }

  /// The terminals of the rules, each once, in the order in which they occur, white space last.
  var terminals: [Symbol] {
    let names = Set(tokens.map(\.name))
    let used = rules.flatMap(\.body.leaves).filter { !isSpace($0) && $0.name.map(names.contains) != false }
    return used.withoutDuplicates + spaces.flatMap(\.productions).map { .name($0.name) }
  }

  /// The terminals that are no white space.
  var visibleTerminals: [Symbol] { terminals.filter { !isSpace($0) } }

  /// Names for the terminals that are neither productions nor plain texts: the word that one is, or a number.
  func namesOfLiterals(beginningWith beginning: String) -> [Symbol: String] {
    let literals = terminals.filter { $0.name == nil && $0.plainText == nil }
    let words = literals.map { literal -> String? in
      guard case .text(let text, _) = literal, text.utf8.first.map(WordStart.contains) == true else { return nil }
      return text.utf8.allSatisfy(WordPart.contains) ? text.uppercased() : nil
    }
    let names = words.enumerated().map { index, word in
      beginning + (word.flatMap { word in words.count(where: { $0 == word }) == 1 ? word : nil } ?? "\(index + 1)")
    }
    return Dictionary(uniqueKeysWithValues: zip(literals, names))
  }

  /// The failure that something in the grammar can't be said in the notation.
  func failure(_ construct: String, in production: String? = nil) -> ExportFailure {
    ExportFailure(notation: notation, production: production ?? start.name, construct: construct)
  }
}

extension Grammar {
  /// The first problem for which a grammar can't be exported. What only costs time or room to read is no such
  /// problem, and neither are parts that touch among parts that need not.
  func exportProblem(
    ignoringOrder ignoresOrder: Bool, allowsLeftRecursion: Bool = false
  ) -> GrammarProblem? {
    findings(isOrdered: !ignoresOrder).problems.first { problem in
      switch problem {
      case .mixedSpacing, .unlimitedNesting, .repeatedRecursion: false
      case .prefixCapture, .unreachable, .cutOff, .greedy: !ignoresOrder
      // What is repeated and nothing may as well be missing.
      case .emptyRepetition: !isUnordered
      case .leftRecursion: !allowsLeftRecursion
      default: true
      }
    }
  }
}

extension CharacterExpression {
  /// The leaves behind which something else may stand.
  fileprivate var inner: [Symbol] {
    switch self {
    case .leaf: []
    case .sequence(let parts): parts.dropLast().flatMap(\.leaves) + (parts.last?.inner ?? [])
    case .choice(let parts): parts.flatMap(\.inner)
    case .repeated(let body, .optional): body.inner
    case .repeated(let body, _): body.leaves
    }
  }
}
