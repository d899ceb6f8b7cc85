/// Reads the productions of a grammar file, one after another, with a stack of its own in place of recursion.
struct EBNFReader {
  private let units: [EBNFUnit]
  private var position = 0
  private var productions: [EBNFProduction] = []
  private var definitions: [String: EBNFPlace] = [:]
  private var references: [(name: String, place: EBNFPlace)] = []
  private var tokensMark: EBNFPlace?
  private var whiteSpace: String?

  /// The depth of parentheses beyond which a text is refused.
  ///
  /// The reader itself needs no limit; comparing, hashing and releasing an expression recurse into it.
  private static let depthLimit = 200

  /// A reader at the start of `text`.
  init(_ text: String) { units = EBNFScanner.units(of: text) }

  /// Reads the whole file.
  mutating func grammar() throws(EBNFError) -> EBNFGrammar {
    while unit.kind != .endOfText {
      if unit.kind == .tokensMark { try readTokensMark() } else { productions.append(try production()) }
    }
    guard let start = productions.first else {
      throw EBNFError(
        "the grammar holds no production; write at least one, as in `sum ::= NUMBER \"+\" NUMBER`", at: unit.place)
    }
    var seen: Set<String> = []
    let undefined = references.filter { definitions[$0.name] == nil && seen.insert($0.name).inserted }
    if let first = undefined.first {
      let list = undefined.map { "`\($0.name)` (\($0.place))" }.joined(separator: ", ")
      throw EBNFError("no production defines \(list); define each name, or correct its spelling", at: first.place)
    }
    return EBNFGrammar(start: start, others: Array(productions.dropFirst()))
  }

  /// The next unit; once reached, the last one stays.
  private var unit: EBNFUnit { units[position] }

  private mutating func advance() { position = min(position + 1, units.count - 1) }

  /// Whether the next unit is a name that `::=` follows, which no expression goes on with.
  private var startsProduction: Bool {
    guard case .name = unit.kind, position + 1 < units.count else { return false }
    return units[position + 1].kind == .definitionSign
  }

  /// Whether nothing of the production before can follow but a directive.
  private var isAtProductionEnd: Bool {
    switch unit.kind {
    case .endOfText, .tokensMark, .directive: true
    default: startsProduction
    }
  }

  private mutating func readTokensMark() throws(EBNFError) {
    if let tokensMark {
      throw EBNFError(
        "`<?TOKENS?>` stands in the file already (\(tokensMark)); put all tokens behind that one", at: unit.place)
    }
    if productions.isEmpty {
      throw EBNFError(
        "no rule stands before `<?TOKENS?>`; put the start rule, with which a grammar begins, above it", at: unit.place)
    }
    tokensMark = unit.place
    advance()
  }

  private mutating func production() throws(EBNFError) -> EBNFProduction {
    let place = unit.place
    let name = try definedName()
    let expression = try expression()
    var kind = tokensMark == nil ? EBNFProduction.Kind.rule : .token
    var isExplicit = kind == .token
    while case .directive(let word) = unit.kind {
      let directive = unit
      advance()
      guard isAtProductionEnd else { throw failure ?? misplaced(word, at: directive.place) }
      isExplicit = true
      if word == "definition" {
        try defineWhiteSpace(name, at: directive.place)
        kind = .whiteSpace
      }
    }
    definitions[name] = place
    return EBNFProduction(name: name, kind: kind, isExplicit: isExplicit, expression: expression)
  }

  private mutating func definedName() throws(EBNFError) -> String {
    let place = unit.place
    switch unit.kind {
    case .name(let name):
      if let first = definitions[name], startsProduction {
        throw EBNFError(
          "`\(name)` is defined already (\(first)); rename one production, or join both as alternatives with `|`",
          at: place)
      }
      advance()
      guard unit.kind == .definitionSign else {
        throw failure
          ?? EBNFError("`::=` is missing after `\(name)`; write `\(name) ::= EXPRESSION`", at: unit.place)
      }
      advance()
      return name
    case .failure(let error): throw error
    case .directive(let word): throw misplaced(word, at: place)
    case .definitionSign: throw nameMissing
    default: throw EBNFError("a production has to start here; write `NAME ::= EXPRESSION`", at: place)
    }
  }

