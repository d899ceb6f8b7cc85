public import GrammarCombinators

/// Writes a grammar in the EBNF of the W3C, with the conventions by which its readers know tokens and white space.
///
/// `<?TOKENS?>` divides the rules from the tokens. White space may stand before, between and after the parts of a rule
/// unless the rule is marked `ws: explicit`; there is none inside a token.
public struct EBNFWriter: Sendable {
  /// Names are set this wide, so that the `::=` stand under each other; 0 sets each name as wide as it is.
  private let nameWidth: Int

  /// A writer for productions that stand alone.
  public init() { nameWidth = 0 }

  private init(nameWidth: Int) { self.nameWidth = nameWidth }

  /// The text of a whole grammar: the rules, then the tokens, then the white space.
  ///
  /// - Parameter header: what the file says about itself in the comment at its head, a line each.
  /// - Throws: an ``ExportFailure`` if a production uses something that this notation can't say.
  public static func text(of grammar: Grammar, header: [String]) throws(ExportFailure) -> String {
    let whiteSpace = Production(whiteSpaceName, .token) {
      .repetition(.characters(CharacterClass(WhiteSpace.self)), .oneOrMore, spacing: .glued)
    }
    let names = (grammar.productions + [whiteSpace]).map(\.name.count)
    let writer = EBNFWriter(nameWidth: names.max() ?? 0)
    let comment = header.map { $0.isEmpty ? "" : "   " + $0 }.joined(separator: "\n").dropFirst(3)
    var blocks = ["/* " + comment + " */"]
    for rule in grammar.rules { blocks.append(try writer.text(of: rule)) }
    blocks.append("<?TOKENS?>")
    for token in grammar.tokens { blocks.append(try writer.text(of: token)) }
    blocks.append(try writer.text(of: whiteSpace) + " /* ws: definition */")
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The name under which the white space is defined.
  public static let whiteSpaceName = "WHITE_SPACE"

  /// One production, its alternatives under each other.
  ///
  /// - Throws: an ``ExportFailure`` if it uses something that this notation can't say.
  public func text(of production: Production) throws(ExportFailure) -> String {
    let padding = String(repeating: " ", count: max(0, nameWidth - production.name.count))
    let head = production.name + padding + " ::= "
    let body = production.body
    let alternatives: [Syntax] = if case .choice(let alternatives) = body { alternatives } else { [body] }
    var lines: [String] = []
    for alternative in alternatives { lines.append(try text(of: alternative, in: production, atLeast: .sequence)) }
    let separator = "\n" + String(repeating: " ", count: head.count - 2) + "| "
    let mark = production.kind == .rule && body.isGlued ? " /* ws: explicit */" : ""
    return head + lines.joined(separator: separator) + mark
  }

  /// How tightly an expression holds together: what binds less tightly than its place asks for goes into parentheses.
  private enum Precedence: Int {
    case choice
    case sequence
    case postfix
  }

  private func text(
    of syntax: Syntax, in production: Production, atLeast needed: Precedence
  ) throws(ExportFailure) -> String {
    func grouped(_ text: String, _ precedence: Precedence) -> String {
      precedence.rawValue < needed.rawValue ? "( " + text + " )" : text
    }
    switch syntax {
    case .literal(let text, false, _): return Syntax.quoted(text)
    case .literal(let text, true, _): return grouped(Self.anyCase(text), .sequence)
    case .characters(let characters): return characters.description
    case .end: return "$"
    case .production(let production): return production.name
    case .reference(let name): return name
    case .sequence(let parts, _):
      var texts: [String] = []
      for part in parts { texts.append(try text(of: part, in: production, atLeast: .sequence)) }
      return grouped(texts.joined(separator: " "), .sequence)
    case .choice(let parts):
      var texts: [String] = []
      for part in parts { texts.append(try text(of: part, in: production, atLeast: .sequence)) }
      return grouped(texts.joined(separator: " | "), .choice)
    case .repetition(let body, let bounds, nil, _):
      return try repetition(of: body, bounds, in: production, grouped: { grouped($0, .sequence) })
    case .repetition(let body, let bounds, let separator?, let spacing):
      let expanded = Syntax.separated(body, by: separator, bounds, spacing: spacing)
      return try text(of: expanded, in: production, atLeast: needed)
    case .lookAhead:
      throw ExportFailure(notation: "W3C EBNF", production: production.name, construct: "a look-ahead")
    }
  }

  /// `?`, `*` and `+` as they are; other bounds as so many times the body, then what is optional.
  private func repetition(
    of body: Syntax, _ bounds: RepetitionBounds, in production: Production, grouped: (String) -> String
  ) throws(ExportFailure) -> String {
    let one = try text(of: body, in: production, atLeast: .postfix)
    switch bounds {
    case .optional: return one + "?"
    case .zeroOrMore: return one + "*"
    case .oneOrMore: return one + "+"
    default:
      var parts = [String](repeating: one, count: bounds.lower)
      if bounds.upper == .max {
        parts.append(one + "*")
      } else {
        var optional = ""
        for _ in bounds.lower..<bounds.upper {
          optional = optional.isEmpty ? one + "?" : "( " + one + " " + optional + " )?"
        }
        if !optional.isEmpty { parts.append(optional) }
      }
      return parts.count == 1 ? parts[0] : grouped(parts.joined(separator: " "))
    }
  }

  /// Each letter as a class of its small form and its capital.
  private static func anyCase(_ text: String) -> String {
    text.map { $0.isLetter ? "[" + $0.lowercased() + $0.uppercased() + "]" : Syntax.quoted(String($0)) }
      .joined(separator: " ")
  }
}

extension Syntax {
  /// A repetition with a separator, in terms of repetitions without one.
  static func separated(
    _ body: Syntax, by separator: Syntax, _ bounds: RepetitionBounds, spacing: Spacing
  ) -> Syntax {
    let further = RepetitionBounds(
      lower: max(0, bounds.lower - 1), upper: bounds.upper == .max ? .max : max(1, bounds.upper - 1))
    let next = Syntax.sequence([separator, body], spacing: spacing)
    let list = Syntax.sequence([body, .repetition(next, further, spacing: spacing)], spacing: spacing).flattened
    return bounds.lower == 0 ? .repetition(list, .optional, spacing: spacing) : list
  }

  /// Whether parts of this right-hand side follow each other without a gap.
  var isGlued: Bool {
    switch self {
    case .sequence(let parts, let spacing): parts.count > 1 && spacing == .glued || parts.contains(where: \.isGlued)
    case .repetition(let body, let bounds, _, let spacing):
      bounds.upper > 1 && spacing == .glued || body.isGlued
    default: parts.contains(where: \.isGlued)
    }
  }
}
