import GrammarCombinators

/// What can be said in a dialect, found out once from its grammar.
final class DialectVocabulary: Sendable {
  /// Whether the text names the items, as the sample shows; where it does not, they are given along with it.
  let writesItems: Bool

  /// The literals anywhere in the grammar.
  let literals: [String]

  /// The attributes that the dialect knows, in the order of the grammar.
  let attributes: [String]

  /// The spellings of the relations, in the order of `Relation.allCases`.
  let relations: [String]

  /// Whether a name may stand for a number.
  let namesNumbers: Bool

  /// Whether an attribute can be multiplied by a number below zero.
  let hasNegativeMultipliers: Bool

  /// Nothing known yet.
  private init() {
    writesItems = true
    literals = []
    attributes = []
    relations = []
    namesNumbers = false
    hasNegativeMultipliers = false
  }

  static let unknown = DialectVocabulary()

  init(of dialect: Dialect) {
    if case .implied? = dialect.equation(in: dialect.sample)?.left.operand {
      writesItems = false
    } else {
      writesItems = true
    }
    let grammar = dialect.grammar
    literals = grammar.productions.flatMap { $0.body.literals }
    attributes =
      grammar[ListedAttribute.name.description]?.body.literals ?? literals.filter { Attribute(rawValue: $0) != nil }
    relations = Relation.allCases.map(dialect.notation.relation)

    let named = Side<String>(constant: .name("number", isNegated: false))
    namesNumbers = dialect.sentence(stating: Equation(Side(.attribute(of: "item", .width)), .equal, named)) != nil
    let operand: Operand<String> = writesItems ? .attribute(of: "item", .width) : .implied(.width)
    let negated = Side(operand, multiplier: Multiplier(.times, .number(-1)))
    hasNegativeMultipliers = dialect.sentence(stating: Equation(Side(operand), .equal, negated)) != nil
  }
}

extension Syntax {
  /// The literals in it, in order, without those of the productions that it names.
  fileprivate var literals: [String] {
    if case .literal(let text, _, _) = self { return [text] }
    return parts.flatMap { $0.literals }
  }
}
