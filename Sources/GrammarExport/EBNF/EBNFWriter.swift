public import GrammarCombinators

/// The right-hand sides of the EBNF of the W3C. Its leaves are what is written.
struct EBNFNotation: ExpressionNotation {
  static let notation = "W3C EBNF"

  let parentheses = ("( ", " )")

  /// The name of the production.
  let production: String

  /// The right-hand side that a name stands for.
  var definitions: @Sendable (String) -> Syntax? = { _ in nil }

  /// Whether what must follow, and is no part of the text, is said in a comment.
  var remarksLookAheads = false

  func written(_ leaf: String) -> WrittenExpression { WrittenExpression(leaf) }

  func expression(_ syntax: Syntax) throws(ExportFailure) -> Expression<String> {
    switch syntax {
    case .literal(let text, let ignoresCase, _):
      return .joined(Self.literalPieces(text, ignoresCase).map { .leaf($0) })
    case .characters(let characters): return .leaf(characters.description)
    case .end: return .leaf("$")
    case .annotated(let body, _): return try expression(body)
    case .production(let production): return .leaf(production.name)
    case .reference(let name): return .leaf(name)
    case .sequence(let parts, .glued): return .joined(try pieces(parts[...]))
    case .sequence(let parts, _): return .joined(try expressions(parts))
    case .choice(let parts):
      guard case .literal("", _, _)? = parts.last else { return .choice(try expressions(parts)) }
      return Expression.either(try expressions(parts.dropLast())).orNothing
    case .repetition(_, _, nil, .glued) where Exclusion.first(of: [syntax], definitions) != nil:
      return .joined(try pieces([syntax]))
    case .repetition(let body, let bounds, nil, _):
      return Self.repeated(try expression(body), bounds.lower, bounds.upper)
    case .repetition(let body, let bounds, let separator?, _):
      let body = try expression(body)
      var list = body
      if bounds.upper > 1 {
        let next = Expression.joined([try expression(separator), body])
        let upper = bounds.upper == .max ? .max : bounds.upper - 1
        list = .joined([body, Self.repeated(next, max(0, bounds.lower - 1), upper)])
      }
      return bounds.lower == 0 ? .repeated(list, .optional) : list
    case .lookAhead(let body, let isPositive):
      guard remarksLookAheads else { throw failure("a look-ahead") }
      return .leaf("/* \(isPositive ? "" : "not ")before \(write(try expression(body))) */")
    }
  }

  private func expressions(_ parts: [Syntax]) throws(ExportFailure) -> [Expression<String>] {
    try parts.map { part throws(ExportFailure) in try expression(part) }
  }

  /// Parts that touch, those that exclude something with what they exclude it from.
  private func pieces(_ parts: ArraySlice<Syntax>) throws(ExportFailure) -> [Expression<String>] {
    guard let part = parts.first else { return [] }
    guard let (exclusion, count) = Exclusion.first(of: parts, definitions) else {
      return [try expression(part)] + (try pieces(parts.dropFirst()))
    }
    let sides = [try expression(exclusion.body), try expression(exclusion.excluded)].map {
      write($0, atLeast: .postfix)
    }
    let leaf = parentheses.0 + sides.joined(separator: " - ") + parentheses.1
    return [.leaf(leaf)] + (try pieces(parts.dropFirst(count)))
  }

  /// That the production uses what the notation lacks.
  func failure(_ construct: String) -> ExportFailure {
    ExportFailure(notation: Self.notation, production: production, construct: construct)
  }

  /// `?`, `*` and `+` as they are; other bounds as so many times the body, then what is optional.
  private static func repeated(_ body: Expression<String>, _ lower: Int, _ upper: Int) -> Expression<String> {
    lower == 1 && upper == .max ? .repeated(body, .oneOrMore) : .joined(body.times(lower, upper))
  }

  /// The pieces of a literal: each letter as a class of its small form and its capital where case does not count, and else
  /// as much as one pair of quotation marks can hold, with the codes of what can't stand between them.
  static func literalPieces(_ text: String, _ ignoresCase: Bool) -> [String] {
    EscapedCharacters.quotedPieces(text) { scalar in
      if scalar.value < 32 || scalar.value == 127 {
        return "#x" + String(scalar.value, radix: 16, uppercase: true)
      }
      guard ignoresCase else { return nil }
      let character = String(scalar)
      return scalar.properties.isAlphabetic
        ? "[" + character.lowercased() + character.uppercased() + "]" : Syntax.quoted(character)
    }
  }
}

/// Writes a grammar in the EBNF of the W3C, with the conventions by which its readers know tokens and white space.
///
/// `<?TOKENS?>` divides the rules from the tokens. White space may stand before, between and after the parts of a rule
/// unless the rule is marked `ws: explicit`; there is none inside a token. What white space is, comments among it, stands at
/// the end, marked `ws: definition`. In a grammar with several kinds, a rule with another one than the first is marked
/// with its name, such as `ws: WHITE_SPACE_2`.
public struct EBNFWriter: Sendable {
  /// Names are set this wide, so that the `::=` stand under each other; 0 sets each name as wide as it is.
  private var nameWidth = 0

