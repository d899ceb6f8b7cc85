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
    guard case .reference(let name) = syntax, let production = production(name) else {
      return syntax.mapParts(spacing: { linked($0, in: entry) }, { linked($0, in: entry) })
    }
    let isRecursion = entry.recursions.contains(name)
    return isRecursion
      ? .annotated(.production(production), .nesting(limit: Self.mostNesting)) : .production(production)
  }

  private func linked(_ spacing: Syntax.Spacing, in entry: Entry) -> Syntax.Spacing {
    if case .grammar(let syntax) = spacing { .grammar(linked(syntax, in: entry)) } else { spacing }
  }
}

/// The productions that one leads to, deepest first.
struct NameWalk {
  /// The names in a production that lead back to it.
  private(set) var recursions: [String: Set<String>] = [:]

  /// - Returns: `nil` where more than `mostDepth` productions lead to each other in a row.
  init?(_ entries: [WrittenTable.Entry], from start: String, mostDepth: Int) {
    let names = Dictionary(
      uniqueKeysWithValues: entries.map { entry in
        (
          entry.name,
          entry.body.withAllPartsAndSpacing.compactMap { if case .reference(let name) = $0 { name } else { nil } }
        )
      })
    // An explicit stack: how deep the grammar goes is not known yet.
    var path: [(name: String, next: Int)] = [(start, 0)]
    var open: Set<String> = [start]
    var done: Set<String> = []
    while let (name, next) = path.last {
      let targets = names[name] ?? []
      guard next < targets.count else {
        path.removeLast()
        open.remove(name)
        done.insert(name)
        continue
      }
      path[path.count - 1].next += 1
      let target = targets[next]
      if open.contains(target) {
        recursions[name, default: []].insert(target)
      } else if !done.contains(target) {
        guard path.count < mostDepth else { return nil }
        path.append((target, 0))
        open.insert(target)
      }
    }
  }
}
