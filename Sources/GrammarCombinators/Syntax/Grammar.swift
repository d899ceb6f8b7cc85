/// All productions that a start rule leads to.
public struct Grammar: Hashable, Sendable {
  /// The productions in the order in which a reader meets them: the start rule, the productions that it names from left
  /// to right, then those that these name, and so on.
  public let productions: [Production]

  /// The names that occur without a definition, in order, each with the production that it occurs in.
  package let undefined: [(name: String, rule: String)]

  /// The names that stand for more than one kind or right-hand side.
  package let duplicates: [String]

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

    func visit(_ syntax: Syntax, in rule: String) {
      switch syntax {
      case .production(let production):
        let definition = (kind: production.kind, body: production.body)
        if let known = definitions[production.name] {
          if known != definition, !duplicates.contains(production.name) { duplicates.append(production.name) }
        } else {
          definitions[production.name] = definition
          productions.append(production)
        }
      case .reference(let name):
        references.append((name, rule))
      default:
        for part in syntax.parts { visit(part, in: rule) }
        // What a spacing of its own names is part of the language too.
        if case .grammar(let between)? = syntax.spacing { visit(between, in: rule) }
      }
    }
    while next < productions.count {
      visit(productions[next].body, in: productions[next].name)
      next += 1
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
