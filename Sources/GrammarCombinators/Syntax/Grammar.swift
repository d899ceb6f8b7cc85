/// All productions that a start rule leads to.
public struct Grammar: Hashable, Sendable {
  /// The productions in the order in which a reader meets them: the start rule, the productions that it names from left
  /// to right, then those that these name, and so on.
  public let productions: [Production]

  /// The names that occur without a definition, in order, each with the production that it occurs in.
  package let undefined: [(name: String, rule: String)]

  /// The names that stand for more than one kind or right-hand side.
  package let duplicates: [String]

  /// Whether it is made of characters alone, in a notation in which neither order nor greed counts.
  package var isOfCharacters = false

  /// Whether alternatives count in any order, and repetitions give back: the language is what the grammar derives.
  package var isUnordered = false

  /// Whether the longest token of all stands at a place, whether it fits there or not.
  package var hasLongestTokens = false

  /// The spacing around the start rule, where the rule itself does not end with the end of the text.
  package var ending: Syntax.Spacing?

  /// The grammar of a parser.
  ///
  /// A parser that is no production itself is taken as one named `start`.
  ///
  /// - Complexity: linear in the size of all productions, once for each time that one is mentioned.
  public init(_ parser: some Parser) {
    let first: Production
    if case .production(let production) = parser.syntax.flattened {
      first = production
    } else {
      first = Production("start", .rule) { parser.syntax }
    }
    self.init(start: first)
  }

  /// The grammar that `start` leads to.
  public init(start: Production) {
    var productions = [start]
    var definitions = [start.name: (kind: start.kind, body: start.body)]
    var duplicates: [String] = []
    var references: [(name: String, rule: String)] = []
    var next = 0
    while next < productions.count {
      let rule = productions[next]
      next += 1
      for part in rule.body.withAllPartsAndSpacing {
        if case .reference(let name) = part { references.append((name, rule.name)) }
        guard case .production(let production) = part else { continue }
        let definition = (kind: production.kind, body: production.body)
        if let known = definitions[production.name] {
          if known != definition, !duplicates.contains(production.name) { duplicates.append(production.name) }
        } else {
          definitions[production.name] = definition
          productions.append(production)
        }
      }
    }
    self.productions = productions
    self.duplicates = duplicates
    undefined = references.filter { definitions[$0.name] == nil }
  }

  /// The start rule.
  public var start: Production { productions[0] }

  /// The lower-case productions.
  public var rules: [Production] { productions.filter { $0.kind == .rule } }

  /// The upper-case productions.
  public var tokens: [Production] { productions.filter { $0.kind == .token } }

  /// The production of that name.
  ///
  /// - Complexity: linear in the number of productions.
  public subscript(name: String) -> Production? { productions.first { $0.name == name } }

  public static func == (left: Grammar, right: Grammar) -> Bool {
    left.productions == right.productions && zip(left.productions, right.productions).allSatisfy { $0.body == $1.body }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(productions) }
}

extension Grammar {
  /// A grammar, and what is said of the language to whoever has it in another notation.
  public struct Language: Sendable {
    /// The name: small letters, digits and hyphens.
    public let name: String

    /// A description in a few words.
    public let title: String

    /// A sentence of it.
    public let sample: String

    /// The productions, the start rule first.
    public let grammar: Grammar

    /// A name that is one of the language's own behind a relation and before an attribute, such as `superview`.
    public let reservedName: String?

    /// A language with this grammar.
    public init(_ name: String, title: String, sample: String, grammar: Grammar, reservedName: String? = nil) {
      self.name = name
      self.title = title
      self.sample = sample
      self.grammar = grammar
      self.reservedName = reservedName
    }
  }
}
