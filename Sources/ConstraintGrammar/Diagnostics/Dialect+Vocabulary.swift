extension Dialect {
  /// Whether a name may stand for a number.
  var namesNumbers: Bool {
    let named = Side<String>(constant: .name("number", isNegated: false))
    return sentence(stating: Equation(Side(.attribute(of: "item", .width)), .equal, named)) != nil
  }
}
