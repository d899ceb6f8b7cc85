/// What can be said in a dialect.
final class DialectVocabulary: Sendable {
  /// Whether the text names the items, as the sample shows; where it does not, they are given along with it.
  let writesItems: Bool

  /// The literals anywhere in the grammar.
  let literals: [String]

  /// The attributes that the dialect knows, in the order of the grammar.
  let attributes: [String]

  /// The spellings of the relations that it has, in the order of `Relation.allCases`.
  let relations: [String]

  /// Whether a name may stand for a number.
  let namesNumbers: Bool

  /// Whether a number may be below zero where it stands alone.
  let hasNegativeNumbers: Bool

  /// Whether the name of an item may have dots.
  let hasPaths: Bool

  init(
    writesItems: Bool, literals: [String], attributes: [String], relations: [String], namesNumbers: Bool,
    hasNegativeNumbers: Bool, hasPaths: Bool
  ) {
    self.writesItems = writesItems
    self.literals = literals
    self.attributes = attributes
    self.relations = relations
    self.namesNumbers = namesNumbers
    self.hasNegativeNumbers = hasNegativeNumbers
    self.hasPaths = hasPaths
  }

  /// Nothing known yet.
  static let unknown = DialectVocabulary(
    writesItems: true, literals: [], attributes: [], relations: [], namesNumbers: false,
    hasNegativeNumbers: false, hasPaths: false)
}
