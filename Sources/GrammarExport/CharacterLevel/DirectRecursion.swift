import GrammarChecks

extension CharacterGrammar {
  /// The same language for ANTLR, which can read a rule that begins with itself in one way: the rule is the first
  /// part of an alternative, and there is another alternative that begins with something else.
  ///
  /// Where a rule leads back to itself through other rules, their right-hand sides are written in place of their
  /// names.
  ///
  /// - Throws: an ``ExportFailure`` where that would go on without an end, or a repetition begins with the rule.
  func withDirectLeftRecursion() throws(ExportFailure) -> CharacterGrammar {
    var grammar = self
    var beginnings = BeginningNames(productions)
    for (index, rule) in productions.enumerated() where beginnings.leads(from: rule.name, to: rule.name) {
      let alternatives = try grammar.alternatives(of: grammar.productions[index], beginnings)
      grammar.productions[index].body = .either(alternatives)
      beginnings.change(rule.name, to: grammar.productions[index].body)
    }
    return grammar
  }

  /// The most replacements at the beginnings of a rule's alternatives.
  private static let mostSteps = 200

  private func alternatives(
    of rule: CharacterProduction, _ beginnings: BeginningNames
  ) throws(ExportFailure) -> [CharacterExpression] {
    var waiting = Array(rule.body.alternatives.reversed())
    var alternatives: [CharacterExpression] = []
    var steps = 0
    while let alternative = waiting.popLast() {
      let parts = alternative.pieces
      if parts.first == .leaf(.name(rule.name)) || !beginnings.leads(from: alternative, to: rule.name) {
        alternatives.append(alternative)
        continue
      }
      steps += 1
      let replacements = replacements(of: parts)
      guard !replacements.isEmpty, steps < Self.mostSteps else {
        throw failure("a rule that begins with itself inside a part", in: rule.name)
      }
      for replacement in replacements.reversed() { waiting.append(.joined([replacement] + parts.dropFirst())) }
    }
    guard alternatives.contains(where: { $0.pieces.first != .leaf(.name(rule.name)) }) else {
      throw failure("a rule that begins with itself inside a part", in: rule.name)
    }
    return alternatives.withoutDuplicates.filter { $0 != .leaf(.name(rule.name)) }
  }

  /// What may stand in place of the first of some parts; nothing if there is no such thing.
  private func replacements(of parts: [CharacterExpression]) -> [CharacterExpression] {
    switch parts.first {
    case .leaf(.name(let name)): self[name]?.body.alternatives ?? []
    case .choice(let alternatives): alternatives
    case .repeated(let body, .optional) where parts.count > 1: [body, .sequence([])]
    default: []
    }
  }
}

/// The names that productions begin with.
private struct BeginningNames {
  private var names: [String: [String]]

  init(_ productions: [CharacterProduction]) {
    names = Dictionary(productions.map { ($0.name, Self.names($0.body)) }) { first, _ in first }
  }

  private static func names(_ body: CharacterExpression) -> [String] { body.beginnings { $0.name.map { [$0] } ?? [] } }

  mutating func change(_ name: String, to body: CharacterExpression) { names[name] = Self.names(body) }

  /// Whether a production begins with another one, or with what begins with it.
  func leads(from name: String, to other: String) -> Bool { leads(names[name] ?? [], to: other) }

  func leads(from expression: CharacterExpression, to other: String) -> Bool {
    leads(Self.names(expression), to: other)
  }

  private func leads(_ beginnings: [String], to other: String) -> Bool {
    beginnings.reaching { names[$0] ?? [] }.contains(other)
  }
}

extension CharacterExpression {
  /// The same without the text that is a symbol alone; `nil` where nothing else is left.
  func besides(_ symbol: Symbol) -> CharacterExpression? {
    if self == .leaf(symbol) { return nil }
    guard case .sequence(var parts) = self, parts.count == 2, let own = parts.firstIndex(of: .leaf(symbol)),
      case .repeated(let body, let multiplicity) = parts[1 - own], multiplicity != .oneOrMore
    else { return self }
    parts[1 - own] = multiplicity == .optional ? body : .repeated(body, .oneOrMore)
    return .joined(parts)
  }
}