  private var spaces: WhiteSpaces?

  private var grammar: Grammar?

  /// Whether what must follow, and is no part of the text, is said in a comment: whoever reads it knows what is meant.
  var remarksLookAheads = false

  /// A writer for productions that stand alone.
  public init() {}

  /// A writer for single productions of a grammar.
  public init(for grammar: Grammar) {
    self.init(WhiteSpaces(of: grammar), of: grammar.isOfCharacters ? grammar : nil)
  }

  /// A writer for productions of a grammar.
  init(_ spaces: WhiteSpaces, nameWidth: Int = 0, of grammar: Grammar? = nil) {
    self.spaces = spaces
    self.nameWidth = nameWidth
    self.grammar = grammar
  }

  /// The text of a whole grammar: the rules, then the tokens, then the white space.
  ///
  /// - Parameters:
  ///   - grammar: the grammar.
  ///   - header: what the file says about itself in the comment at its head, a line each.
  /// - Throws: an ``ExportFailure`` if a production uses something that this notation can't say.
  public static func text(of grammar: Grammar, header: [String]) throws(ExportFailure) -> String {
    let spaces = WhiteSpaces(of: grammar)
    let names = (grammar.productions + spaces.productions).map(\.name.count)
    let writer = EBNFWriter(spaces, nameWidth: names.max() ?? 0, of: grammar)
    let notation = CharacterNotation.w3cEBNF
    var blocks = [notation.comment(header, notation.commentMark)]
    for rule in grammar.rules { blocks.append(try writer.text(of: rule)) }
    if !grammar.isOfCharacters { blocks.append(grammar.tokenMark) }
    for token in grammar.tokens { blocks.append(try writer.text(of: token)) }
    for space in spaces.productions { blocks.append(try writer.text(of: space) + " /* ws: definition */") }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The name under which the white space is defined, unless a production has it.
  public static let whiteSpaceName = "WHITE_SPACE"

  /// The mark of a rule whose parts touch.
  static let explicitMark = "explicit"

  /// One production, its alternatives under each other.
  ///
  /// - Throws: an ``ExportFailure`` if it uses something that this notation can't say.
  public func text(of production: Production) throws(ExportFailure) -> String {
    let padding = String(repeating: " ", count: max(0, nameWidth - production.name.count))
    let head = production.name + padding + " ::= "
    let bodies = grammar
    var notation = EBNFNotation(production: production.name) { bodies?[$0]?.body }
    notation.remarksLookAheads = remarksLookAheads
    if let grammar, grammar.isOfCharacters {
      return notation.production(head, try notation.expression(production.body), end: "")
    }
    let mark = try mark(of: production).map { " /* ws: \($0) */" } ?? ""
    return notation.production(head, try notation.expression(production.bodyWithoutLookAheads), end: mark)
  }

  /// How a production has to be marked because its parts touch, or have other white space than that of the start rule
  /// between them.
  ///
  /// The mark stands for a whole rule, and a token needs none; what would make either of them say something else than the
  /// parser does is refused.
  func mark(of production: Production) throws(ExportFailure) -> String? {
    let spacings = production.body.spacings
    let failure = EBNFNotation(production: production.name).failure
    switch production.kind {
    case .token where spacings.contains { $0 != .glued }: throw failure("white space inside a token")
    case .token: return nil
    case .rule where spacings.count > 1:
      throw failure(
        spacings.contains(.glued)
          ? "a rule in which some parts touch and others need not" : "a rule with several kinds of white space")
    case .rule where spacings == [.glued]: return Self.explicitMark
    case .rule:
      let name = spacings.first.flatMap { spaces?.name(of: $0) }
      return name == spaces?.kinds.first?.name ? nil : name
    }
  }
}

extension Grammar {
  /// What divides the rules from the tokens.
  var tokenMark: String { hasLongestTokens ? "@terminals" : "<?TOKENS?>" }
}

extension Syntax {
  /// The spacings between the parts of this right-hand side, the productions that it names aside.
  fileprivate var spacings: Set<Spacing> {
    let inside = parts.reduce(into: Set<Spacing>()) { $0.formUnion($1.spacings) }
    return switch self {
    case .sequence(let parts, let spacing) where parts.count > 1: inside.union([spacing])
    case .repetition(_, let bounds, _, let spacing) where bounds.upper > 1: inside.union([spacing])
    case .literal(let text, let ignoresCase, _) where EBNFNotation.literalPieces(text, ignoresCase).count > 1:
      [.glued]
    default: inside
    }
  }
}
