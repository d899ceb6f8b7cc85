/// What is said of relations.
extension Wording {
  static func dividedRelation(_ text: String) -> Advice {
    Advice(message: nil, hint: "the signs of a relation touch: write '\(text)'")
  }

  static func foreignRelation(
    _ text: String, _ meaning: ForeignRelation.Meaning?, instead: String?, spellings: [String]
  ) -> Advice {
    let message = text.isEmpty ? nil : "\(quoted(text)) is not a relation in this dialect"
    let relations = "a relation is " + list(spellings)
    switch (meaning, instead) {
    case (.relation(let relation), let instead?):
      return Advice(message: message, hint: "write '\(instead)'" + explanation(of: relation, instead))
    case (.strict, let instead?):
      return Advice(message: message, hint: "a constraint always allows the sides to be equal: write '\(instead)'")
    case (.unequal, _):
      return Advice(message: message, hint: "a constraint can't say that two sides differ; " + relations)
    default: return Advice(message: message, hint: relations)
    }
  }

  /// What a sign says, where it says something else elsewhere: `<` for ≤.
  private static func explanation(of relation: Relation, _ sign: String?) -> String {
    guard case .strict? = sign.flatMap(ForeignRelation.meaning) else { return "" }
    return relation == .lessThanOrEqual ? ", which means at most here" : ", which means at least here"
  }

  static func secondRelation(instead equations: [String]?) -> Advice {
    let pair = equations.map { "write two equations: '" + $0.joined(separator: "' and '") + "'" }
    return Advice(
      message: "an equation has one relation",
      hint: pair ?? "the equation is complete before this: write a second one for the rest")
  }

  static func missingRelation(spellings: [String]) -> Advice {
    Advice(message: nil, hint: "a relation is missing: " + list(spellings))
  }
}
