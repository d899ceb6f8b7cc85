extension Dialect {
  /// Whether the text names the items, as the sample shows; where it does not, they are given along with it.
  package var writesItems: Bool {
    var sample = sample
    let equation = sample.withUTF8 { buffer in
      // The span does not outlive this closure, and the buffer is valid throughout it.
      unsafe recognize(buffer.span)
    }
    if case .implied? = equation?.left.operand { return false }
    return true
  }

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
