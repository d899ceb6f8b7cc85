import GrammarCombinators

/// The productions of a grammar that was read, which mention each other by name alone.
///
/// A production is made when it is asked for and keeps the table alive; the table keeps no production, so nothing is kept
/// for ever.
final class WrittenTable: Sendable {
  struct Entry: Sendable {
    let name: String
    let kind: Production.Kind
    let body: Syntax
    let role: TokenRole?
    /// The names that lead back to this production, and so need a limit of nesting.
    var recursions: Set<String> = []
  }

  /// What tells a production of this table from one of another.
  private final class Identity: Sendable {}

  /// How many productions that lead back to themselves may be inside one another. A walk stops before that where it takes
  /// much room, so that no text exhausts the stack.
  private static let mostNesting = 1000

  private let entries: [String: (entry: Entry, identity: Identity)]

  init(_ entries: [Entry]) {
    self.entries = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, ($0, Identity())) })
  }

  /// The production of that name.
  func production(_ name: String) -> Production? {
    guard let (entry, identity) = entries[name] else { return nil }
    return Production(name, entry.kind, identity: identity) { [self] in
      let body = linked(entry.body, in: entry)
      return entry.role.map { .annotated(body, .role($0)) } ?? body
    }
  }

  /// The same with productions in place of their names.
  private func linked(_ syntax: Syntax, in entry: Entry) -> Syntax {
    switch syntax {
    case .literal, .characters, .end, .production: return syntax
    case .reference(let name):
      guard let production = production(name) else { return syntax }
      let isRecursion = entry.recursions.contains(name)
      return isRecursion
        ? .annotated(.production(production), .nesting(limit: Self.mostNesting)) : .production(production)
    case .sequence(let parts, let spacing):
      return .sequence(parts.map { linked($0, in: entry) }, spacing: linked(spacing, in: entry))
    case .choice(let parts): return .choice(parts.map { linked($0, in: entry) })
    case .repetition(let body, let bounds, let separator, let spacing):
      return .repetition(
        linked(body, in: entry), bounds, separator: separator.map { linked($0, in: entry) },
        spacing: linked(spacing, in: entry))
    case .lookAhead(let body, let isPositive): return .lookAhead(linked(body, in: entry), isPositive: isPositive)
    case .annotated(let body, let annotation): return .annotated(linked(body, in: entry), annotation)
    }
  }

  private func linked(_ spacing: Syntax.Spacing, in entry: Entry) -> Syntax.Spacing {
    if case .grammar(let syntax) = spacing { .grammar(linked(syntax, in: entry)) } else { spacing }
  }
}
