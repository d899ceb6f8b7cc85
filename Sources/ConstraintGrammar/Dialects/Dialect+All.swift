import GrammarCombinators

extension Dialect {
  private static let groups = [
    [expressionFormat, compactConstraint, equations, visualAttribute, formulaStyle],
    [visualFormat, compactConstraint2021, swiftyLayout, tatLayout],
  ]

  /// All dialects of this library, in the order in which reports list them; the hints of each know the others.
  public static let all: [Dialect] = groups.joined().map { $0.amongAll }

  /// The languages of the five libraries as their documents have them, in the order in which reports list them.
  public static let documented = Array(all.prefix(groups[0].count))

  /// The same language with hints that name all of these; with its own, where it has some.
  package var amongAll: Dialect { others.isEmpty ? hinting(at: Self.groups) : self }

  /// The dialect of that name or alias, in capitals or small letters, among all.
  public init?(named name: String) {
    let named = Self.all.first { ([$0.name] + $0.aliases).contains { $0.isSame(inAnyCase: name) } }
    guard let named else { return nil }
    self = named
  }
}
