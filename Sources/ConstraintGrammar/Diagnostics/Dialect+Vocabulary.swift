extension Dialect {
  /// Whether an attribute can be multiplied by a number below zero.
  var hasNegativeMultipliers: Bool {
    let operand: Operand<String> = writesItems ? .attribute(of: "item", .width) : .implied(.width)
    let negated = Side(operand, multiplier: Multiplier(.times, .number(-1)))
    return sentence(stating: Equation(Side(operand), .equal, negated)) != nil
  }

  /// Whether a name may stand for a number.
  var namesNumbers: Bool {
    let named = Side<String>(constant: .name("number", isNegated: false))
    return sentence(stating: Equation(Side(.attribute(of: "item", .width)), .equal, named)) != nil
  }
}