  private mutating func defineWhiteSpace(_ name: String, at place: EBNFPlace) throws(EBNFError) {
    if tokensMark == nil {
      throw EBNFError(
        "the rule `\(name)` can't define the white space; put its production behind `<?TOKENS?>`", at: place)
    }
    if let first = whiteSpace, first != name {
      throw EBNFError(
        "`\(name)` can't define the white space, as `\(first)` does; join both in one production with `|`", at: place)
    }
    whiteSpace = name
  }

  // MARK: expressions

  /// A production's right side or a parenthesis while it is being read.
  private struct Group {
    /// Where it starts: at its parenthesis, if it has one.
    let place: EBNFPlace

    /// The alternatives before the last one, and the parts of that.
    var alternatives: [EBNFExpression] = []
    var parts: [EBNFExpression] = []

    mutating func endAlternative() {
      alternatives.append(parts.count == 1 ? parts[0] : .sequence(parts))
      parts = []
    }

    /// What the group has come to.
    mutating func end() -> EBNFExpression {
      endAlternative()
      return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
    }
  }

  /// Reads up to the end of the production or its directive.
  private mutating func expression() throws(EBNFError) -> EBNFExpression {
    var group = Group(place: unit.place)
    var enclosing: [Group] = []
    while !isAtProductionEnd {
      switch unit.kind {
      case .name(let name):
        references.append((name, unit.place))
        group.parts.append(.reference(name))
      case .expression(let expression): group.parts.append(expression)
      case .sign("|"): group.endAlternative()
      case .sign("("):
        guard enclosing.count < Self.depthLimit else {
          throw EBNFError(
            "more than \(Self.depthLimit) parentheses stand inside each other; make an inner part a production of its own",
            at: unit.place)
        }
        enclosing.append(group)
        group = Group(place: unit.place)
      case .sign(")"):
        guard var outer = enclosing.popLast() else {
          throw EBNFError("this `)` closes nothing; remove it, or add `(` before it", at: unit.place)
        }
        outer.parts.append(group.end())
        group = outer
      case .sign(let sign):
        guard let part = group.parts.popLast() else {
          throw EBNFError(
            "nothing stands before `\(sign)`; put what it applies to before it (the character itself is `\"\(sign)\"`)",
            at: unit.place)
        }
        group.parts.append(part.repeated(minimum: sign == "+" ? 1 : 0, maximum: sign == "?" ? 1 : nil))
      case .definitionSign: throw nameMissing
      case .failure(let error): throw error
      case .directive, .tokensMark, .endOfText: break
      }
      advance()
    }
    guard enclosing.isEmpty else {
      if case .directive(let word) = unit.kind { throw misplaced(word, at: unit.place) }
      throw EBNFError("this `(` is not closed in its production; add `)`", at: group.place)
    }
    return group.end()
  }

  // MARK: mistakes of which there are several

  /// The failure of the scanner, where that comes next.
  private var failure: EBNFError? { if case .failure(let error) = unit.kind { error } else { nil } }

  private var nameMissing: EBNFError {
    EBNFError("no name stands before `::=`; write `NAME ::= EXPRESSION`", at: unit.place)
  }

  private func misplaced(_ directive: String, at place: EBNFPlace) -> EBNFError {
    EBNFError(
      "`/* ws: \(directive) */` ends no production; put it behind the last part of the one it is meant for", at: place)
  }
}

extension EBNFExpression {
  /// The repetition of this by an operator.
  ///
  /// A repetition is widened in place: were each operator of a run like `x+?*` to nest, a long run would make a value
  /// too deep to compare or to release.
  fileprivate func repeated(minimum: Int, maximum: Int?) -> EBNFExpression {
    guard case .repetition(let inner, let innerMinimum, let innerMaximum) = self else {
      return .repetition(self, minimum: minimum, maximum: maximum)
    }
    let isOptional = maximum == 1 && innerMaximum == 1
    return .repetition(inner, minimum: minimum * innerMinimum, maximum: isOptional ? 1 : nil)
  }
}
