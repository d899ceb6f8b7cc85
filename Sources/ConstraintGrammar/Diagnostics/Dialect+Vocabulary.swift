import GrammarCombinators

extension Dialect {
  /// Whether the text names the items; where it does not, they are given along with it.
  var writesItems: Bool { grammar[Identifier.name.description] != nil }

  /// Whether a name may stand for a number.
  var namesNumbers: Bool {
    let named = Side<String>(constant: .name("number", isNegated: false))
    return sentence(stating: Equation(Side(.attribute(of: "item", .width)), .equal, named)) != nil
  }
}
